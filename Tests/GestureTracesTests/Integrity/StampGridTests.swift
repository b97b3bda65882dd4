import Testing

@testable import GestureTraces

/// Time stamps on a grid: rounded, if intervals of one, two and three steps mix as no clock makes them.
@Suite("Grids of time stamps")
struct StampGridTests {
  /// The grid of intervals that are so many steps of 10 ms long.
  private func rounding(_ steps: [Int64], of step: Int64 = 10_000, simultaneous: Int = 0) -> Int64? {
    var grid = StampGrid()
    var time: Int64 = 0
    grid.note(time)
    for count in steps {
      time += count * step
      grid.note(time)
      grid.noteInterval(count * step)
    }
    return grid.rounding(simultaneous: simultaneous)
  }

  private func times(_ count: Int, _ steps: Int64) -> [Int64] { Array(repeating: steps, count: count) }

  @Test("five intervals with two of another length are rounded, whichever lengths they are")
  func mixed() {
    for (usual, other) in [(Int64(1), Int64(2)), (1, 3), (2, 3), (2, 1), (3, 1), (3, 2)] {
      #expect(rounding(times(3, usual) + times(2, other)) == 10_000, "\(usual), \(other)")
      #expect(rounding(times(2, usual) + times(2, other)) == nil, "four are too few")
      #expect(rounding(times(4, usual) + times(1, other)) == nil, "one may be a lost report")
    }
    // Longer ones count, and say nothing of unevenness.
    #expect(rounding(times(4, 1) + times(2, 4)) == nil)
    #expect(rounding(times(2, 1) + times(2, 2) + times(1, 9)) == 10_000)
  }

  @Test("one in twenty is enough, fewer are not")
  func share() {
    #expect(rounding(times(38, 1) + times(2, 2)) == 10_000)
    #expect(rounding(times(39, 1) + times(2, 2)) == nil)
  }

  @Test("moves at one time are a sign by themselves, with an interval beside them")
  func simultaneous() {
    #expect(rounding(times(4, 1), simultaneous: 1) == 10_000)
    #expect(rounding(times(3, 1), simultaneous: 1) == nil)
    #expect(rounding([], simultaneous: 9) == nil)
  }

  @Test("the coarser grid counts, unless one time is off it; off the finer one there is none")
  func steps() {
    let mixed = times(3, 1) + times(2, 2)
    #expect(rounding(mixed, of: 100_000) == 100_000)
    #expect(rounding(mixed.map { $0 * 10 } + [11], of: 10_000) == nil)
    #expect(rounding(mixed + [10], of: 10_000) == 10_000)
    #expect(rounding(mixed, of: 10_001) == nil)
    #expect(rounding(mixed, of: 5000) == nil)
  }
}
