import GestureTraces
import Testing

@testable import ReplayLibrary

@Suite("A trace in columns")
struct TraceColumnsTests {
  private static let lines = [
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"units":"points","source":{"origin":"synthetic"}}"#,
    #"{"type":"down","t":0,"slot":0,"x":1,"y":2}"#, #"{"type":"up","t":8000,"slot":0}"#,
    #"{"type":"end","t":9000,"events":2,"grade":"A","reasons":[]}"#,
  ]

  /// The buffers of a trace of these lines, by their names.
  private func buffers(_ lines: [String]) throws -> [String: [UInt8]] {
    let trace = try TraceReader.trace(of: Array(lines.map { $0 + "\n" }.joined().utf8), path: "a.trace")
    let columns = TraceColumns(of: trace)
    return Dictionary(
      uniqueKeysWithValues: columns.buffers.map { name, bytes in
        (name, Array(UnsafeRawBufferPointer(start: bytes.start, count: bytes.count)))
      })
  }

  @Test("the header and the end are the lines of the file, each in its own buffer")
  func lines() throws {
    let found = try buffers(Self.lines)
    #expect(found["header"].map { String(decoding: $0, as: UTF8.self) } == Self.lines[0] + "\n")
    #expect(found["end"].map { String(decoding: $0, as: UTF8.self) } == Self.lines[3] + "\n")
  }

  @Test("a trace that was cut off has its header and no end")
  func truncated() throws {
    let found = try buffers(Array(Self.lines.dropLast()))
    #expect(found["header"].map { String(decoding: $0, as: UTF8.self) } == Self.lines[0] + "\n")
    #expect(found["end"]?.isEmpty == true)
  }

  @Test("each event is a record")
  func events() throws {
    // Ten numbers and integers of 8 bytes, four texts of 4, a truth of 1, and 7 bytes of padding.
    #expect(try buffers(Self.lines)["events"]?.count == 2 * 104)
  }
}
