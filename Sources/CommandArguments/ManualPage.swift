/// A manual page in roff (`man` macros), derived from the descriptions of the commands.
///
/// Characters beyond ASCII are written as escapes, so that a page does not depend on the encoding.
package struct ManualPage: Sendable {
  /// The page's name: `overscroll`, `overscroll-replay`.
  package let name: String
  /// The whole page in roff.
  package let text: String

  /// The name of the page's file, as `man` looks for it.
  package var fileName: String { "\(name).1" }

  /// Writes the manual page of a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - version: The name and version of the program.
  package init(of command: Command, version: String) {
    name = "overscroll-\(command.name)"
    var page = Roff(title: name, version: version)
    page.section("NAME", "\(Roff.escaped(name)) \\- \(Roff.escaped(Self.phrase(command.summary)))")
    page.section(
      "SYNOPSIS", "\\fB\(Roff.escaped("overscroll \(command.name)"))\\fR \(Roff.escaped(Self.rest(command)))")
    page.section("DESCRIPTION", Roff.escaped(command.summary))
    for note in command.notes { page.paragraph(Roff.escaped(note)) }
    page.section("OPTIONS")
    for option in command.options {
      page.entry(Self.heading(option), Roff.escaped(option.help + option.suffix + "."))
    }
    page.entry(
      "\\fB\\-h\\fR, \\fB\\-\\-help\\fR",
      "\\fB\\-h\\fR prints the most used options, \\fB\\-\\-help\\fR all of them.")
    page.section("EXAMPLES")
    page.lines(command.examples)
    page.section("SEE ALSO", "\\fBoverscroll\\fR(1), for the exit status and the environment.")
    text = page.text
  }

  /// Writes the manual page of the program, which lists its commands.
  ///
  /// - Parameters:
  ///   - groups: All commands.
  ///   - summary: What the program does, in one sentence.
  ///   - version: The name and version of the program.
  package init(of groups: [CommandGroup], summary: String, version: String) {
    name = "overscroll"
    var page = Roff(title: name, version: version)
    page.section("NAME", "overscroll \\- \(Roff.escaped(Self.phrase(summary)))")
    page.section("SYNOPSIS", "\\fBoverscroll\\fR COMMAND [options] [arguments]")
    page.section("DESCRIPTION", Roff.escaped(summary))
    page.section("COMMANDS")
    for group in groups {
      page.subsection(Roff.escaped("\(group.name): \(group.purpose)"))
      for command in group.commands {
        page.entry("\\fB\(Roff.escaped("overscroll-\(command.name)"))\\fR(1)", Roff.escaped(command.summary))
      }
    }
    page.section("OPTIONS")
    page.entry("\\fB\\-h\\fR, \\fB\\-\\-help\\fR", "Print the commands on one screen.")
    page.entry(
      "\\fB\\-V\\fR, \\fB\\-\\-version\\fR", "Print version, commit, version of libinput and platform.")
    page.section("EXIT STATUS")
    for status in ExitStatus.allCases { page.entry("\(status.rawValue)", Roff.escaped(status.meaning)) }
    page.section("ENVIRONMENT")
    page.entry("COLUMNS", "Width of tables in characters; without it, the width of the terminal.")
    page.entry("NO_COLOR", "If set and not empty, output has no colour and no progress bar.")
    text = page.text
  }

  /// A sentence in the form that `whatis` shows: no initial capital, no full stop.
  private static func phrase(_ sentence: String) -> String {
    let stop = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return stop.prefix(1).lowercased() + stop.dropFirst()
  }

  private static func rest(_ command: Command) -> String {
    String(command.usage.dropFirst("overscroll \(command.name)".count).drop { $0 == " " })
  }

  private static func heading(_ option: AnyOption) -> String {
    let names = option.spellings.reversed().map { "\\fB\(Roff.escaped($0))\\fR" }.joined(separator: ", ")
    guard case .value(let value, _, _) = option.argument else { return names }
    return "\(names) \\fI\(Roff.escaped(value))\\fR"
  }
}

/// The text of a manual page in roff, under construction.
private struct Roff {
  private(set) var text: String

  /// Begins a page with its title line.
  init(title: String, version: String) {
    text = ".TH \(Self.escaped(title.uppercased())) 1 \"\" \"\(Self.escaped(version))\" \"User Commands\"\n"
  }

  mutating func section(_ name: String, _ body: String? = nil) {
    text += ".SH \(name)\n" + (body.map { $0 + "\n" } ?? "")
  }

  mutating func subsection(_ name: String) { text += ".SS \(name)\n" }

  mutating func paragraph(_ body: String) { text += ".PP\n\(body)\n" }

  /// Adds an indented paragraph: an option or a name, and the text about it.
  mutating func entry(_ name: String, _ body: String) { text += ".TP\n\(name)\n\(body)\n" }

  /// Adds lines that `man` shows as they are, without reflowing them.
  mutating func lines(_ lines: [String]) {
    text += ".nf\n" + lines.map { Self.escaped($0) + "\n" }.joined() + ".fi\n"
  }

  /// Text with roff's special characters escaped.
  static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      // Old terminals have no ellipsis character.
      case "…": "\\&..."
      case "^", "~", "`": "\\(\(scalar == "^" ? "ha" : scalar == "~" ? "ti" : "ga")"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(padded(String(scalar.value, radix: 16, uppercase: true)))]"
      }
    }.joined()
    // At the start of a line a full stop would begin a request.
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
