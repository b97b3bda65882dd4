/// Makes text safe for a terminal or a log: it cannot break a line, control the terminal, or be taken as a command by the CI system.
///
/// Affected characters become escapes that are also valid in JSON strings, so that printed JSON keeps its meaning.
package enum VisibleText {
  /// The text with escapes for characters that control a terminal, and for commands that a CI system would run.
  ///
  ///     VisibleText.escaped("a\u{1B}b")                 // "a\\u001Bb"
  ///     VisibleText.escaped("::error::x", isLines: true) // "\\u003A:error::x"
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - isLines: Whether the text consists of whole lines: line feeds then stay, and lines that a CI system takes for commands are
  ///     escaped.
  ///   - areCommands: Whether lines are meant as commands to the CI system, which then stay.
  /// - Returns: The escaped text; `text` itself if nothing needs escaping.
  package static func escaped(_ text: String, isLines: Bool = false, areCommands: Bool = false) -> String {
    let steered =
      text.holdsControlCharacter(butLineFeeds: isLines) ? escapedScalars(text, butLineFeeds: isLines) : text
    return isLines && !areCommands && mayHoldCommand(steered) ? withoutCommands(steered) : steered
  }

  private static func escapedScalars(_ text: String, butLineFeeds: Bool) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar.steersText, !(butLineFeeds && scalar == "\n") {
        shown += scalar.visibleEscape
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  // MARK: Commands for logs

  /// How a line begins that GitHub and Gitea take for a command, as in `::error::`.
  private static let atStart = "::"
  /// Texts that begin a command anywhere in a line: for Azure, TeamCity, and older GitHub runners.
  static let anywhere = ["##vso[", "##teamcity[", "##["]

  private static func mayHoldCommand(_ text: String) -> Bool {
    text.holdsPair(of: UInt8(ascii: ":"), or: UInt8(ascii: "#"))
  }

  private static func withoutCommands(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    let words = line.drop { $0 == " " }
    let shown =
      words.hasPrefix(atStart)
      ? line[..<words.startIndex] + escape(":") + words.dropFirst() : line[...]
    return anywhere.reduce(String(shown)) { $0.contains(sign) ? replaced($1, in: $0) : $0 }
  }

  private static func replaced(_ command: String, in text: String) -> String {
    var (shown, rest) = ("", text[...])
    while let hash = rest.firstIndex(of: sign) {
      shown += rest[..<hash]
      rest = rest[hash...]
      let isCommand = rest.hasPrefix(command)
      shown += isCommand ? escape("#") : "#"
      rest = rest.dropFirst()
    }
    return shown + rest
  }

  private static let sign: Character = "#"

  private static func escape(_ scalar: Unicode.Scalar) -> String { scalar.visibleEscape }
}
