/// Detects timestamps that were rounded to 10 or to 100 ms.
///
/// A device that reports every 10 ms has such timestamps too, but all at one distance. Rounded timestamps have several distances: 16.7 ms
/// become 10 and 20.
struct StampGrid: Equatable {
  /// The steps to which timestamps may have been rounded, in microseconds.
  static let (fine, coarse): (Int64, Int64) = (10_000, 100_000)
  /// Counts intervals between moves, in steps of one grid, and notes whether all timestamps lie on that grid.
  private struct Grid: Equatable {
    let step: Int64
    var holdsAll = true
    private var one = 0
    private var two = 0
    private var three = 0
    /// The number of intervals of four and more steps, which may be rests.
    private var more = 0

    init(step: Int64) { self.step = step }

    mutating func noteInterval(_ duration: Int64) {
      switch duration / step {
      case 1: one += 1
      case 2: two += 1
      case 3: three += 1
      default: more += 1
      }
    }

    /// The number of intervals counted.
    var count: Int { one + two + three + more }

    /// True if several intervals differ from the most frequent length, ignoring those that may be rests.
    var isUneven: Bool {
      let all = one + two + three
      let others = all - max(one, two, three)
      return others >= GradeLimits.leastUneven && Double(others) >= GradeLimits.unevenShare * Double(all)
    }
  }

  private var tens = Grid(step: fine)
  private var hundreds = Grid(step: coarse)

  /// Adds the timestamp of a report.
  @inline(__always)
  mutating func note(_ time: Int64) {
    guard tens.holdsAll else { return }
    if time % Self.fine != 0 { (tens.holdsAll, hundreds.holdsAll) = (false, false) }
    if hundreds.holdsAll, time % Self.coarse != 0 { hundreds.holdsAll = false }
  }

  /// Adds the time between two moves of a contact, in microseconds.
  mutating func noteInterval(_ duration: Int64) {
    guard tens.holdsAll else { return }
    tens.noteInterval(duration)
    hundreds.noteInterval(duration)
  }

  /// The step to which timestamps were rounded.
  ///
  /// - Parameter simultaneous: The number of moves at the time of the previous report, which rounding also causes.
  /// - Returns: The step in microseconds; nil if they were not rounded, or if it is unknown.
  func rounding(simultaneous: Int) -> Int64? {
    for grid in [hundreds, tens] where grid.holdsAll {
      guard grid.count + simultaneous >= GradeLimits.leastRounded, grid.count > 0 else { continue }
      if simultaneous > 0 || grid.isUneven { return grid.step }
    }
    return nil
  }
}
