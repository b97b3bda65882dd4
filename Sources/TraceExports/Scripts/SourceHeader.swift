import GestureTraces
import TextFormats

/// The comment at the top of a code file: the format, the trace, what the file leaves out, and how to use it.
enum SourceHeader {
  /// The greatest number of columns in a wrapped line.
  private static let columns = 100

  /// The lines of the comment, followed by an empty line.
  ///
  /// - Parameters:
  ///   - mark: The start of a line comment: `//` or `#`.
  ///   - format: The format.
  ///   - trace: The trace, whose path, intent, hash and note are shown.
  ///   - losses: What the file does not represent of it.
  ///   - usage: Lines that say how to use the file, unchanged.
  /// - Returns: The comment.
  static func text(
    _ mark: String, _ format: ExportFormat, _ trace: Trace, losses: [String], usage: [String]
  ) -> String {
    let intent = trace.header.intent.map { ", \($0.rawValue)" } ?? ""
    let hash = ContentHash.text(of: trace.contentHash ?? trace.hashOfContents)
    var lines = ["The touches of a trace, \(ScriptWords.author)\(format.rawValue)'."]
    lines.append("Trace: \(SourceText.quoted(trace.path))\(intent), contents \(hash)")
    if let note = trace.header.note { lines.append("Note: \(SourceText.quoted(note))") }
    for loss in losses { lines += wrapped("Differences from the recording: \(loss).") }
    if !usage.isEmpty { lines += [""] + usage }
    return lines.map { $0.isEmpty ? "\(mark)\n" : "\(mark) \($0)\n" }.joined() + "\n"
  }

  /// The lines of a sentence wrapped to the greatest number of columns; lines after the first are indented.
  private static func wrapped(_ sentence: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in sentence.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= columns {
        line += " \(word)"
      } else {
        lines.append(line)
        line = "  \(word)"
      }
    }
    return lines + [line]
  }
}
