/// Describes one command. The parser, help, completions and checks all use this description.
package struct Command: Sendable {
  /// The positional arguments of a command: their name in help and their allowed number.
  package struct Positionals: Sendable {
    /// The name of one argument in help: `TRACE`.
    package let name: String
    /// The smallest number of positional arguments in a call.
    package let least: Int
    /// The largest number of positional arguments in a call; nil for any number.
    package let most: Int?

    /// The values that shell completion offers.
    package let candidates: Candidates

    /// The command takes no positional arguments.
    package static let none = Positionals(name: "", least: 0, most: 0, candidates: .none)

    /// The command takes exactly one positional argument.
    package static func one(_ name: String, _ candidates: Candidates) -> Positionals {
      Positionals(name: name, least: 1, most: 1, candidates: candidates)
    }

    /// The command takes at most one positional argument.
    package static func optional(_ name: String, _ candidates: Candidates) -> Positionals {
      Positionals(name: name, least: 0, most: 1, candidates: candidates)
    }

    /// The command takes any number of positional arguments, or none.
    package static func any(_ name: String, _ candidates: Candidates) -> Positionals {
      Positionals(name: name, least: 0, most: nil, candidates: candidates)
    }

    /// The command takes one or more positional arguments.
    package static func some(_ name: String, _ candidates: Candidates) -> Positionals {
      Positionals(name: name, least: 1, most: nil, candidates: candidates)
    }

    /// How a usage line shows the positional arguments: `TRACE…`, `[COMMAND]`, or an empty string.
    package var usage: String {
      if most == 0 { return "" }
      let many = most == nil ? "\(name)…" : name
      return least == 0 ? "[\(many)]" : many
    }
  }

  /// The command's name, in lower case.
  package let name: String
  /// What the command does: one sentence with a full stop.
  package let summary: String
  /// The positional arguments that a call may have.
  package let positionals: Positionals
  /// The command's options, in the order in which help lists them.
  package var options: [AnyOption] { table.contents.options }
  /// The rules by which options exclude or require each other.
  package var rules: [OptionRule] { table.contents.rules }
  /// Names of options of other commands that this one lacks on purpose, each with the reason and what to do.
  package var absences: [String: String] { table.contents.absences }
  /// Further paragraphs for help, shown after the options.
  package let notes: [String]
  /// Two or more complete command lines, shown in help, that run as they are.
  package let examples: [String]
  /// Runs the command. A thrown error is printed as one line, and the program ends with status 2.
  package let run: @Sendable (ParsedCall) throws -> ExitStatus

  private let table: OptionTable

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: The command's name.
  ///   - summary: What the command does: one sentence with a full stop.
  ///   - positionals: The positional arguments.
  ///   - options: The options; members are in the order of help.
  ///   - notes: Further paragraphs for help.
  ///   - examples: Complete command lines that run as they are.
  ///   - run: Runs the command.
  package init<Options: OptionGroup>(
    name: String, summary: String, positionals: Positionals = .none, options: Options,
    notes: [String] = [], examples: [String],
    run: @escaping @Sendable (Invocation<Options>) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.positionals = positionals
    table = OptionTable(of: options)
    self.notes = notes
    self.examples = examples
    self.run = { try run(Invocation($0, options)) }
  }

  /// The usage line: `overscroll replay [options] TRACE…`.
  package var usage: String {
    ["overscroll", name, options.isEmpty ? "" : "[options]", positionals.usage]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
