import Testing

@testable import TextFormats

/// Expected texts are those before the margin was put there.
struct PastedMarginTests {
  private func removed(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    return PastedMargin(of: bytes).map { String(decoding: $0.removed(from: bytes), as: UTF8.self) }
  }

  @Test(
    "marks that stand before every line are left out, indents stay",
    arguments: [
      ("+a\n+  b\n\n+c\n", "a\n  b\n\nc\n"),
      ("L1 a\nL2   b\nL3\nL4 c", "a\n  b\n\nc"),
      ("L9\ta\r\nL10\tb\r\nL11\tc\r\n", "a\r\nb\r\nc\r\n"),
      ("   98\ta\n   99\t  b\n  100\tc\n", "a\n  b\nc\n"),
      ("1\t- [ 1]\n2\t- [ 2]\n3\t  - 4", "- [ 1]\n- [ 2]\n  - 4"),
      ("12 | a\n13 |   b\n14 | c", "a\n  b\nc"),
      ("touch.log:7:E: 1\ntouch.log:8:E: 2\ntouch.log:9:E: 3", "E: 1\nE: 2\nE: 3"),
      ("L1 1,2\nL2 3,4\nL3 5,6", "1,2\n3,4\n5,6"),
      (
        "2026-03-04T10:11:12.0000000Z # libinput record\n2026-03-04T10:11:12.0000001Z version: 1\n"
          + "2026-03-04T10:11:12.0000002Z   - evdev:",
        "# libinput record\nversion: 1\n  - evdev:"
      ),
    ])
  func kinds(_ text: (marked: String, plain: String)) { #expect(removed(text.marked) == text.plain) }

  @Test("one line in ten may have another beginning, and stays")
  func odd() {
    let lines = (1...20).map { "L\($0) a" }
    #expect(
      removed((["@@ -0,0 @@"] + lines.map { "+" + $0 }).joined(separator: "\n"))
        == (["@@ -0,0 @@"] + lines).joined(separator: "\n"))
    #expect(removed((["a page:", "", "its text:", "log:"] + lines).joined(separator: "\n")) == nil)
  }

  @Test(
    "what may be data is text",
    arguments: [
      // Rows of a table, numbered.
      "1 3.5 4\n2 3.6 4\n3 -3.7 4", "1\t.5\n2\t.6\n3\t.7", "1,2\n2,3\n3,4",
      // Numbers that do not count lines.
      "8 a\n16 b\n24 c", "1 a\n2 b\n4 c", "L1a\nL2b\nL3c",
      // Times that are all a log has.
      "2026-03-04T10:11:12.1Z offset -3\n2026-03-04T10:11:12.2Z offset -4\n2026-03-04T10:11:12.3Z offset -5",
      // Too little of it.
      "+a\n+b", "Last\nLine\nof", "",
    ])
  func texts(_ text: String) { #expect(removed(text) == nil) }
}
