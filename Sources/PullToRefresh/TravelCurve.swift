import ScrollPhysics

/// The pull that an engine's own resistance makes of the finger's travel past the edge, where that is more
/// than a factor.
///
///     TravelCurve.resisted(threshold: 60, resistance: 2.5, greatest: 80).pull(112.5)   // 60
@frozen
public enum TravelCurve: Equatable, Sendable {
  /// The first points of travel do nothing; after them the pull grows as the travel.
  case beyond(slop: Double)
  /// SwipeRefreshLayout: the first points of travel do nothing; after them the pull grows by `gain`, above 0, counted from
  /// the slop itself and not from the sample that leaves it.
  case after(slop: Double, gain: Double)
  /// pulltorefresh.js: `min(1, e/(threshold·resistance))·min(greatest, e)`, with `greatest ≤ threshold·resistance`.
  case resisted(threshold: Double, resistance: Double, greatest: Double)
  /// SmartRefreshLayout: `min(greatest·(1 − 100^(−x/length)), x)` with `x = gain·e`, cut to whole pixels; gain and greatest above 0,
  /// a length of 0 stands for 1.
  case damped(gain: Double, greatest: Double, length: Double)

  /// The pull, in points, ≥ 0; never falls as the travel grows.
  ///
  /// - Parameter travel: Travel past the edge, in points; below 0 it counts as 0.
  /// - Returns: The pull.
  public func pull(_ travel: Double) -> Double {
    guard travel > 0 else { return 0 }
    switch self {
    case .beyond(let slop): return travel > slop ? travel - slop : 0
    case .after(let slop, let gain): return travel > slop ? gain * (travel - slop) : 0
    case .resisted(let threshold, let resistance, let greatest):
      let share = travel / threshold / resistance
      return (share < 1 ? share : 1) * (travel < greatest ? travel : greatest)
    case .damped(let gain, let greatest, let length):
      let x = gain * travel
      let bent = greatest * (1 - Elementary.pow(Self.dampingBase, -x / (length == 0 ? 1 : length)))
      return (bent < x ? bent : x).rounded(.towardZero)
    }
  }

  /// The least travel whose pull is this many points, the inverse of ``pull(_:)``; infinite for a pull it never makes.
  ///
  /// - Parameter pull: A pull, in points, above 0.
  /// - Returns: Travel past the edge, in points.
  public func travel(forPull pull: Double) -> Double {
    switch self {
    case .beyond(let slop): return pull + slop
    case .after(let slop, let gain): return pull / gain + slop
    case .resisted(let threshold, let resistance, let greatest):
      let free = threshold * resistance
      guard pull <= greatest else { return .infinity }
      // Up to the greatest pull's own travel the rule is a square, then a line.
      return pull * free < greatest * greatest ? (pull * free).squareRoot() : pull * free / greatest
    case .damped(let gain, let greatest, let length):
      let whole = pull.rounded(.up)
      guard whole < greatest else { return .infinity }
      let folds = -Elementary.log1p(-whole / greatest) / Elementary.log(Self.dampingBase)
      let bent = folds * (length == 0 ? 1 : length)
      return (bent > whole ? bent : whole) / gain
    }
  }

  /// The base of the damping's power.
  private static var dampingBase: Double { 100 }
}
