/// The interface of every engine, by which ``RefreshEngine`` can hold it and a host can drive it without knowing which system it is.
public protocol RefreshEngineBody: Sendable {
  /// The number of states; their indices are 0 ..< `stateCount`.
  static var stateCount: Int { get }
  /// The name of the state with this index, as the reproduced control calls it; for an invalid index, the name of state 0.
  static func stateName(_ code: UInt8) -> StaticString
  /// Properties of the engine that never change, such as whether it needs every sample of the finger.
  var engineTraits: EngineTraits { get }
  /// Index of the current state; ``stateName(_:)`` gives its name.
  var state: UInt8 { get }
  /// The part of the engine's behaviour that a policy can describe; the engine's own file describes the rest.
  var policy: RefreshPolicy { get }
  /// The traits of a perfect engine with the same policy, with which reports compare this engine.
  var traits: RefreshTraits { get }
  /// The earliest time, in seconds, at which the host must send `.timerFired`; nil for none.
  var nextTimer: Double? { get }
  /// True while no refresh is in progress and nothing is pending.
  var isIdle: Bool { get }
  /// True if the app ends the refresh within its callback.
  var endsInsideCallback: Bool { get set }
  /// The pull that passes the threshold, in points; 0 or less only if the engine forgets an inset. Set it before the first
  /// event; drawing, insets and durations do not change with it.
  var thresholdPull: Double { get set }
  /// Records in `levels` what engines with other thresholds would do at `event`.
  ///
  /// Called on an engine whose threshold is out of reach, before it handles the event; the app starts and ends nothing by itself. A
  /// ``ComparingEngine`` and an ``ArmingEngine`` derive this from their rule; others implement it and say why.
  func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels)
  /// The content offsets, in points, at which the engine need not be notified of ``RefreshEvent/offsetChanged`` in its present state.
  ///
  /// At these offsets the engine behaves from then on as if it had not been notified: `state`, `nextTimer` and ``isIdle`` do not change,
  /// and ``pull(_:)`` stays on the same side of the threshold. Its effects are only notes, or a top inset equal to the present one. Notes,
  /// drawing and `ownProgress(_:)` may lag: a host that shows every frame notifies the engine of every frame.
  ///
  /// An engine may remember the latest situation and read the one before that. So a host that skips callbacks sends the last skipped one,
  /// with its full situation, before it sends anything else, even an offset outside the interval.
  ///
  /// - Parameter view: Time, offset and travel as the engine saw them last, everything else as it is now, with the inset that its last
  ///   effects set. The inset, the viewport, contacts, source and release velocity stay constant during the interval, and so do
  ///   `isTracking`, `isDragging` and `isDecelerating`. The time advances up to `nextTimer`; while content decelerates, `isBouncing` is
  ///   true above the top edge. Offset, velocity, angle and travel across may take any value; so may the travel, except that for an engine
  ///   that follows the finger it stays inside `quietTravel(_:)` while a finger is down.
  /// - Returns: ``QuietInterval/nothing`` if every offset may matter.
  func quietOffsets(_ view: ScrollSituation) -> QuietInterval
  /// The finger travel, in points, at which the engine need not be notified of ``RefreshEvent/fingerMoved`` or
  /// ``RefreshEvent/offsetChanged``, as long as the offset lies inside ``quietOffsets(_:)``. Used only for engines that
  /// follow the finger.
  ///
  /// A host that skips samples and offsets sends the last of each later, in the order in which they came.
  ///
  /// - Parameter view: As for ``quietOffsets(_:)``; a finger is down.
  /// - Returns: ``QuietInterval/nothing`` if every sample may matter.
  func quietTravel(_ view: ScrollSituation) -> QuietInterval
  /// The pull as the engine measures it, in points, ≥ 0.
  func pull(_ view: ScrollSituation) -> Double
  /// The pull's progress as the reproduced control measures it, as of the latest event; nil if that control has no such number.
  func ownProgress(_ view: ScrollSituation) -> Double?
  /// Appends what the engine does at `event`, in order, with the scroll view as `view` describes it.
  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects)
}

extension RefreshEngineBody {
  /// The default: the traits of ``policy``, for engines whose threshold does not depend on the viewport.
  public var traits: RefreshTraits {
    var traits = RefreshTraits(policy, viewport: 0)
    (traits.insetShare, traits.hearsTouches) = (engineTraits.insetShare, engineTraits.hearsTouches)
    return traits
  }

  /// The default: nil, as most reproduced controls compare points instead of a progress.
  public func ownProgress(_ view: ScrollSituation) -> Double? { nil }

  /// Handles `event` and returns its effects, for callers with no ``RefreshEffects`` at hand.
  public mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation) -> RefreshEffects {
    var effects = RefreshEffects()
    handle(event, view, &effects)
    return effects
  }
}
