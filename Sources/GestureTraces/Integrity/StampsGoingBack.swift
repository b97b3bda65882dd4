import TextFormats

/// Counts the kernel's timestamps that were earlier than the one before, and remembers by how much.
struct StampsGoingBack: Equatable {
  private var number = 0
  /// The greatest distance by which a timestamp went back, in microseconds.
  private var furthest: Int64 = 0

  /// Adds a timestamp that went back by `distance` microseconds.
  mutating func count(_ distance: Int64) {
    number += 1
    furthest = max(furthest, distance)
  }

  /// Adds the timestamps that another instance has counted.
  mutating func add(_ other: StampsGoingBack) {
    number += other.number
    furthest = max(furthest, other.furthest)
  }

  /// Adds the flaw to the grade, if any timestamp went back.
  func judge(into grade: inout TraceGrade) {
    guard number > 0 else { return }
    let stamps = Counted.text(number, "time stamp")
    grade.find(furthest > GradeLimits.stampsBack ? .d : .b, "\(stamps) went back, by \(furthest) µs at most")
  }
}
