import PullToRefresh

/// The part of a run from the contact of one gesture, as the engine saw it, to the contact of the next.
struct GestureLog {
  /// The time at which the engine saw the contact, in seconds; 0 for the first, to which belongs what came before it.
  let began: Double
  /// The index of the engine's state at that time, among the run's states.
  let firstState: Int
  /// True if a refresh was not over at that time.
  let isInRefresh: Bool
  /// True if a refresh was not over at that time and nothing that its finger could have done would have fired the engine.
  var isBusy: Bool
  /// Refreshes that its finger, or the momentum it left behind, has started.
  var triggers = 0
  /// The first of them: when in seconds, and by what.
  var firstTrigger: (time: Double, phase: TriggerPhase)?
  /// The time at which the app was told of the first, in seconds.
  var callback: Double?
  /// The largest jump of the offset, in points.
  var offsetJump = 0.0
  /// The largest jump of the velocity, in points per second.
  var velocityJump = 0.0
}
