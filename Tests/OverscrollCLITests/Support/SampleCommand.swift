import CommandArguments

@testable import OverscrollCLI

/// A command that has an option of every kind, for the tests of the parser and of help.
enum SampleCommand {
  static let command = Command(
    name: "sample", summary: "Try every kind of option.", positionals: .some("TRACE"),
    options: [
      .value("output", short: "o", "FILE", check: .path, help: "write there"),
      .value("rate", "HZ", check: .number(1...10_000), byDefault: "60", help: "frames a second"),
      .value("count", "N", check: .integer(1...9), help: "how many"),
      .value("offset", "PT", check: .number(-1e18...1e18), byDefault: "0", help: "where it starts"),
      .value(
        "model", short: "m", "NAME", check: .name(kind: "model", among: ["uikit", "gtk"]),
        defaultInWords: "every model", repeatable: true,
        help: "physics to run, one of the names that another command lists, as often as one likes"),
      .flag("quiet", short: "q", help: "say less"),
      .flag("verbose", short: "v", help: "say more"),
      .flag("raw", byDefault: true, help: "leave raw contacts out"),
    ],
    notes: ["A paragraph."], examples: ["overscroll sample a", "overscroll sample --quiet b"],
    run: { _ in .done })

  /// Parses a line of words.
  static func parse(_ words: String...) throws(UsageError) -> Invocation {
    try ArgumentParser.parse(words, for: command, console: .standard)
  }

  /// What is wrong with a line of words; empty where nothing is.
  static func mistake(_ words: String...) -> String {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(words, for: command, console: .standard)
      return ""
    } catch {
      return error.message
    }
  }
}
