import Testing

@testable import ReplayLibrary

@Suite("Texts of a field")
struct TextColumnTests {
  @Test("a text is kept once, under the number of its first time")
  func numbers() {
    let texts = TextColumn()
    #expect(["a", "é", "a", nil, "", "é"].map(texts.number) == [0, 1, 0, -1, 2, 1])
  }

  @Test("positions and bytes are those of a large string array of Arrow")
  func memory() {
    let texts = TextColumn()
    for text in ["ab", "é", "", "c"] { _ = texts.number(of: text) }
    let starts = UnsafeRawBufferPointer(start: texts.starts.start, count: texts.starts.count)
    #expect(Array(starts.bindMemory(to: Int64.self)) == [0, 2, 4, 4, 5])
    let bytes = UnsafeRawBufferPointer(start: texts.bytes.start, count: texts.bytes.count)
    #expect(String(decoding: bytes, as: UTF8.self) == "abéc")
  }
}
