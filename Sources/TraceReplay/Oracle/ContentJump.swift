/// The difference of right and left limit of the content's motion at one moment.
struct ContentJump {
  let time: Double
  let cause: ReplayFinding.Cause
  /// In points.
  let offset: Double
  /// In points per second.
  let velocity: Double
  /// Whether a finger holds the content: its velocity is the finger's, which jumps with every sample.
  let isHeld: Bool
}
