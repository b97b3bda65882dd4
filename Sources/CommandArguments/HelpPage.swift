import TextTables

/// Help, made from the description of a command, so that it agrees with the parser.
package enum HelpPage {
  /// The help of one command: sentence, usage, options, notes, examples.
  ///
  /// - Parameter command: The description.
  /// - Returns: The page, ending with a line feed.
  package static func page(for command: Command) -> String {
    let options = command.options.map { HelpText.row($0.usage, $0.help + $0.suffix) }
    let help = HelpText.row("-h, --help", "print this page")
    var parts = [HelpText.wrap(command.summary), "Usage: \(command.usage)"]
    parts.append("Options:\n" + (options + [help]).joined(separator: "\n"))
    parts += command.notes.map { HelpText.wrap($0) }
    parts.append("Examples:\n" + command.examples.map { "  \($0)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The help of the program: sentence, usage, commands, options, examples.
  ///
  /// - Parameters:
  ///   - commands: Every command, in the order to show.
  ///   - summary: What the program is, in one sentence.
  ///   - examples: Command lines to begin with.
  /// - Returns: The page, ending with a line feed.
  package static func overview(of commands: [Command], summary: String, examples: [String]) -> String {
    let rows = commands.map { HelpText.row($0.name, $0.summary) }
    let options = [
      HelpText.row("-h, --help", "print this page"), HelpText.row("--version", "print name and version"),
    ]
    return [
      HelpText.wrap(summary),
      "Usage: overscroll COMMAND [options] [arguments]",
      "Commands:\n" + rows.joined(separator: "\n"),
      "Options:\n" + options.joined(separator: "\n"),
      "Examples:\n" + examples.map { "  \($0)" }.joined(separator: "\n"),
      "A command's own page: overscroll COMMAND --help",
    ].joined(separator: "\n\n") + "\n"
  }

  /// The answer to a call without a word: usage, the commands' names, where to read on.
  ///
  /// - Parameter commands: Every command, in the order to show.
  /// - Returns: The lines, without the last line feed.
  package static func brief(_ commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: ", ")
    return [
      "Usage: overscroll COMMAND [options] [arguments]", HelpText.wrap("Commands: \(names)"),
      "Read on: overscroll --help",
    ].joined(separator: "\n")
  }
}

extension AnyOption {
  /// As help shows it: `-o, --output FILE`, `--no-raw`.
  package var usage: String {
    let letter = short.map { "-\($0), " } ?? ""
    return switch argument {
    case .flag(let byDefault): byDefault ? "--no-\(name)" : "\(letter)--\(name)"
    case .value(let value, _, _): "\(letter)--\(name) \(value)"
    }
  }

  /// The end of an option's help: the default, and whether it may be repeated.
  package var suffix: String {
    var parts: [String] = []
    if case .value(_, _, let words) = argument, !words.isEmpty {
      parts.append("default \(words.joined(separator: ", "))")
    }
    if let defaultInWords { parts.append("default: \(defaultInWords)") }
    if isRepeatable { parts.append("may be repeated") }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}
