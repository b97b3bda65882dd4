import Testing

@testable import SystemChecks

@Suite("Long logs")
struct StretchSelectionTests {
  private func stretch(_ part: ScrollPart, rows: Int, at start: Double = 0) -> LogPart {
    let samples = (0..<rows).map {
      CurveLog.Sample(
        time: start + Double($0) / 60, offset: 1000 + Double($0) / 10, finger: part == .drag ? 0 : nil)
    }
    return LogPart(part, samples, gap: nil, leavesBounds: false, in: ModelLogs.extent)
  }

  @Test("a log of ordinary length is fitted whole")
  func short() {
    let parts = [stretch(.fling, rows: 600), stretch(.fling, rows: 6, at: 60)]
    #expect(StretchSelection.chosen(parts) == parts)
  }

  @Test("a long fling is thinned evenly from its first to its last row")
  func thinned() {
    let rows = 100 * StretchSelection.mostRows
    let part = stretch(.fling, rows: rows)
    let chosen = StretchSelection.chosen([part])
    #expect(chosen.count == 1 && chosen[0].samples.count == StretchSelection.mostRows)
    #expect(chosen[0].samples.first == part.samples.first && chosen[0].samples.last == part.samples.last)
    let steps = zip(chosen[0].times.dropFirst(), chosen[0].times).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 * 60 - 100) < 1.5 })
  }

  @Test("of many stretches the longest are fitted, in order of time")
  func longest() {
    let parts = (0..<(StretchSelection.mostStretches + 5)).map {
      stretch(.bounce, rows: $0 < 5 ? 6 : 7, at: Double($0))
    }
    #expect(StretchSelection.chosen(parts) == Array(parts.dropFirst(5)))
  }

  @Test("drags stay whole, since a row is an event, and the longest go first")
  func drags() {
    let half = StretchSelection.mostRows / 2
    let parts = [half - 1, half, half + 1].enumerated().map {
      stretch(.drag, rows: $0.element, at: Double($0.offset) * 1e4)
    }
    #expect(StretchSelection.chosen(parts) == [parts[0], parts[2]])
  }
}
