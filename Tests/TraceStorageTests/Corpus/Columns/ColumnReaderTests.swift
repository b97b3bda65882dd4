import Testing

@testable import GestureTraces
@testable import TraceStorage

@Suite("Column reader")
struct ColumnReaderTests {
  /// The columns of events; nil of some that columns do not hold.
  private func columns(of events: [TraceEvent]) -> [UInt8]? {
    var bytes: [UInt8] = []
    return ColumnWriter.append(events, to: &bytes) ? bytes : nil
  }

  // The independent source is the careful reader, which makes each column by itself.
  @Test("the quick reader gives the events of the careful one, or none")
  func quick() throws {
    var random = RandomTrace(seed: CorpusTests.seed)
    var taken = 0
    for number in 0..<400 {
      guard let trace = try? TraceReader.trace(of: random.text(), path: "t"),
        let bytes = columns(of: trace.events)
      else { continue }
      let end = trace.events.map(\.timeMicroseconds).max() ?? 0
      let reader = try ColumnReader(bytes.span.bytes, at: 0, events: trace.events.count)
      let careful = try reader.carefulEvents(bytes.span.bytes, atMost: end)
      #expect(careful == trace.events, "seed \(CorpusTests.seed), trace \(number)")
      guard let quick = reader.quickEvents(bytes.span.bytes, atMost: end) else { continue }
      #expect(quick == careful, "seed \(CorpusTests.seed), trace \(number)")
      if !quick.isEmpty { taken += 1 }
    }
    #expect(taken > 40)
  }

  @Test("the quick reader leaves what is out of its range to the careful one, which names it")
  func ranges() throws {
    let events = [
      TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 10, y: 20)),
      TraceEvent(timeMicroseconds: 8000, kind: .move(slot: 0, x: 10, y: 21.5)),
      TraceEvent(timeMicroseconds: 16_000, kind: .up(slot: 0)),
    ]
    let bytes = try #require(columns(of: events))
    let reader = try ColumnReader(bytes.span.bytes, at: 0, events: events.count)
    #expect(reader.quickEvents(bytes.span.bytes, atMost: 16_000) == events)
    #expect(reader.quickEvents(bytes.span.bytes, atMost: 15_999) == nil)
    #expect(throws: CorpusProblem.impossible("a trace ends before its newest event")) {
      try reader.events(bytes.span.bytes, atMost: 15_999)
    }
    for wrong in [
      [TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 10, y: 2 * TraceEvent.furthest))],
      [TraceEvent(timeMicroseconds: 5, kind: .stop), TraceEvent(timeMicroseconds: 4, kind: .stop)],
    ] {
      let bytes = try #require(columns(of: wrong))
      let reader = try ColumnReader(bytes.span.bytes, at: 0, events: wrong.count)
      #expect(reader.quickEvents(bytes.span.bytes, atMost: 10) == nil)
      #expect(throws: CorpusProblem.self) { try reader.events(bytes.span.bytes, atMost: 10) }
    }
  }
}
