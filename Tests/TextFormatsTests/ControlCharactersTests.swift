import Testing

@testable import TextFormats

@Suite("Control characters")
struct ControlCharactersTests {
  // The properties are those of the standard library's tables, not of the list here.
  @Test(
    "a text holds one exactly where Unicode says that a character controls, separates lines or turns the direction"
  )
  func allCharacters() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isControl =
        [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
        || properties.isBidiControl
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
