/// Help, made from the description of a command: it cannot say other than the parser does.
enum HelpText {
  /// Columns of help, whatever the terminal has: long lines are hard to read.
  static let width = 80
  /// Where the text beside option and command names begins.
  static let indent = 22

  /// The help of one command: sentence, usage, options, notes, examples.
  ///
  /// - Parameter command: The description.
  /// - Returns: The page, ending with a line feed.
  static func page(for command: Command) -> String {
    let options = command.options.map { row($0.usage, $0.help + $0.suffix) }
    let help = row("-h, --help", "print this page")
    var parts = [wrap(command.summary), "Usage: \(command.usage)"]
    parts.append("Options:\n" + (options + [help]).joined(separator: "\n"))
    parts += command.notes.map { wrap($0) }
    parts.append("Examples:\n" + command.examples.map { "  \($0)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The help of the program: sentence, usage, commands, options, examples.
  ///
  /// - Parameter commands: Every command, in the order to show.
  /// - Returns: The page, ending with a line feed.
  static func overview(of commands: [Command]) -> String {
    let rows = commands.map { row($0.name, $0.summary) }
    let options = [row("-h, --help", "print this page"), row("--version", "print name and version")]
    return [
      wrap(Program.summary),
      "Usage: overscroll COMMAND [options] [arguments]",
      "Commands:\n" + rows.joined(separator: "\n"),
      "Options:\n" + options.joined(separator: "\n"),
      "Examples:\n" + Program.examples.map { "  \($0)" }.joined(separator: "\n"),
      "A command's own page: overscroll COMMAND --help",
    ].joined(separator: "\n\n") + "\n"
  }

  /// What the program says when it is called without a word: usage, the commands' names, where to read on.
  ///
  /// - Parameter commands: Every command, in the order to show.
  /// - Returns: The lines, without the last line feed.
  static func brief(_ commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: ", ")
    return [
      "Usage: overscroll COMMAND [options] [arguments]", wrap("Commands: \(names)"),
      "Read on: overscroll --help",
    ].joined(separator: "\n")
  }

  /// `text` broken at spaces, and beside wide characters, so that no line is wider than `width`, where its words allow.
  ///
  /// - Parameters:
  ///   - text: Words with spaces between.
  ///   - indent: Spaces before every line but the first.
  /// - Returns: The lines, joined by line feeds.
  static func wrap(_ text: String, indent: Int = 0) -> String {
    TextColumns.lines(text, width: width - indent)
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  /// A name, and its text beside it, from column `indent` on; below it where the name is too long.
  ///
  /// - Parameters:
  ///   - name: What stands on the left, after two spaces.
  ///   - text: Words with spaces between.
  ///   - indent: Columns before the text.
  /// - Returns: The lines, without the last line feed.
  static func row(_ name: String, _ text: String, indent: Int = indent) -> String {
    let start = "  \(name)"
    let gap = indent - start.count
    let margin = String(repeating: " ", count: indent)
    let between = gap >= 2 ? String(repeating: " ", count: gap) : "\n\(margin)"
    return start + between + wrap(text, indent: indent)
  }
}

extension Option {
  /// As help shows it: `-o, --output FILE`, `--no-raw`.
  var usage: String {
    let letter = short.map { "-\($0), " } ?? ""
    return switch argument {
    case .flag(let byDefault): byDefault ? "--no-\(name)" : "\(letter)--\(name)"
    case .value(let value, _, _): "\(letter)--\(name) \(value)"
    }
  }

  /// What follows the help: the default, and whether it may be repeated.
  var suffix: String {
    var parts: [String] = []
    if case .value(_, _, let text?) = argument { parts.append("default \(text)") }
    if let defaultInWords { parts.append("default: \(defaultInWords)") }
    if isRepeatable { parts.append("may be repeated") }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}
