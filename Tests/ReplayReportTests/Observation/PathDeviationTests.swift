import Testing

@testable import ReplayReport

@Suite("How far a path is from another")
struct PathDeviationTests {
  /// Down by 100 pt a second for a second, then at rest: a moment each hundredth.
  private func slope(late: Double = 0, by more: Double = 0) -> SeenPath {
    SeenPath(
      (0...200).map { moment -> (time: Double, offset: Double) in
        let time = Double(moment) / 100
        return (time, -100 * min(max(time - late, 0), 1) + more)
      })
  }

  private func deviation(_ app: SeenPath, points: Double = 2, seconds: Double = 0.01) -> PathDeviation? {
    PathDeviation(
      of: app, from: slope(), in: 0..<2.001, lift: 1,
      tolerance: PathDeviation.Tolerance(points: points, seconds: seconds))
  }

  @Test("the same path is nowhere off and not late")
  func same() throws {
    let same = try #require(deviation(slope()))
    #expect(same.greatest == 0 && same.mean == 0 && same.lag == 0 && same.beyond == 0)
    #expect(same.finger.moments == 101 && same.motion.moments == 100)
  }

  // By hand: 40 ms at 100 pt a second are 4 pt; 10 ms of them are allowed for, so 3 are beyond.
  @Test("a path that is late is off by its speed, and fits best that much later")
  func late() throws {
    let late = try #require(deviation(slope(late: 0.04)))
    #expect(abs(late.finger.greatest - 4) < 1e-9)
    #expect(late.lag == 0.04)
    #expect(abs(late.beyond - 3) < 1e-9)
    #expect(late.isSame(within: .init(points: 3, seconds: 0.01)))
    #expect(!late.isSame(within: .init(points: 2.9, seconds: 0.01)))
  }

  @Test("a path that is elsewhere by 5 pt is off by that in the mean and at most")
  func elsewhere() throws {
    let off = try #require(deviation(slope(by: -5)))
    #expect(abs(off.mean - 5) < 1e-9 && abs(off.greatest - 5) < 1e-9)
  }

  @Test("content that is not logged rests where it was, and is held against what the other does meanwhile")
  func unseen() throws {
    // Rows at 0 and at 2 s alone: at 1 s the other is 100 pt down, and the app still at 0.
    let off = try #require(deviation(SeenPath([(0, 0), (2, -100)])))
    #expect(abs(off.greatest - 100) < 1e-9)
  }

  @Test("without a moment in a gesture there is no deviation")
  func none() { #expect(deviation(SeenPath([(5, 0), (6, 0)])) == nil) }
}
