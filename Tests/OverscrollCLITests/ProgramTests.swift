import CommandArguments
import Testing

@testable import OverscrollCLI

@Suite("Program")
struct ProgramTests {
  @Test("the version is one line on standard output")
  func version() {
    #expect(
      overscroll("--version")
        == .init(status: 0, signal: nil, output: "overscroll 0.1.0\n", messages: ""))
  }

  @Test("help goes to standard output, by option, by letter and by command alike")
  func help() throws {
    let pages = [overscroll("--help"), overscroll("-h"), overscroll("help")]
    for page in pages {
      #expect(page.status == 0 && page.messages.isEmpty)
      #expect(
        page.output
          == HelpPage.overview(
            of: CommandTable.all, summary: Program.summary, examples: Program.examples))
    }
    let own = HelpPage.page(for: try CommandTable.command(named: "help"))
    for page in [
      overscroll("help", "--help"), overscroll("help", "help"), overscroll("help", "--wrong", "-h"),
    ] {
      #expect(page == .init(status: 0, signal: nil, output: own, messages: ""))
    }
  }

  @Test("without a word it says on standard error how to go on, and could not")
  func nothing() {
    let ending = overscroll()
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.hasPrefix("Usage: overscroll COMMAND"))
    #expect(ending.messages.hasSuffix("Read on: overscroll --help\n"))
  }

  @Test(
    "a mistake is one line on standard error and status 2",
    arguments: [["help", "--jsno"], ["--jsno"], [""]])
  func mistake(words: [String]) {
    let ending = RunningBinary().run(words)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.hasPrefix("error: ") && ending.messages.split(separator: "\n").count == 1)
    #expect(ending.messages.contains("Read on: overscroll "))
  }

  @Test("a misspelt option in the command's place brings the one that was meant")
  func misplaced() {
    #expect(
      overscroll("--hepl").messages
        == "error: no option '--hepl'; did you mean '--help'? Read on: overscroll --help\n")
    #expect(overscroll("--rate", "60", "replay").messages.contains("'--rate' stands before the command"))
  }

  @Test("a line feed or an escape in a name neither breaks the line nor reaches the terminal")
  func control() {
    #expect(overscroll("a\nb\u{1B}[2J").messages.hasPrefix("error: no command 'a\\nb\\u{1B}[2J'"))
  }
}
