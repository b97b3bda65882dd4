import Testing

@testable import TraceExports

@Suite("Texts in code")
struct SourceTextTests {
  @Test(
    "what ends a line, turns it round or cannot be seen is written by its number",
    arguments: [
      ("a\nb\r", #""a\u{a}b\u{d}""#), ("\u{2028}\u{2029}\u{85}", #""\u{2028}\u{2029}\u{85}""#),
      ("\u{202e}\u{200b}\u{feff}", #""\u{202e}\u{200b}\u{feff}""#), ("Zug, größer 引く", "\"Zug, größer 引く\""),
      ("ends with \\", #""ends with \""#), ("", "\"\""),
    ])
  func quoted(text: String, shown: String) {
    #expect(SourceText.quoted(text) == shown)
  }

  @Test("a long text is cut, and says so")
  func long() {
    #expect(
      SourceText.quoted(String(repeating: "x", count: 121)) == "\"\(String(repeating: "x", count: 120))…\"")
    #expect(
      SourceText.quoted(String(repeating: "x", count: 120)) == "\"\(String(repeating: "x", count: 120))\"")
  }

  @Test(
    "numbers have no zeros at the end and no minus before zero",
    arguments: [
      (347.25, "347.25"), (12, "12"), (-3.5, "-3.5"), (-0.0001, "0"), (100, "100"), (222.9345, "222.935"),
      (0.0005, "0.001"),
    ])
  func positions(number: Double, text: String) {
    #expect(SourceText.position(number) == text)
  }

  @Test("times are exact in every unit, and whole milliseconds the nearest")
  func times() {
    #expect(SourceText.milliseconds(ofMicroseconds: 8272) == "8.272")
    #expect(SourceText.milliseconds(ofMicroseconds: 86_400_000_001) == "86400000.001")
    #expect(SourceText.milliseconds(ofMicroseconds: 10_000) == "10")
    #expect(SourceText.seconds(ofMicroseconds: 1) == "0.000001")
    #expect(SourceText.seconds(ofMicroseconds: 1_500_000) == "1.5")
    #expect(SourceText.wholeMilliseconds(ofMicroseconds: 499) == 0)
    #expect(SourceText.wholeMilliseconds(ofMicroseconds: 500) == 1)
  }
}
