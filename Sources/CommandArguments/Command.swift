/// One command, as data: the parser, its help and its checks all come from here.
package struct Command: Sendable {
  /// The words after the options: their name, and how many there may be.
  package struct Positionals: Sendable {
    /// The name of one in help: `TRACE`.
    package let name: String
    /// The least number of them.
    package let least: Int
    /// The greatest number of them; nil for any number.
    package let most: Int?

    /// The words a shell offers.
    package let candidates: Candidates

    /// No words but options.
    package static let none = Positionals(name: "", least: 0, most: 0, candidates: .none)

    /// Exactly one.
    package static func one(_ name: String, _ candidates: Candidates) -> Positionals {
      Positionals(name: name, least: 1, most: 1, candidates: candidates)
    }

    /// None or one.
    package static func optional(_ name: String, _ candidates: Candidates) -> Positionals {
      Positionals(name: name, least: 0, most: 1, candidates: candidates)
    }

    /// Any number.
    package static func any(_ name: String, _ candidates: Candidates) -> Positionals {
      Positionals(name: name, least: 0, most: nil, candidates: candidates)
    }

    /// One or more.
    package static func some(_ name: String, _ candidates: Candidates) -> Positionals {
      Positionals(name: name, least: 1, most: nil, candidates: candidates)
    }

    /// As in a usage line: `TRACE…`, `[COMMAND]`, or nothing.
    package var usage: String {
      if most == 0 { return "" }
      let many = most == nil ? "\(name)…" : name
      return least == 0 ? "[\(many)]" : many
    }
  }

  /// The name it is called by: lower case.
  package let name: String
  /// A sentence that says what it does, with its full stop.
  package let summary: String
  /// The words after the options.
  package let positionals: Positionals
  /// Its options, in the order help shows them.
  package var options: [AnyOption] { table.contents.options }
  /// The rules by which its options exclude or need each other.
  package var rules: [OptionRule] { table.contents.rules }
  /// More to know, a paragraph each; shown after the options.
  package let notes: [String]
  /// Whole command lines that run as they are: two or more.
  package let examples: [String]
  /// Does the work. A thrown error is printed as one line, and the program ends with status 2.
  package let run: @Sendable (ParsedCall) throws -> ExitStatus

  private let table: OptionTable

  /// A command.
  ///
  /// - Parameters:
  ///   - name: The name it is called by.
  ///   - summary: A sentence that says what it does, with its full stop.
  ///   - positionals: The words after the options.
  ///   - options: Its options, whose members are in the order of help.
  ///   - notes: More to know, a paragraph each.
  ///   - examples: Whole command lines that run as they are.
  ///   - run: Does the work.
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

  /// `overscroll replay [options] TRACE…`.
  package var usage: String {
    ["overscroll", name, options.isEmpty ? "" : "[options]", positionals.usage]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
