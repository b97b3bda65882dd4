import CommandArguments
import Testing

@testable import OverscrollCLI
import TestSamples

@Suite("Help text")
struct HelpTextTests {
  @Test("a page shows sentence, usage, every option with value and default, notes and examples")
  func page() {
    #expect(
      HelpPage.page(for: SampleCommand.command) == """
        Try every kind of option.

        Usage: overscroll sample [options] TRACE…

        Options:
          -o, --output FILE   write there
          --rate HZ           frames a second (default 60)
          --count N           how many
          --offset PT         where it starts (default 0)
          -m, --model NAME    physics to run, one of the names that another command
                              lists, as often as one likes (default: every model; may be
                              repeated)
          -q, --quiet         say less
          -v, --verbose       say more
          --no-raw            leave raw contacts out
          -h, --help          print the options most used, or this page

        A paragraph.

        Examples:
          overscroll sample a
          overscroll sample --quiet b

        """)
  }

  @Test("a short page has the options most used, three examples, and where all are")
  func shortPage() {
    #expect(
      HelpPage.shortPage(for: SampleCommand.command) == """
        Try every kind of option.

        Usage: overscroll sample [options] TRACE…

        Options most used:
          --rate HZ           frames a second (default 60)
          -q, --quiet         say less

        Examples:
          overscroll sample a
          overscroll sample --quiet b

        All options: overscroll sample --help

        """)
  }

  @Test(
    "no line of any page is wider than its columns, but for commands to copy",
    arguments: CommandTable.all.map(\.name))
  func width(name: String) throws {
    let command = try CommandTable.command(named: name)
    for width in [48, 80, 100] {
      for page in [
        HelpPage.page(for: command, width: width), HelpPage.shortPage(for: command, width: width),
      ] {
        for line in page.split(separator: "\n") where width >= 80 || !line.hasPrefix("  overscroll ") {
          // A word that is longer than a line is not cut.
          #expect(line.count <= width || line.split(separator: " ").count == 1, "\(line)")
        }
      }
    }
  }

  @Test("help is as wide as the terminal: text below the names where it is narrow, at most 100 columns")
  func terminal() {
    func widest(_ columns: String, _ words: String...) -> (output: String, most: Int) {
      var binary = RunningBinary()
      binary.environment = ["COLUMNS": columns]
      let output = binary.run(words).output
      let lines = output.split(separator: "\n").filter { !$0.hasPrefix("  overscroll ") }
      return (output, lines.map(\.count).max() ?? 0)
    }
    #expect(widest("40", "replay", "--help").most <= 40)
    #expect(widest("48", "help").most <= 48)
    #expect(widest("40", "replay", "-h").output.contains("\n  --full\n      "))
    let wide = widest("200", "replay", "--help").most
    #expect(wide > 80 && wide <= 100)
  }

  // The prompt that follows takes a line.
  @Test("a short page fits a screen of 24 lines", arguments: CommandTable.all.map(\.name))
  func height(name: String) throws {
    let page = HelpPage.shortPage(for: try CommandTable.command(named: name))
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
  }

  @Test("the overview fits a screen of 80 by 24 and names every command")
  func overview() {
    let page = CommandTable.overview.page()
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 })
    let words = Set(page.split { !$0.isLetter }.map(String.init))
    for command in CommandTable.all { #expect(words.contains(command.name), "\(command.name)") }
  }

  @Test("no line of a topic is wider than 80 columns", arguments: HelpTopic.allCases)
  func topicWidth(topic: HelpTopic) {
    for line in topic.page().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("the page of a command is what its golden file says", arguments: CommandTable.all.map(\.name))
  func golden(name: String) {
    #expect(Golden.difference(of: overscroll(name, "--help").output, from: "help-\(name).txt") == nil)
  }
}
