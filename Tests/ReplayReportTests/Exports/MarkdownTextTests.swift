import Testing

@testable import ReplayReport

@Suite("Text in Markdown")
struct MarkdownTextTests {
  /// The text that a reader of Markdown sees: a backslash before a mark is dropped, and references stand for their characters, as CommonMark
  /// 0.31.2, sections 2.4 and 2.5, has it.
  private func shown(_ text: String) -> String {
    var (shown, rest) = ("", text[...])
    while let character = rest.popFirst() {
      if character == "\\", let mark = rest.first, mark.isASCII, mark.isPunctuation || mark.isSymbol {
        shown.append(mark)
        rest.removeFirst()
      } else if character == "&", let end = rest.firstIndex(of: ";") {
        let name = rest[..<end]
        rest = rest[rest.index(after: end)...]
        switch name {
        case "amp": shown += "&"
        case "lt": shown += "<"
        case "gt": shown += ">"
        default:
          let number = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
          let scalar = UInt32(number, radix: name.hasPrefix("#x") ? 16 : 10).flatMap(Unicode.Scalar.init)
          shown.append(scalar.map(Character.init) ?? "?")
        }
      } else {
        shown.append(character)
      }
    }
    return shown
  }

  @Test("every printable character is shown as it is, and those that begin mark-up do not stand bare")
  func escaped() {
    for scalar in UInt8(0x20)...0x7E {
      let text = "a\(Character(Unicode.Scalar(scalar)))b1"
      #expect(shown(MarkdownReport.escaped(text)) == text)
    }
    let all = MarkdownReport.escaped("<i>@me #1 *a* _b_ [c](d) `e` |~f~|!")
    for mark in ["<", ">", "@"] { #expect(!all.contains(mark)) }
    for (mark, number) in [("*", 2), ("_", 2), ("[", 1), ("]", 1), ("`", 2), ("|", 2), ("~", 2), ("!", 1)] {
      #expect(
        all.split(separator: "\\\(mark)", omittingEmptySubsequences: false).count == number + 1, "\(mark)")
    }
    #expect(all.contains("&#35;1"))
  }

  @Test("every kind of line end and a tab are a space, other control characters are replaced")
  func breaks() {
    #expect(MarkdownReport.escaped("a\nb\rc\r\nd\te\u{7}f") == "a b c d e\u{FFFD}f")
    #expect(MarkdownReport.code("a\nb\rc\r\nd`e|f\u{7}") == "`a b c d e\\|f\u{FFFD}`")
  }
}
