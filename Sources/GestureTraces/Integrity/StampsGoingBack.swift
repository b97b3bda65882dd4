import TextFormats

/// Counts the kernel stamps that were before the one before them.
struct StampsGoingBack: Equatable {
  private var number = 0
  /// Microseconds.
  private var furthest: Int64 = 0

  /// Counts one that was `distance` microseconds before.
  mutating func count(_ distance: Int64) {
    number += 1
    furthest = max(furthest, distance)
  }

  /// Counts those of another.
  mutating func add(_ other: StampsGoingBack) {
    number += other.number
    furthest = max(furthest, other.furthest)
  }

  /// Adds what it found.
  func judge(into grade: inout TraceGrade) {
    guard number > 0 else { return }
    let stamps = Counted.text(number, "time stamp")
    grade.find(furthest > GradeLimits.stampsBack ? .d : .b, "\(stamps) went back, by \(furthest) µs at most")
  }
}
