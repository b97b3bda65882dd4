/// One thing the finger or a wheel did, with when it happened and when the engine can know.
struct ReplayInput {
  /// The kind of an input.
  enum Kind: UInt8 {
    case contact
    case sample
    case lift
    case cancel
    case wheel
  }

  let kind: Kind
  /// True where a velocity tracker sees a sample.
  var carriesPosition = false
  /// True where a sample is a movement: not the one a finger comes down with, nor one of a finger that
  /// leaves.
  var isMove = false
  /// Fingers down after a sample.
  var contacts: Int32 = 1
  /// The gesture of the track, from 0; 0 for a wheel.
  var gesture: Int32 = 0
  /// Seconds since the trace's zero.
  let time: Double
  /// The time at which it reaches the program, in seconds; never before an earlier input.
  let delivery: Double
  /// A sample's travel that moves the content, by the list's ``DragStart``; the distance that a wheel scrolls. In points.
  var travel = 0.0
  /// A sample's travel of the finger itself, in points.
  var touch = 0.0
  /// A sample's travel as the velocity tracker hears it, in points.
  var tracked = 0.0
  /// A sample's travel across, in points, and the part of it that the list has lost with its slop.
  var across = 0.0
  var lostAcross = 0.0
}
