import TextFormats
import Testing

@Suite("Text in XML")
struct XMLTextTests {
  @Test("control characters, which XML has no place for, are replaced")
  func controlCharacters() {
    #expect(XMLText.escaped("a\u{1}\u{1B}\t\n\"'&<>") == "a\u{FFFD}\u{FFFD}\t\n&quot;'&amp;&lt;&gt;")
    #expect(XMLText.escaped("a\u{202E}b\u{2028}é") == "a\u{FFFD}b\u{FFFD}é")
  }

  @Test("with breaks kept, they and single quotes are references")
  func breaks() {
    #expect(XMLText.escaped("a\n\t\r'", keepingBreaks: true) == "a&#10;&#9;&#13;&#39;")
  }
}
