/// Detects that the machine was suspended: the monotonic clock stops meanwhile, the boot clock continues.
struct SleepWatch {
  /// The smallest difference between the clocks that counts, in microseconds: they are read one after the other, and a suspend takes
  /// longer.
  static let least: Int64 = 100_000

  private var offset = MonotonicClock.asleep

  /// True if the machine was suspended since the last call, or since the watch began.
  mutating func hasSlept() -> Bool {
    let before = offset
    offset = MonotonicClock.asleep
    return offset - before >= Self.least
  }
}
