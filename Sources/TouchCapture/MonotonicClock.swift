import Glibc

/// The clock of the kernel's stamps; inside an entered virtual world, that world's.
enum MonotonicClock {
  /// Microseconds of the monotonic clock.
  static var now: Int64 { microseconds(CLOCK_MONOTONIC) }

  /// Microseconds since 1970, UTC.
  static var wall: Int64 { microseconds(CLOCK_REALTIME) }

  /// Microseconds the machine has been suspended since it was started.
  static var asleep: Int64 { microseconds(CLOCK_BOOTTIME) - now }

  private static func microseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
