/// One action of a finger or a wheel, with its own time and the time at which the engine can know of it.
struct ReplayInput {
  /// The kind of action: a touch-down, a sample of the finger's position, a release, a cancelled touch, or a move of the wheel.
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
  /// True if the sample is a movement; false for a touch-down and for a finger that leaves.
  var isMove = false
  /// The number of fingers down after the sample.
  var contacts: Int32 = 1
  /// The index of the gesture, from 0; 0 for a wheel.
  var gesture: Int32 = 0
  /// Seconds since the trace's zero.
  let time: Double
  /// The time at which the input reaches the program, in seconds; never before the delivery of an earlier input.
  let delivery: Double
  /// For a sample, the finger travel that moves the content, after the scroll view's ``DragStart``; for a wheel, the distance scrolled. In
  /// points.
  var travel = 0.0
  /// For a sample, the finger's own travel, in points.
  var touch = 0.0
  /// For a sample, the travel passed to the velocity tracker, in points.
  var tracked = 0.0
  /// For a sample, the horizontal travel, and the part of it that the scroll view discards with its slop, both in points.
  var across = 0.0
  var lostAcross = 0.0
}
