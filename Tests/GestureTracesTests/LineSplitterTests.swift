import Testing

@testable import GestureTraces

@Suite("Line splitter")
struct LineSplitterTests {
  static func lines(_ text: String, chunk: Int, longest: Int = 100) -> (
    lines: [String], rest: String?, overlong: Bool
  ) {
    var splitter = LineSplitter(longest: longest)
    var lines: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      splitter.split(Array(bytes[start..<min(start + chunk, bytes.count)]), skipping: { $1 }) { span in
        lines.append(String(decoding: (0..<span.count).map { span[$0] }, as: UTF8.self))
      }
    }
    return (lines, splitter.rest.map { String(decoding: $0, as: UTF8.self) }, splitter.isOverlong)
  }

  @Test("the lines are the same however the bytes come in", arguments: 1...12)
  func chunks(_ chunk: Int) {
    let result = Self.lines("ab\n\ncdef\n\n\nghijkl\nmn", chunk: chunk)
    #expect(result.lines == ["ab", "", "cdef", "", "", "ghijkl"])
    #expect(result.rest == "mn" && !result.overlong)
    #expect(Self.lines("ab\n", chunk: chunk).rest == nil)
  }

  @Test("a line may be as long as allowed, not longer, however it comes in", arguments: 1...12)
  func limit(_ chunk: Int) {
    #expect(Self.lines("abcde\nabcde", chunk: chunk, longest: 5).overlong == false)
    let result = Self.lines("ab\nabcdef\nab\n", chunk: chunk, longest: 5)
    #expect(result.overlong && result.lines == ["ab"])
  }
}
