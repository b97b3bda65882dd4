/// Looks for time stamps that were rounded to 10 or to 100 ms.
///
/// A device whose reports are 10 ms apart has such stamps too, all at one distance. Stamps that were rounded are at several:
/// 16.7 ms become 10 and 20.
struct StampGrid: Equatable {
  /// The step to which stamps may have been rounded, in microseconds.
  static let (fine, coarse): (Int64, Int64) = (10_000, 100_000)
  /// Stamps in a grid of steps, and how often intervals of 1, 2, 3 and more steps were between moves.
  private struct Grid: Equatable {
    let step: Int64
    var holdsAll = true
    private var one = 0
    private var two = 0
    private var three = 0
    /// Longer ones may be rests.
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

    /// The number of intervals.
    var count: Int { one + two + three + more }

    /// True where several of them are of another length than the most frequent one, those that may be rests left out.
    var isUneven: Bool {
      let all = one + two + three
      let others = all - max(one, two, three)
      return others >= GradeLimits.leastUneven && Double(others) >= GradeLimits.unevenShare * Double(all)
    }
  }

  private var tens = Grid(step: fine)
  private var hundreds = Grid(step: coarse)

  /// Notes the stamp of a report.
  @inline(__always)
  mutating func note(_ time: Int64) {
    guard tens.holdsAll else { return }
    if time % Self.fine != 0 { (tens.holdsAll, hundreds.holdsAll) = (false, false) }
    if hundreds.holdsAll, time % Self.coarse != 0 { hundreds.holdsAll = false }
  }

  /// Notes the time between two reports of a move.
  mutating func noteInterval(_ duration: Int64) {
    guard tens.holdsAll else { return }
    tens.noteInterval(duration)
    hundreds.noteInterval(duration)
  }

  /// The step to which stamps were rounded.
  ///
  /// - Parameter simultaneous: The moves at the time of the one before: rounding makes such too.
  /// - Returns: In microseconds; nil where they were not rounded, or nobody can say.
  func rounding(simultaneous: Int) -> Int64? {
    for grid in [hundreds, tens] where grid.holdsAll {
      guard grid.count + simultaneous >= GradeLimits.leastRounded, grid.count > 0 else { continue }
      if simultaneous > 0 || grid.isUneven { return grid.step }
    }
    return nil
  }
}
