/// The requirements of every system's value, so that ``RefreshEngine`` can hold it and a host can drive it
/// without knowing which it is.
public protocol RefreshEngineBody: Sendable {
  /// The number of states; their indices are 0 up to this.
  static var stateCount: Int { get }
  /// The state with this index, in the system's own words; the first of them for an index that is none.
  static func stateName(_ code: UInt8) -> StaticString
  /// What holds of it from its first event to its last.
  var engineTraits: EngineTraits { get }
  /// Index of the state it is in.
  var state: UInt8 { get }
  /// The part of its behaviour that a policy can describe; what only this system does is in its own file.
  var policy: RefreshPolicy { get }
  /// The behaviour of a perfect engine of the same policy.
  var traits: RefreshTraits { get }
  /// The earliest time, in seconds, at which the host is to send `.timerFired`; nil for none.
  var nextTimer: Double? { get }
  /// True while no refresh is going on and nothing is to come by itself.
  var isIdle: Bool { get }
  /// True if the app ends the refresh within its handler.
  var endsInsideCallback: Bool { get set }
  /// The pull at which its comparison turns true, in points; 0 or less only where it forgets an inset. Set before the first
  /// event; what is drawn, insets and times do not follow it.
  var thresholdPull: Double { get set }
  /// Says what systems that differ from this one in the threshold alone do when `event` happens, for one whose
  /// threshold is out of reach and that has not handled the event yet, while the app does nothing by itself. Follows from
  /// the rule of a ``ComparingEngine`` and an ``ArmingEngine``; others say it themselves, and why.
  func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels)
  /// The content offsets at which nothing comes of ``RefreshEvent/offsetChanged`` in its present state, in points.
  ///
  /// Nothing comes of it: the engine answers whatever follows as if it had not been told, `state`, `nextTimer` and ``isIdle``
  /// stay, and its ``pull(_:)`` stays on the same side of its threshold. Its effects are notes, or set the top inset to what it is
  /// already. Notes, what is drawn and `ownProgress(_:)` may lag: whoever shows each frame tells of each.
  ///
  /// An engine may remember the newest situation it was told, and look at the one before: a host that leaves callbacks out makes up
  /// for the last one, with all that it had then, before it tells of anything else, be it an offset outside.
  ///
  /// - Parameter view: Time, offset and travel as the engine saw them last, all else as it is now, with the inset that its last
  ///   effects asked for. The inset, the viewport, contacts, source and release velocity stay as they are there, and so do
  ///   `isTracking`, `isDragging` and `isDecelerating`. The time goes on, up to `nextTimer`; while it decelerates, `isBouncing` is
  ///   true above the top edge. The offset, velocity, angle and travel across may be anything; so may the travel, which of an engine
  ///   that follows the finger stays inside `quietTravel(_:)` while one is down.
  /// - Returns: ``QuietInterval/nothing`` where each may matter.
  func quietOffsets(_ view: ScrollSituation) -> QuietInterval
  /// The travel of a finger, in points, at which in the same sense nothing comes of ``RefreshEvent/fingerMoved`` nor of
  /// ``RefreshEvent/offsetChanged``, as long as the offset of either lies inside ``quietOffsets(_:)``; asked only of an engine that
  /// follows the finger.
  ///
  /// A host that leaves samples and offsets out makes up for the last of each, in the order in which they came.
  ///
  /// - Parameter view: As for ``quietOffsets(_:)``; a finger is down.
  /// - Returns: ``QuietInterval/nothing`` where each may matter.
  func quietTravel(_ view: ScrollSituation) -> QuietInterval
  /// The pull as the engine sees it, in points, never negative.
  func pull(_ view: ScrollSituation) -> Double
  /// The progress of the pull in the original's own measure, as of the newest event; nil where it has no such number.
  func ownProgress(_ view: ScrollSituation) -> Double?
  /// Adds what the engine does when `event` happens and the scroll view is as `view` says, in order.
  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects)
}

extension RefreshEngineBody {
  /// The policy's, where its threshold does not depend on the viewport.
  public var traits: RefreshTraits {
    var traits = RefreshTraits(policy, viewport: 0)
    (traits.insetShare, traits.hearsTouches) = (engineTraits.insetShare, engineTraits.hearsTouches)
    return traits
  }

  /// None: most originals compare points.
  public func ownProgress(_ view: ScrollSituation) -> Double? { nil }

  /// Handles `event` and returns its effects, for callers with no ``RefreshEffects`` at hand.
  public mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation) -> RefreshEffects {
    var effects = RefreshEffects()
    handle(event, view, &effects)
    return effects
  }
}
