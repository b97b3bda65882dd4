import TextFormats

/// Why recordings were not imported, or not whole: each reason with how often, in the order in which they came.
struct ImportReasons {
  /// What messages have in common, the first one's words and file, and how often.
  private typealias Reason = (common: String, words: String, path: String, count: Int)
  private var reasons: [Reason] = []
  /// Reasons that are told; the rest is counted together.
  private static let most = 3

  /// The number of recordings.
  var count: Int { reasons.reduce(0) { $0 + $1.count } }

  /// Counts a recording, by the reason in the message alone: without file, line, row and advice; reasons that differ in their
  /// numbers are one.
  ///
  /// - Parameters:
  ///   - message: With the file, the line and the advice.
  ///   - path: The recording.
  ///   - told: The file that the message begins with, where it is another: a trace that could not be written.
  mutating func add(_ message: String, of path: String, beginningWith told: String? = nil) {
    var rest = message[...]
    for start in [told ?? path, "event "] where rest.hasPrefix(start) {
      rest = rest.dropFirst(start.count).drop { $0 == ":" || $0.isNumber }.drop { $0 == " " }
    }
    let words = String(rest.prefix { $0 != ";" })
    let common = words.split { $0.isNumber }.joined(separator: "…")
    if let index = reasons.firstIndex(where: { $0.common == common }) {
      reasons[index].count += 1
    } else {
      reasons.append((common, words, path, 1))
    }
  }

  /// The most frequent, and how many others there are.
  private var told: (shown: ArraySlice<Reason>, others: Int) {
    let often = reasons.sorted { $0.count > $1.count }
    return (often.prefix(Self.most), often.dropFirst(Self.most).reduce(0) { $0 + $1.count })
  }

  /// `no contact in it (2); time goes back by 1000 µs`.
  var words: String {
    var words = told.shown.map { $0.count == 1 ? $0.words : "\($0.common) (\($0.count))" }
    if told.others > 0 { words.append(Counted.text(told.others, "other reason")) }
    return words.joined(separator: "; ")
  }

  /// A row for each: how often, why, and the first file.
  ///
  /// - Parameter width: Columns of the screen.
  /// - Returns: Lines, each with its line feed.
  func table(width: Int) -> String {
    let column = "\(told.shown.map(\.count).max() ?? 0)".count + Self.indent
    let rows = told.shown.map { reason in
      let name = reason.path.split(separator: "/").last.map(String.init) ?? reason.path
      let words = reason.count == 1 ? "\(reason.words) (\(name))" : "\(reason.common) (first in \(name))"
      let gap = PaddedText.spaces(TextTable.gap)
      var lines = WrappedText.lines(
        words, width: width - column - TextTable.gap, indent: 0, hang: 0)
      if lines.count > Self.mostLines {
        lines = lines.prefix(Self.mostLines - 1) + [lines[Self.mostLines - 1] + "…"]
      }
      let number = PaddedText.right("\(reason.count)", to: column)
      return lines.enumerated().map { index, line in
        (index == 0 ? number : PaddedText.spaces(column)) + gap + line + "\n"
      }.joined()
    }
    let others = told.others > 0 ? PaddedText.spaces(Self.indent) + "\(told.others) for other reasons\n" : ""
    return rows.joined() + others
  }

  private static let indent = 2
  /// Lines of a reason at most.
  private static let mostLines = 2
}
