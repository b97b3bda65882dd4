import CommandArguments
import Testing

@testable import OverscrollCLI
import TestSamples

@Suite("Program")
struct ProgramTests {
  @Test("help goes to standard output: the overview by option, letter and command alike")
  func help() throws {
    for page in [overscroll("--help"), overscroll("-h"), overscroll("help")] {
      #expect(page.status == 0 && page.messages == "")
      #expect(Golden.difference(of: page.output, from: "help.txt") == nil)
    }
  }

  @Test("of a command -h prints the short page, --help and the command help the whole one")
  func commandHelp() throws {
    let own = HelpPage.page(for: try CommandTable.command(named: "help"))
    for page in [
      overscroll("help", "--help"), overscroll("help", "help"), overscroll("help", "--wrong", "--help"),
      overscroll("help", "-h", "--help"),
    ] {
      #expect(page == .init(status: 0, signal: nil, output: own, messages: ""))
    }
    let short = HelpPage.shortPage(for: try CommandTable.command(named: "report"))
    #expect(
      overscroll("report", "--wrong", "-h") == .init(status: 0, signal: nil, output: short, messages: ""))
  }

  @Test("what is the same for all commands are topics of help, and a near one is suggested")
  func topics() throws {
    let codes = overscroll("help", "exit-codes")
    #expect(codes.status == 0)
    for status in ExitStatus.allCases { #expect(codes.output.contains("\n  \(status.rawValue)   ")) }
    let commands = overscroll("help", "commands").output
    for command in CommandTable.all { #expect(commands.contains("\n  \(command.name) ")) }
    #expect(
      overscroll("help", "exit-code").messages
        == "error: help: unknown command, topic or guide 'exit-code'; did you mean 'exit-codes'? Read on: overscroll help --help\n"
    )
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
        == "error: unknown option '--hepl'; did you mean '--help'? Read on: overscroll --help\n")
    #expect(
      overscroll("--rate", "60", "replay").messages.contains(
        "unknown option '--rate'; options go after the command"))
  }

  @Test("a line feed or an escape in a name neither breaks the line nor reaches the terminal")
  func control() {
    #expect(overscroll("a\nb\u{1B}[2J").messages.hasPrefix("error: unknown command 'a\\nb\\u001B[2J'"))
  }
}
