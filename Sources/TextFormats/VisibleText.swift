/// Text for a terminal or a log: nothing in it breaks a line, steers a terminal, or is taken for a command by what runs the log.
///
/// What could is shown as an escape that a string of JSON has too, so that JSON that is printed stays what it was.
package enum VisibleText {
  /// The text with escapes.
  ///
  ///     VisibleText.escaped("a\u{1B}b")                 // "a\\u001Bb"
  ///     VisibleText.escaped("::error::x", isLines: true) // "\\u003A:error::x"
  ///
  /// - Parameters:
  ///   - text: Any.
  ///   - isLines: Whether it is whole lines: line feeds stay then, and lines that a runner of jobs takes for commands do not.
  ///   - areCommands: Whether the lines are meant as such commands.
  /// - Returns: `text` itself where there is nothing to escape.
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

  // MARK: Commands of logs

  /// Taken by a runner for a command at the start of a line: GitHub's and Gitea's (`::error::`).
  private static let atStart = "::"
  /// Taken by one for a command anywhere in a line: Azure's, TeamCity's, and GitHub's older ones.
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
