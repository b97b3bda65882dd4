/// A run that somebody else's clock drives.
extension ReplayRun {
  /// Lets everything happen that is due up to `time`: what fingers do, and the engine's timers at their own times.
  ///
  /// - Returns: The time that is reached: that of a timer where rounding puts it just after.
  mutating func advance(_ inputs: Span<ReplayInput>, to time: Double) -> Double {
    var reached = time
    while case let due = nextDue(), due <= time + ReplayClock.sameInstant {
      content.advance(inputs, to: due, log: &log)
      runTimers(at: due)
      reached = max(reached, due)
    }
    content.advance(inputs, to: reached, log: &log)
    return reached
  }

  /// Forgets the inputs that the engine has seen.
  ///
  /// - Returns: How many there were.
  mutating func forgetInputs() -> Int {
    let seen = nextDelivery
    content.forgetInputs(seen)
    nextDelivery = 0
    return seen
  }
}
