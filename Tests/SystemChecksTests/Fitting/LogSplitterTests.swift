import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Parts of a log")
struct LogSplitterTests {
  private let splitter = LogSplitter(extent: ScrollExtent(contentLength: 2000, viewportLength: 600))

  private func parts(_ rows: [(offset: Double, finger: Double?)]) -> [LogPart] {
    let samples = rows.indices.map {
      CurveLog.Sample(time: Double($0) / 60, offset: rows[$0].offset, finger: rows[$0].finger)
    }
    return splitter.parts(of: CurveLog(samples: samples, knowsFinger: true))
  }

  @Test("a finger makes a drag, offsets beyond an edge a bounce, others a fling, rest none of them")
  func kinds() {
    typealias Row = (offset: Double, finger: Double?)
    let drag = (0..<5).map { row -> Row in (100 - Double(row) * 20, Double(row) * 20) }
    let fling = [60.0, 40, 25, 10].map { offset -> Row in (offset, nil) }
    let bounce = [-10.0, -20, -10, -5, -2].map { offset -> Row in (offset, nil) }
    let rest = [Row](repeating: (0, nil), count: 20)
    let found = parts(drag + fling + bounce + rest)
    #expect(found.map(\.part) == [.drag, .fling, .bounce])
    #expect(found.map(\.samples.count) == [5, 4, 5])
    #expect(found[1].leavesBounds && !found[2].leavesBounds)
  }

  @Test("what comes back inside after a bounce belongs to it")
  func swing() {
    let found = parts([-50, -20, 5, 12, 6, -3, -8, -2, 1, 0, 0, 0, 0].map { ($0, nil) })
    #expect(found.map(\.part) == [.bounce])
  }

  @Test("a bounce at the end counts its offsets from that edge")
  func end() {
    let found = parts([1450, 1440, 1430, 1420, 1410, 1405].map { ($0, nil) })
    #expect(found[0].edge == 1400 && found[0].offsets == [50, 40, 30, 20, 10, 5])
  }

  @Test(
    "rows that show where the finger left the content until a first tick halves the overshoot are no bounce")
  func firstTick() {
    let drag = [-90.0, -100, -100].map { (offset: $0, finger: Optional(-$0)) }
    let bounce = [-100, -100, -50, -49, -47, -44, -40, -35, -30].map {
      (offset: Double($0), finger: Double?.none)
    }
    #expect(parts(drag + bounce).last?.offsets.first == -50)
    // What begins evenly is kept whole.
    let even = [-100.0, -98, -94, -88, -80, -72, -64].map { (offset: $0, finger: Double?.none) }
    #expect(parts(drag + even).last?.offsets.first == -100)
  }

  @Test("a part knows how long before it the row before was")
  func gap() {
    let found = parts([(0, 0), (10, -10), (30, nil), (45, nil), (55, nil), (60, nil), (60, nil), (60, nil)])
    #expect(found[0].gap == nil)
    #expect(found[1].gap.map { abs($0 - 1.0 / 60) < 1e-12 } == true)
  }
}
