import TextFormats

/// Counts the kernel's timestamps that were before the previous one.
struct StampsGoingBack: Equatable {
  private var number = 0
  /// The largest step back, in microseconds.
  private var furthest: Int64 = 0

  /// Adds one that went back by `distance` microseconds.
  mutating func count(_ distance: Int64) {
    number += 1
    furthest = max(furthest, distance)
  }

  /// Adds the counts of another.
  mutating func add(_ other: StampsGoingBack) {
    number += other.number
    furthest = max(furthest, other.furthest)
  }

  /// Adds its finding to the grade.
  func judge(into grade: inout TraceGrade) {
    guard number > 0 else { return }
    let stamps = Counted.text(number, "time stamp")
    grade.find(furthest > GradeLimits.stampsBack ? .d : .b, "\(stamps) went back, by \(furthest) µs at most")
  }
}
