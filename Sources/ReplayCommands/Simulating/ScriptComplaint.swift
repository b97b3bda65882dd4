import TextFormats
import TraceReplay

/// The error message about a finger script, in three lines: the message, the part of the script around the error, and carets under the
/// error.
struct ScriptComplaint {
  /// The three lines of the message, without the prefix `error: `.
  let lines: [String]

  /// The largest part of the script that is shown, in columns.
  private static let widest = 76

  /// Creates the message for an error in `script`.
  init(_ error: FingerScriptError, in script: String) {
    // One character a column, also for what would steer a terminal or is wider than one.
    let characters = script.map { $0.isASCII && !$0.isNewline && $0 >= " " && $0 != "\u{7F}" ? $0 : "·" }
    let first = error.column - 1
    let start =
      characters.count > Self.widest
      ? max(0, min(first - Self.widest / 2, characters.count - Self.widest)) : 0
    let end = min(characters.count, start + Self.widest)
    let carets = min(error.length, max(1, end - first))
    lines = [
      "--script, \(error)",
      "  " + String(characters[start..<end]),
      "  " + PaddedText.carets(behind: first - start, carets),
    ]
  }
}
