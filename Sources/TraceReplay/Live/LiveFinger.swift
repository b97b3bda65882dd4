/// The velocity of a finger whose next sample is not known yet: the velocity between its last two samples.
struct LiveFinger {
  private var last: (time: Double, travel: Double) = (0, 0)
  private var velocity = 0.0

  /// Reads the next input of the finger: a touch-down, a sample or a release.
  mutating func follow(_ input: ReplayInput) {
    switch input.kind {
    case .contact: (last, velocity) = ((input.time, 0), 0)
    case .sample:
      guard input.carriesPosition, input.time > last.time else { return }
      velocity = (input.travel - last.travel) / (input.time - last.time)
      last = (input.time, input.travel)
    case .lift, .cancel: velocity = 0
    case .wheel: break
    }
  }

  /// The finger's velocity at `time`, in points per second, positive downwards; 0 once no sample has come for so long that the finger
  /// counts as resting.
  func velocity(at time: Double) -> Double {
    time - last.time > Double(FingerPath.longestStretch) / 1e6 ? 0 : velocity
  }
}
