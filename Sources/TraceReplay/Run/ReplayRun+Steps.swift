/// Advances a run step by step, for a host with a clock of its own.
extension ReplayRun {
  /// Processes everything that is due up to `time`: inputs of fingers, and the engine's timers at their own times.
  ///
  /// - Returns: The time reached, in seconds; that of a timer if rounding puts it just after `time`.
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

  /// Drops the inputs that the engine has already seen, to save memory.
  ///
  /// - Returns: The number of inputs dropped.
  mutating func forgetInputs() -> Int {
    let seen = nextDelivery
    content.forgetInputs(seen)
    nextDelivery = 0
    return seen
  }
}
