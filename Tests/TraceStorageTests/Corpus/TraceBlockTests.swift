import Testing

@testable import GestureTraces
@testable import TraceStorage

@Suite("A trace in columns")
struct TraceBlockTests {
  /// The header of a trace whose last label ends at this time.
  private func header(labelledTo end: Int) -> String {
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"source":{"origin":"synthetic"},"#
      + #""labels":[{"from":0,"to":20,"intent":"scroll"},{"from":30,"to":\#(end),"intent":"pull"}]}"# + "\n"
  }

  private let events =
    #"{"type":"down","t":0,"slot":0,"x":1,"y":2.5}"# + "\n" + #"{"type":"move","t":30,"slot":0,"x":1,"y":4}"#
    + "\n" + #"{"type":"up","t":49,"slot":0}"# + "\n" + #"{"type":"end","t":49,"events":3}"# + "\n"

  /// What a block gives with a header that stands in another.
  private func restored(_ block: TraceBlock, header line: String) throws -> (trace: Trace, text: [UInt8]) {
    let header = try #require(TraceBlock.header(of: Array(line.utf8)))
    let end = try #require(TraceBlock.end(of: block.end))
    var columnsEnd = 0
    let trace = try TraceBlock.trace(
      in: block.bytes.span.bytes, name: "t", header: header, end: end, events: 3, columnsEnd: &columnsEnd)
    return (trace, try TraceBlock.text(of: trace, in: block.bytes.span.bytes, columnsEnd: columnsEnd))
  }

  @Test(
    "a trace whose last label ends at its end, or before it, is in columns as it was", arguments: [48, 49])
  func label(end: Int) throws {
    let text = Array((header(labelledTo: end) + events).utf8)
    let trace = try TraceReader.trace(of: text, path: "t")
    let block = try #require(TraceBlock(trace, of: text))
    let again = try restored(block, header: header(labelledTo: end))
    #expect(again.trace == trace && again.text == text)
    #expect(again.trace.header.labels?.last?.to == Int64(end) && again.trace.end?.timeMicroseconds == 49)
  }

  // As the reader of texts refuses the text of such a trace.
  @Test("a block that ends before the last label of its header is impossible")
  func late() throws {
    let text = Array((header(labelledTo: 49) + events).utf8)
    let block = try #require(TraceBlock(try TraceReader.trace(of: text, path: "t"), of: text))
    #expect(throws: CorpusProblem.impossible("a trace ends before its last label")) {
      try restored(block, header: header(labelledTo: 50))
    }
    #expect(throws: TraceError.self) {
      try TraceReader.trace(of: Array((header(labelledTo: 50) + events).utf8), path: "t")
    }
  }

  @Test("a trace without an end is not in columns")
  func cut() throws {
    let text = Array((header(labelledTo: 49) + #"{"type":"stop","t":0}"# + "\n").utf8)
    #expect(TraceBlock(try TraceReader.trace(of: text, path: "t"), of: text) == nil)
  }
}
