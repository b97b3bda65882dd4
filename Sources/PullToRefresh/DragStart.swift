/// The rule that decides when a touch on a scroll view becomes a drag that moves its content.
///
/// Travel and distances are in points, measured from the finger's touch-down. A refused touch stays refused until the
/// next one. Touchpads have no such rule: what libinput reports as a scroll is a scroll from its first event.
///
///     DragStart(slop: 8)   // the first 8 pt move nothing and are subtracted from the travel
@frozen
public struct DragStart: Hashable, Sendable {
  /// The distance that is compared with the slop.
  @frozen
  public enum Measure: UInt8, Sendable {
    /// Travel along the scroll direction; sideways travel is ignored.
    case along
    /// Straight-line distance from the touch-down.
    case distance
    /// The longer of the travel along the scroll direction and the travel across it.
    case longer
  }

  /// The part of the travel that is discarded when the touch becomes a drag.
  @frozen
  public enum Loss: UInt8, Sendable {
    /// The slop itself; for a slanted movement, its component along the scroll direction. Content begins to move where the finger leaves
    /// the slop.
    case slop
    /// All travel up to the sample before the one that leaves the slop.
    case beforeSample
    /// All travel up to and including the sample that leaves the slop.
    case sample
    /// All travel up to and including the sample after the one that leaves the slop.
    case nextSample
  }

  /// The touches that are refused when they leave the slop, because they move sideways.
  @frozen
  public enum Refusal: Hashable, Sendable {
    /// No touch is refused.
    case none
    /// Refuses touches with |travel across| > `than` · |travel along| while the travel along is below twice the slop.
    case steeper(than: Double)
    /// Refuses touches whose travel across exceeds their travel along by more than `by` points.
    case ahead(by: Double)
  }

  /// Travel before a drag starts, in points, ≥ 0. With 0 every movement drags, and the other properties have no effect.
  public var slop: Double
  /// The distance that is compared with ``slop``.
  public var measure = Measure.along
  /// True if the distance must exceed the slop; false if reaching it is enough.
  public var isStrict = true
  /// The part of the travel that is discarded when the touch becomes a drag.
  public var loss = Loss.slop
  /// The touches that are refused when they leave the slop, because they move sideways.
  public var refusal = Refusal.none
  /// Seconds after a release during which the next touch drags without slop, ≥ 0.
  public var graceTime = 0.0

  /// True if the discarded travel is subtracted from the finger's own travel, so that engines that see touches directly see no more of it
  /// than the scroll view does.
  public var isForAll = false

  /// The same rule with ``isForAll`` set: discarded travel is subtracted from the finger's own travel.
  public var forAll: DragStart {
    var start = self
    start.isForAll = true
    return start
  }

  /// The rule that content follows the finger once its travel exceeds the slop, which is subtracted.
  ///
  /// - Parameter slop: Points, ≥ 0.
  public init(slop: Double) { self.slop = slop }

  /// The rule that content follows every movement, without slop.
  public static var immediate: DragStart { DragStart(slop: 0) }

  /// True if a finger with this travel has left the slop; both in points, signed.
  public func isLeft(along: Double, across: Double) -> Bool {
    let (along, across) = (along.magnitude, across.magnitude)
    let distance: Double
    switch measure {
    case .along: distance = along
    case .distance: distance = (along * along + across * across).squareRoot()
    case .longer: distance = along > across ? along : across
    }
    return isStrict ? distance > slop : distance >= slop
  }

  /// True if a touch that leaves the slop with this travel is refused; both in points, signed.
  public func refuses(along: Double, across: Double) -> Bool {
    let (along, across) = (along.magnitude, across.magnitude)
    switch refusal {
    case .none: return false
    case .steeper(let share): return across > share * along && along < 2 * slop
    case .ahead(let points): return across > along + points
    }
  }
}
