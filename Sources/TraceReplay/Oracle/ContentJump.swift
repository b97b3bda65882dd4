/// A jump of the content's motion at one moment: the value just after the moment minus the value just before.
struct ContentJump {
  let time: Double
  let cause: ReplayFinding.Cause
  /// The jump of the offset, in points.
  let offset: Double
  /// The jump of the velocity, in points per second.
  let velocity: Double
  /// True while a finger holds the content. The velocity is then the finger's, which jumps at every sample.
  let isHeld: Bool
}
