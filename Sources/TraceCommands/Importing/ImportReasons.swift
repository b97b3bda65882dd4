import TextFormats

/// Reasons why recordings were not imported or only in part, with their counts, in the order of first occurrence.
struct ImportReasons {
  /// One reason for several recordings.
  ///
  /// Its parts are the message without numbers that differ, the first full message, the path of that message's file, and the number of
  /// recordings.
  private typealias Reason = (common: String, words: String, path: String, count: Int)
  private var reasons: [Reason] = []
  /// The largest number of reasons that are listed; recordings with other reasons are counted together.
  private static let most = 3

  /// The number of recordings, over all reasons.
  var count: Int { reasons.reduce(0) { $0 + $1.count } }

  /// Counts a recording under the reason in a message.
  ///
  /// The file, line, row and advice in the message are not part of the reason. Reasons that differ only in their numbers are the same
  /// reason.
  ///
  /// - Parameters:
  ///   - message: The message, with the file, the line and the advice.
  ///   - path: The recording.
  ///   - told: The file at the start of the message, if it is not `path`: a trace that could not be written.
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

  /// The most frequent reasons, and the number of recordings with all other reasons.
  private var told: (shown: ArraySlice<Reason>, others: Int) {
    let often = reasons.sorted { $0.count > $1.count }
    return (often.prefix(Self.most), often.dropFirst(Self.most).reduce(0) { $0 + $1.count })
  }

  /// The most frequent reasons in one line: `no contact in it (2); time goes back by 1000 µs`.
  var words: String {
    var words = told.shown.map { $0.count == 1 ? $0.words : "\($0.common) (\($0.count))" }
    if told.others > 0 { words.append(Counted.text(told.others, "other reason")) }
    return words.joined(separator: "; ")
  }

  /// A table of the most frequent reasons: the count, the reason and the first file.
  ///
  /// - Parameter width: The width in columns.
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
  /// The largest number of lines for one reason; a longer text is cut.
  private static let mostLines = 2
}
