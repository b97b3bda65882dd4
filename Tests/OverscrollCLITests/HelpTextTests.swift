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
          -h, --help          print this page

        A paragraph.

        Examples:
          overscroll sample a
          overscroll sample --quiet b

        """)
  }

  @Test("no line of any page is wider than 80 columns", arguments: CommandTable.all.map(\.name))
  func width(name: String) throws {
    let page = HelpPage.page(for: try CommandTable.command(named: name))
    for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    for line in HelpPage.overview(
      of: CommandTable.all, summary: Program.summary, examples: Program.examples
    ).split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test("the page of a command is what its golden file says", arguments: CommandTable.all.map(\.name))
  func golden(name: String) {
    #expect(overscroll(name, "--help").output == Golden.text("help-\(name).txt"))
  }
}
