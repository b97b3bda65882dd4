import Testing

@testable import TextFormats

@Suite("Control characters")
struct ControlCharactersTests {
  @Test("a text holds one exactly where Unicode says that one of its characters is one")
  func allCharacters() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = scalar.properties.generalCategory == .control
      let text = "a\(Character(scalar))é"
      #expect(text.holdsControlCharacter == isControl)
      #expect(text.withoutControlCharacters == (isControl ? "a\u{FFFD}é" : text))
    }
  }

  @Test("each becomes one U+FFFD; a text without any stays as it is")
  func shown() {
    #expect("s\n\u{1B}[2J\u{85}1".withoutControlCharacters == "s\u{FFFD}\u{FFFD}[2J\u{FFFD}1")
    #expect("Ñandú §".withoutControlCharacters == "Ñandú §")
    #expect("".holdsControlCharacter == false)
  }
}
