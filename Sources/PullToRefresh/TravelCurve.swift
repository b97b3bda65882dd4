import ScrollPhysics

/// The pull as a function of the finger's travel past the edge, for engines whose resistance is more
/// than a constant factor.
///
///     TravelCurve.resisted(threshold: 60, resistance: 2.5, greatest: 80).pull(112.5)   // 60
@frozen
public enum TravelCurve: Equatable, Sendable {
  /// The first `slop` points of travel do nothing; after them the pull grows by a point per point of travel.
  case beyond(slop: Double)
  /// SwipeRefreshLayout: the first `slop` points of travel do nothing; after them the pull grows by `gain` (> 0) per point, counted from
  /// the slop and not from the sample that exceeds it.
  case after(slop: Double, gain: Double)
  /// The curve of pulltorefresh.js for a travel `e`: `min(1, e/(threshold·resistance))·min(greatest, e)`, with `greatest ≤
  /// threshold·resistance`.
  case resisted(threshold: Double, resistance: Double, greatest: Double)
  /// The curve of SmartRefreshLayout for a travel `e`: `min(greatest·(1 − 100^(−x/length)), x)` with `x = gain·e`, cut to whole pixels.
  ///
  /// Gain and greatest are above 0; a length of 0 counts as 1.
  case damped(gain: Double, greatest: Double, length: Double)

  /// The pull for this travel, in points, ≥ 0; never falls as the travel grows.
  ///
  /// - Parameter travel: Travel past the edge, in points; values below 0 count as 0.
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

  /// The least travel that gives this pull, the inverse of ``pull(_:)``; infinite for a pull that is out of reach.
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
      // The rule is quadratic up to the travel at the greatest pull, then linear.
      return pull * free < greatest * greatest ? (pull * free).squareRoot() : pull * free / greatest
    case .damped(let gain, let greatest, let length):
      let whole = pull.rounded(.up)
      guard whole < greatest else { return .infinity }
      let folds = -Elementary.log1p(-whole / greatest) / Elementary.log(Self.dampingBase)
      let bent = folds * (length == 0 ? 1 : length)
      return (bent > whole ? bent : whole) / gain
    }
  }

  /// The base of the power in the damping formula.
  private static var dampingBase: Double { 100 }
}
