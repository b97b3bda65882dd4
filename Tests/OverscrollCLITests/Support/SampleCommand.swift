import CommandArguments

/// A command that has an option of every kind, for the tests of the parser and of help.
enum SampleCommand {
  static let command = Command(
    name: "sample", summary: "Try every kind of option.", positionals: .some("TRACE", .files),
    options: Options(),
    notes: ["A paragraph."], examples: ["overscroll sample a", "overscroll sample --quiet b"],
    run: { (_: Invocation<Options>) in .done })

  /// Its options.
  struct Options: OptionGroup {
    let output = Option<String?>("output", short: "o", "FILE", .path, help: "write there")
    let rate = Option<Double>("rate", "HZ", .number(1...10_000), default: 60, help: "frames a second")
      .oftenUsed
    let place = Place()
    let model = Option<[String]>(
      each: "model", short: "m", "NAME",
      .name(kind: "model", among: [("uikit", "uikit"), ("gtk", "gtk")]), defaultInWords: "every model",
      help: "physics to run, one of the names that another command lists, as often as one likes")
    let quiet = Option(flag: "quiet", short: "q", help: "say less").oftenUsed
    let verbose = Option(flag: "verbose", short: "v", help: "say more")
    let raw = Option(flag: "raw", byDefault: true, help: "leave raw contacts out")

    var rules: [OptionRule] {
      [
        .one(of: [quiet.any, verbose.any], "give one"),
        .refuse([.value(of: output) { $0 == "-" }]) { "'\($0)' goes to a file" },
      ]
    }
  }

  /// Options in a group of their own.
  struct Place: OptionGroup {
    let count = Option<Int?>("count", "N", .integer(1...9), help: "how many")
    let offset = Option<Double>("offset", "PT", .number(-1e18...1e18), default: 0, help: "where it starts")
  }

  /// Parses a line of words.
  static func parse(_ words: String...) throws(UsageError) -> Invocation<Options> {
    Invocation(try ArgumentParser.parse(words, for: command, console: .standard))
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
