/// Detects that the machine was suspended: during that time the monotonic clock stops, and the boot clock continues.
struct SleepWatch {
  /// The smallest difference between the clocks, in microseconds, that counts as a suspend.
  ///
  /// A smaller one can come from reading the clocks one after the other; a suspend takes longer.
  static let least: Int64 = 100_000

  private var offset = MonotonicClock.asleep

  /// True if the machine was suspended since the last call, or since the watch began.
  mutating func hasSlept() -> Bool {
    let before = offset
    offset = MonotonicClock.asleep
    return offset - before >= Self.least
  }
}
