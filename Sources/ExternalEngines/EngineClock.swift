import Glibc

/// The clock by which programs are waited for.
package enum EngineClock {
  /// Seconds on a clock that never goes back.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
