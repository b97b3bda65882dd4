/// The rule by which a list takes a touch for a drag: from where on a finger moves its content.
///
/// Travel and distances are points of the finger since it came down. A touch that has been refused stays refused until the
/// next. Touchpads know no such rule: what libinput calls a scroll is one from its first event.
///
///     DragStart(slop: 8)   // 8 pt move nothing and are subtracted after
@frozen
public struct DragStart: Hashable, Sendable {
  /// The distance that is held against the slop.
  @frozen
  public enum Measure: UInt8, Sendable {
    /// Travel along the list, whatever goes sideways.
    case along
    /// The distance from where the finger came down.
    case distance
    /// The longer of travel along and across.
    case longer
  }

  /// The part of the travel that moves nothing, once the touch is taken.
  @frozen
  public enum Loss: UInt8, Sendable {
    /// The slop; of a slanted way its part along the list. Content begins where the finger leaves the slop.
    case slop
    /// All up to the sample before the one that leaves the slop.
    case beforeSample
    /// All up to the sample that leaves the slop.
    case sample
    /// All up to the sample after the one that leaves the slop.
    case nextSample
  }

  /// The touches that are refused as they leave the slop, for going sideways.
  @frozen
  public enum Refusal: Hashable, Sendable {
    /// None.
    case none
    /// Those whose travel across is more than this share of that along, while that along is below twice the slop.
    case steeper(than: Double)
    /// Those whose travel across is ahead of that along by more than so many points.
    case ahead(by: Double)
  }

  /// Points that a finger goes before it drags, ≥ 0; with 0 every movement is a drag, and nothing else counts.
  public var slop: Double
  /// The distance that is held against it.
  public var measure = Measure.along
  /// True if the slop itself is not yet enough.
  public var isStrict = true
  /// The part of the travel that moves nothing.
  public var loss = Loss.slop
  /// The touches that are refused.
  public var refusal = Refusal.none
  /// Seconds after a lift within which the next touch's movements need no slop.
  public var graceTime = 0.0

  /// True if what is lost is taken off the finger's own travel: then engines that hear touches see no more of it than the list.
  public var isForAll = false

  /// The same, taken off the finger's own travel.
  public var forAll: DragStart {
    var start = self
    start.isForAll = true
    return start
  }

  /// The rule by which content follows a finger's travel along the list from a slop on, which is subtracted.
  ///
  /// - Parameter slop: Points, ≥ 0.
  public init(slop: Double) { self.slop = slop }

  /// Content follows every movement.
  public static var immediate: DragStart { DragStart(slop: 0) }

  /// True if a finger that has gone so far leaves the slop, in points either way.
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

  /// True if a touch that leaves the slop there is refused, in points either way.
  public func refuses(along: Double, across: Double) -> Bool {
    let (along, across) = (along.magnitude, across.magnitude)
    switch refusal {
    case .none: return false
    case .steeper(let share): return across > share * along && along < 2 * slop
    case .ahead(let points): return across > along + points
    }
  }
}
