import PullToRefresh

/// The events of a run during one gesture: from the engine's first sight of its contact to that of the next gesture's.
struct GestureLog {
  /// The time at which the engine saw the contact, in seconds; 0 for the first, which includes everything before it.
  let began: Double
  /// The index, among the states in the run's log, of the engine's state when it saw the contact.
  let firstState: Int
  /// True if a refresh was still in progress when the engine saw the contact.
  let isInRefresh: Bool
  /// True if a refresh was still in progress when the engine saw the contact, and no movement of the finger could have fired the engine.
  var isBusy: Bool
  /// The number of refreshes started by the gesture's finger or its momentum.
  var triggers = 0
  /// The first refresh started by the gesture's finger or its momentum: time in seconds and cause; nil if there is none.
  var firstTrigger: (time: Double, phase: TriggerPhase)?
  /// The time of the first trigger's callback, in seconds; nil for none.
  var callback: Double?
  /// The largest jump of the content's offset during the gesture, in points.
  var offsetJump = 0.0
  /// The largest jump of the content's velocity during the gesture, in points per second.
  var velocityJump = 0.0
}
