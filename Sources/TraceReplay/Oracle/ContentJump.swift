/// The difference of right and left limit of the content's motion at one moment.
struct ContentJump {
  let time: Double
  let cause: ReplayFinding.Cause
  /// The jump of the offset, in points.
  let offset: Double
  /// The jump of the velocity, in points per second.
  let velocity: Double
  /// True while a finger holds the content: its velocity is the finger's, which jumps with every sample.
  let isHeld: Bool
}
