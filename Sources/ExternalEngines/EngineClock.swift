import Glibc

/// The clock for program timeouts.
package enum EngineClock {
  /// Seconds on a monotonic clock.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
