import PullToRefresh

/// The part of a run from the contact of one gesture, as the engine saw it, to the contact of the next.
struct GestureLog {
  /// The time at which the engine saw the contact, in seconds; 0 for the first, which includes everything before it.
  let began: Double
  /// The index, among the run's states, of the engine's state at that time.
  let firstState: Int
  /// True if a refresh was not over at that time.
  let isInRefresh: Bool
  /// True if a refresh was not over at that time, and no movement of the finger could have fired the engine.
  var isBusy: Bool
  /// The number of refreshes started by the gesture's finger or its momentum.
  var triggers = 0
  /// The first of these triggers: its time in seconds and its cause; nil for none.
  var firstTrigger: (time: Double, phase: TriggerPhase)?
  /// The time of the first trigger's callback, in seconds; nil for none.
  var callback: Double?
  /// The largest jump of the offset, in points.
  var offsetJump = 0.0
  /// The largest jump of the velocity, in points per second.
  var velocityJump = 0.0
}
