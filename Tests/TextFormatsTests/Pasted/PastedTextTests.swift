import Testing

@testable import TextFormats

struct PastedTextTests {
  private func lines(_ bytes: [UInt8]) -> [String] {
    PastedText.lines(bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  @Test("UTF-16 is read by its mark, in either order")
  func marks() {
    #expect(lines([0xFF, 0xFE] + utf16("ä,x\r\n1,2", isBigEndian: false)) == ["ä,x", "1,2"])
    #expect(lines([0xFE, 0xFF] + utf16("a\nb", isBigEndian: true)) == ["a", "b"])
  }

  @Test("UTF-16 without a mark is known by its bytes of 0")
  func withoutMark() {
    #expect(lines(utf16("time_ms,x,y\n1,2,3", isBigEndian: true)) == ["time_ms,x,y", "1,2,3"])
    #expect(lines(utf16("time_ms,x,y\n1,2,3", isBigEndian: false)) == ["time_ms,x,y", "1,2,3"])
  }

  @Test("a mark of UTF-8 is left out")
  func mark() { #expect(lines([0xEF, 0xBB, 0xBF, 0x61]) == ["a"]) }

  @Test("lines end with LF, CR LF, CR CR LF or CR alone, and keep their numbers")
  func ends() {
    #expect(lines(Array("a\r\nb\r\r\n\nc".utf8)) == ["a", "b", "", "c"])
    #expect(lines(Array("a\rb".utf8)) == ["a", "b"])
  }

  @Test("as a whole the cleaned text has as many lines")
  func whole() {
    #expect(PastedText.clean(Array("```json\n> [1]\n```".utf8)) == Array("\n[1]\n".utf8))
  }

  @Test("a margin is no part of a text, nor of the start of one")
  func margin() {
    let text = Array("L1 [\nL2 1]\nL3 x".utf8)
    #expect(PastedText.clean(text) == Array("[\n1]\nx".utf8))
    #expect(PastedText.needsDecoding(text) && !PastedText.needsDecoding(Array("[\n1]\nx".utf8)))
  }
}
