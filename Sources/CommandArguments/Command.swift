/// One command, as data: the parser, its help and its checks all come from here.
package struct Command: Sendable {
  /// What the words after the options are.
  package struct Positionals: Sendable {
    /// How help calls one: `TRACE`.
    package let name: String
    /// How many there must be.
    package let least: Int
    /// How many there may be; nil for any number.
    package let most: Int?

    /// No words but options.
    package static let none = Positionals(name: "", least: 0, most: 0)

    /// Exactly one.
    package static func one(_ name: String) -> Positionals { Positionals(name: name, least: 1, most: 1) }

    /// None or one.
    package static func optional(_ name: String) -> Positionals { Positionals(name: name, least: 0, most: 1) }

    /// Any number.
    package static func any(_ name: String) -> Positionals { Positionals(name: name, least: 0, most: nil) }

    /// One or more.
    package static func some(_ name: String) -> Positionals { Positionals(name: name, least: 1, most: nil) }

    /// As in a usage line: `TRACE…`, `[COMMAND]`, or nothing.
    package var usage: String {
      if most == 0 { return "" }
      let many = most == nil ? "\(name)…" : name
      return least == 0 ? "[\(many)]" : many
    }
  }

  /// How it is called: lower case.
  package let name: String
  /// What it does: one sentence, with its full stop.
  package let summary: String
  /// What the words after the options are.
  package let positionals: Positionals
  /// Its options, in the order help shows them.
  package let options: [AnyOption]
  /// Which of them exclude or need each other.
  package let rules: [OptionRule]
  /// More to know, a paragraph each; shown after the options.
  package let notes: [String]
  /// Whole command lines that run as they are: two or more.
  package let examples: [String]
  /// What it does. A thrown error is printed as one line, and the program ends with status 2.
  package let run: @Sendable (ParsedCall) throws -> ExitStatus

  /// A command.
  ///
  /// - Parameters:
  ///   - name: How it is called.
  ///   - summary: What it does: one sentence, with its full stop.
  ///   - positionals: What the words after the options are.
  ///   - options: Its options, whose members are in the order of help.
  ///   - notes: More to know, a paragraph each.
  ///   - examples: Whole command lines that run as they are.
  ///   - run: What it does.
  package init<Options: OptionGroup>(
    name: String, summary: String, positionals: Positionals = .none, options: Options,
    notes: [String] = [], examples: [String],
    run: @escaping @Sendable (Invocation<Options>) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.positionals = positionals
    self.options = options.list
    rules = options.allRules
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
