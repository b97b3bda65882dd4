import Testing

@testable import TextFormats

/// What people's tools put into the output of programs, one example of each kind.
struct PastedLineTests {
  private func clean(_ line: String) -> String {
    String(decoding: PastedLine.clean(Array(line.utf8)[...]), as: UTF8.self)
  }

  @Test(
    "what others put around a line is left out",
    arguments: [
      ("> > E: 1", "E: 1"), (">E: 1", "E: 1"), (">   - [1]", "  - [1]"), ("x\r\r", "x"), ("x\0", "x"),
      ("\u{1B}[31;1m[ 12]\u{1B}[0m x", "[ 12] x"), ("\u{1B}]0;title\u{7}y", "y"), ("```yaml", ""),
      ("~~~", ""),
      ("`a`", "a"), ("</details>", ""), ("<pre class=\"x\">N: a</pre>", "N: a"), ("x<br/>", "x"),
    ])
  func around(_ line: (pasted: String, printed: String)) { #expect(clean(line.pasted) == line.printed) }

  @Test(
    "what others wrote for a character is that character",
    arguments: [
      ("&quot;a&quot;&nbsp;&lt;b&gt;", "\"a\" <b>"), ("&#34;&#x22;", "\"\""), ("\u{A0}\u{202F}x", "  x"),
      ("\u{201C}y\u{201D}", "\"y\""), ("\u{2212}5", "-5"), ("a\u{200B}b", "ab"),
    ])
  func within(_ line: (pasted: String, printed: String)) { #expect(clean(line.pasted) == line.printed) }

  @Test(
    "a line without any of that stays, to the byte",
    arguments: [
      "\t- [  0,  1]", "-> wl_pointer", "a < b > c", "a & b;", "&unknown;", "x `y` z", "é ü 日本", "$ cat x",
    ])
  func stays(_ line: String) { #expect(clean(line) == line) }

  @Test("bytes that are no UTF-8 stay")
  func otherBytes() { #expect(PastedLine.clean([0x78, 0xFF, 0xC3][...]) == [0x78, 0xFF, 0xC3]) }
}
