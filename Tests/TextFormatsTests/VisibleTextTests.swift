import TextFormats
import Testing

@Suite("Text for terminals and logs")
struct VisibleTextTests {
  @Test("what breaks or steers lines is shown as an escape, and a line feed stays one in lines")
  func escapes() {
    #expect(VisibleText.escaped("a\u{1B}[2J\n\t\u{9B}é") == "a\\u001B[2J\\n\\t\\u009Bé")
    #expect(VisibleText.escaped("a\nb\r\u{202E}c\u{2028}", isLines: true) == "a\nb\\r\\u202Ec\\u2028")
    #expect(VisibleText.escaped("plain ::error:: é 中") == "plain ::error:: é 中")
  }

  @Test("JSON that is shown reads back as the same values")
  func json() throws {
    let text = "a\u{7F}\u{85}\u{61C}\u{200E}\u{2028}\u{202E}\u{2069}##vso[x]::é"
    var json = JSONWriter()
    json.object { $0.member("name", text) }
    let shown = VisibleText.escaped(json.text, isLines: true)
    #expect(!shown.holdsControlCharacter && !shown.contains("##vso["))
    #expect(try JSONReader.value(of: Array(shown.utf8))["name"] == .string(text))
  }

  // docs.github.com "Workflow commands"; Azure Pipelines "Logging commands"; TeamCity "Service messages".
  @Test(
    "no line is a command to what runs a job",
    arguments: [
      ("::error::x.trace: no such file\nnext", "\\u003A:error::x.trace: no such file\nnext"),
      ("a\n  ::add-mask::x", "a\n  \\u003A:add-mask::x"), ("a ::b", "a ::b"), (":a", ":a"),
      ("a ##vso[task.x]y ##[error]z", "a \\u0023#vso[task.x]y \\u0023#[error]z"),
      ("###[x] ## Heading", "#\\u0023#[x] ## Heading"), ("##teamcity[x]", "\\u0023#teamcity[x]"),
    ])
  func commands(text: String, shown: String) {
    #expect(VisibleText.escaped(text, isLines: true) == shown)
  }
}
