/// Notices that the machine was suspended: the monotonic clock stands still meanwhile, the boot clock goes on.
struct SleepWatch {
  /// Microseconds by which the clocks must drift apart: they are read one after the other, and a suspend takes longer.
  static let least: Int64 = 100_000

  private var offset = MonotonicClock.asleep

  /// True where the machine slept since the last time this was asked, or since the watch began.
  mutating func hasSlept() -> Bool {
    let before = offset
    offset = MonotonicClock.asleep
    return offset - before >= Self.least
  }
}
