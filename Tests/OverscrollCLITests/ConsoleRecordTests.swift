import CommandArguments
import Testing

@Suite("Console in a record")
struct ConsoleRecordTests {
  @Test("output and messages are kept apart, a message without the word before it")
  func kept() {
    let record = ConsoleRecord()
    let console = Console(in: record)
    console.print("a\u{1B}b")
    console.warn("one\ntwo")
    console.fail("three")
    console.note("four")
    console.print("c")
    console.flush()
    // Control characters are escaped as on a terminal.
    #expect(record.output == Array("a\\u001Bb\nc\n".utf8))
    #expect(
      record.messages.map { "\($0.kind.rawValue): \($0.text)" }
        == ["warning: one\\ntwo", "error: three", "note: four"])
  }

  @Test("it is no terminal: no progress, no colour, 80 columns")
  func terminal() {
    let console = Console(in: ConsoleRecord())
    #expect(!console.mayShowProgress && !console.mayShowScreen && !console.mayColour)
    #expect(!console.outputIsTerminal && !console.messagesAreOnTerminal)
  }
}
