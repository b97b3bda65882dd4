import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments
@testable import ReplayPages

@Suite("Traces that a page draws")
struct DrawnTracesTests {
  /// 960 runs by eight engines.
  private let most = 120

  /// A trace of one gesture with this intent, in which the first `fired` of eight engines fired.
  private func trace(_ path: String, _ intent: Intent?, fired: Int) -> PageTrace {
    var label = TraceLabel()
    (label.trace, label.intent) = (path, intent)
    let scored = (0..<8).map { engine in
      var result = ReplayResult()
      result.triggers = engine < fired ? 1 : 0
      return ScoredGesture(label, result)
    }
    return PageTrace(scored, criticals: Array(repeating: nil, count: 8))
  }

  private func drawn(_ traces: [PageTrace]) -> Set<String> {
    let drawing = DrawnTraces(engines: 8)
    for trace in traces { _ = drawing.take(trace) }
    return Set(traces.filter(drawing.isDrawn).map(\.label.trace))
  }

  @Test("a few traces are all drawn")
  func few() {
    let traces = (0..<most).map { trace("\($0)", .pull, fired: 0) }
    #expect(drawn(traces).count == most)
  }

  @Test("of more than 120 traces fewer are drawn the more engines there are, but never fewer than 40")
  func engines() {
    #expect([1, 8, 16, 24, 51].map { DrawnTraces(engines: $0).most } == [120, 120, 60, 40, 40])
    for (count, drawn) in [(90, 90), (120, 120), (121, 40), (300, 40)] {
      let drawing = DrawnTraces(engines: 51)
      let traces = (0..<count).map { trace("\($0)", .pull, fired: $0 % 8) }
      for trace in traces { _ = drawing.take(trace) }
      #expect(traces.count(where: drawing.isDrawn) == drawn, "\(count)")
    }
  }

  @Test("of many those are drawn over which the engines are split most evenly")
  func telling() {
    // Half of 400 split the engines four to four.
    let traces = (0..<400).map { trace("\($0)", .scroll, fired: $0 % 2 == 0 ? 4 : 1) }
    let names = drawn(traces)
    #expect(names.count == most && names.allSatisfy { Int($0)! % 2 == 0 })
  }

  @Test("each intent has its share, however many there are of another, and free use is drawn last")
  func intents() {
    let many = (0..<500).map { trace("scroll\($0)", .scroll, fired: 4) }
    let few = (0..<30).map { trace("pull\($0)", .pull, fired: 7) } + [trace("none", nil, fired: 1)]
    let free = (0..<30).map { trace("free\($0)", .free, fired: 4) }
    let names = drawn(many + few + free)
    #expect(names.count == most)
    #expect(few.allSatisfy { names.contains($0.label.trace) })
    #expect(!free.contains { names.contains($0.label.trace) })
    #expect(drawn(few + free).count == 61, "where there is room they are drawn too")
  }

  @Test(
    "which traces are drawn does not depend on the order, and none that was turned away is drawn in the end")
  func order() {
    var random = SeededRandom(seed: 7)
    let intents: [Intent?] = [.pull, .scroll, .fling, nil, .free]
    let traces = (0..<600).map { number in
      trace("\(number)", intents[Int(random.next() % 5)], fired: Int(random.next() % 9))
    }
    let wanted = drawn(traces)
    for _ in 0..<5 {
      let drawing = DrawnTraces(engines: 8)
      let shuffled = traces.shuffled(using: &random)
      let taken = Set(shuffled.filter(drawing.take).map(\.label.trace))
      let kept = Set(shuffled.filter(drawing.isDrawn).map(\.label.trace))
      #expect(kept == wanted && kept.isSubset(of: taken))
    }
  }
}
