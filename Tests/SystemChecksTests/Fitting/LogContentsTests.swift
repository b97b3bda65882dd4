import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("What a log has of a part")
struct LogContentsTests {
  private static let extent = ScrollExtent(contentLength: 5000, viewportLength: 600)

  private static func samples(_ offsets: [Double], _ fingers: [Double?] = [], step: Double = 0.016)
    -> [CurveLog.Sample]
  {
    offsets.enumerated().map { index, offset in
      CurveLog.Sample(
        time: Double(index) * step, offset: offset, finger: index < fingers.count ? fingers[index] : nil)
    }
  }

  private static func stretch(_ part: ScrollPart, _ samples: [CurveLog.Sample]) -> LogPart {
    LogPart(part, samples, gap: nil, leavesBounds: false, in: extent)
  }

  private static func contents(
    _ part: ScrollPart, _ parts: [LogPart], log: [CurveLog.Sample] = samples([0, 1]), knowsFinger: Bool = true
  ) -> LogContents {
    LogContents(part, parts, CurveLog(samples: log, knowsFinger: knowsFinger), extent)
  }

  @Test("a stretch of six rows is fitted, one of five is not")
  func fewest() {
    let moving = (0..<7).map { 1000 + Double($0 * $0) }
    let (five, six) = (
      Self.stretch(.fling, Self.samples(Array(moving[..<5]))),
      Self.stretch(.fling, Self.samples(Array(moving[..<6])))
    )
    let both = Self.contents(.fling, [five, six])
    #expect(both.parts == [six] && both.rows == 6 && both.reason == nil)
    #expect(both.leftOut == (0, 0))
    let none = Self.contents(.fling, [five])
    #expect(none.parts.isEmpty && none.rows == 0)
    #expect(none.reason == "no stretch has 6 moving rows; log more of it, or more rows a second")
  }

  @Test("a drag tells something if content lags behind the finger by more than half a point")
  func resistance() {
    func drag(_ share: Double) -> LogPart {
      let fingers = (0..<8).map { Double($0) * 10 }
      return Self.stretch(.drag, Self.samples(fingers.map { -$0 * share }, fingers))
    }
    // 70 pt of finger: half a point is a share of 1 − 0.5/70.
    #expect(
      Self.contents(.drag, [drag(1)]).reason == "the content always follows the finger 1:1; pull past an edge"
    )
    #expect(Self.contents(.drag, [drag(1 - 0.49 / 70)]).parts.isEmpty)
    #expect(Self.contents(.drag, [drag(1 - 0.51 / 70)]).reason == nil)
    #expect(Self.contents(.drag, [drag(1), drag(0.5)]).parts == [drag(0.5)])
  }

  @Test("what is missing is said with what to log")
  func reasons() {
    let held = Self.samples([0, 1, 2], [0, 1, 2])
    let both = Self.samples([0, 1, 2], [0])
    let cases: [(ScrollPart, [CurveLog.Sample], Bool, String)] = [
      (.drag, both, false, "no column finger_pt; log the finger's position while it is down"),
      (.drag, both, true, "a finger is never down; log a pull past an edge"),
      (.fling, both, true, "content does not move without a finger inside the bounds; log a fling"),
      (
        .bounce, both, true,
        "content does not move without a finger beyond an edge; log a release there, or a fling against the edge"
      ),
      (
        .fling, held, true,
        "the finger is never released; leave finger_pt empty while it is up, and keep logging after the release"
      ),
      (
        .bounce, held, true,
        "the finger is never released; leave finger_pt empty while it is up, and keep logging after the release"
      ),
    ]
    for (part, log, knowsFinger, reason) in cases {
      #expect(Self.contents(part, [], log: log, knowsFinger: knowsFinger).reason == reason)
    }
  }

  @Test("the rate is that of nine tenths of the steps, and unknown if fewer are alike")
  func rate() {
    func rate(_ steps: [Double]) -> Double? {
      var time = 0.0
      let samples =
        [CurveLog.Sample(time: 0, offset: 1000)]
        + steps.enumerated().map { index, step in
          time += step
          return CurveLog.Sample(time: time, offset: 1000 + Double(index * index))
        }
      return Self.contents(.fling, [Self.stretch(.fling, samples)]).rate.map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(rate(Array(repeating: 0.02, count: 10)) == 50)
    // One of ten may differ; it does not count in the mean.
    #expect(rate(Array(repeating: 0.02, count: 9) + [0.04]) == 50)
    #expect(rate(Array(repeating: 0.02, count: 8) + [0.04, 0.04]) == nil)
    // Alike is within a tenth: 9 steps of 20 ms and one of 21.9 ms are 201.9 ms for ten.
    #expect(rate(Array(repeating: 0.02, count: 9) + [0.0219]) == 49.529)
    #expect(rate([0.02, 0.02, 0.02, 0.02, 0.02, 0.0179, 0.0179]) == nil)
  }

  @Test("of a long log some stretches are fitted, and the rest counted")
  func long() {
    let stretches = (0..<1002).map { number in
      Self.stretch(.fling, Self.samples((0..<(number < 2 ? 6 : 8)).map { 1000 + Double($0 * $0) }))
    }
    let contents = Self.contents(.fling, stretches)
    // 1000 of 8 rows are 8000, fewer than 10,000; the two of 6 rows are left out.
    #expect(contents.parts.count == 1000 && contents.rows == 8000 && contents.leftOut == (2, 12))
  }
}
