/// One action of a finger or a wheel, with its time and the time at which the engine can know it.
struct ReplayInput {
  /// What happens: a touch-down, a sample of the finger's position, a lift, a cancelled touch, or a move of the wheel.
  enum Kind: UInt8 {
    case contact
    case sample
    case lift
    case cancel
    case wheel
  }

  let kind: Kind
  /// True if the sample is passed to the velocity tracker.
  var carriesPosition = false
  /// True if the sample is a movement, not a touch-down and not the departure of a
  /// finger.
  var isMove = false
  /// Number of fingers down after the sample.
  var contacts: Int32 = 1
  /// The gesture of the track, from 0; 0 for a wheel.
  var gesture: Int32 = 0
  /// Seconds since the trace's zero.
  let time: Double
  /// The time at which the input reaches the program, in seconds; never before an earlier input.
  let delivery: Double
  /// Sample: travel that moves the content, after the scroll view's ``DragStart``. Wheel: distance scrolled. In points.
  var travel = 0.0
  /// Sample: the finger's own travel, in points.
  var touch = 0.0
  /// Sample: travel passed to the velocity tracker, in points.
  var tracked = 0.0
  /// Sample: horizontal travel, and the part of it that the scroll view discards with its slop, in points.
  var across = 0.0
  var lostAcross = 0.0
}
