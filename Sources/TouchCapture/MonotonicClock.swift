import Glibc

/// The clock of the kernel's timestamps; while a recording is played to libinput, the playback's virtual clock.
enum MonotonicClock {
  /// The current monotonic time, in microseconds.
  static var now: Int64 { microseconds(CLOCK_MONOTONIC) }

  /// The current time in microseconds since 1970, UTC.
  static var wall: Int64 { microseconds(CLOCK_REALTIME) }

  /// How long the machine has been suspended since it was started, in microseconds.
  static var asleep: Int64 { microseconds(CLOCK_BOOTTIME) - now }

  private static func microseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
