import EmbeddedFiles
import TextFormats

/// `overscroll help words`: the glossary, made from `Glossary.md`, which is embedded in the program.
enum GlossaryPage {
  /// A section of the glossary: a heading, and the entries below it.
  struct Section: Equatable {
    /// The heading of the section.
    let title: String
    /// The entries: one or more words, and the meaning that they share.
    var rows: [(words: [String], meaning: String)] = []

    static func == (one: Section, other: Section) -> Bool {
      one.title == other.title && one.rows.elementsEqual(other.rows, by: ==)
    }
  }

  /// The sections of the glossary, in the order of `Glossary.md`.
  static let sections = sections(of: String(cString: glossary()))

  /// The whole glossary as text.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: Every section, ending with a line feed.
  static func text(width: Int = HelpText.width) -> String {
    sections.map { section in
      "\(section.title):\n" + section.rows.map { line($0, width) }.joined()
    }.joined(separator: "\n")
  }

  /// All words that the glossary explains, in its order.
  static var words: [String] { sections.flatMap { $0.rows.flatMap(\.words) } }

  /// The entry of a word; nil if the glossary does not have it.
  ///
  /// - Parameters:
  ///   - name: The word, in upper or lower case.
  ///   - width: Columns of a line.
  /// - Returns: One entry, ending with a line feed.
  static func entry(of name: String, width: Int = HelpText.width) -> String? {
    let wanted = name.lowercased()
    let row = sections.flatMap(\.rows).first { $0.words.contains { $0.lowercased() == wanted } }
    return row.map { line($0, width) }
  }

  /// Reads the tables of a Markdown page, each under its heading.
  static func sections(of page: String) -> [Section] {
    var sections: [Section] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("### ") {
        sections.append(Section(title: String(line.dropFirst(4))))
      } else if line.hasPrefix("| "), !line.hasPrefix("| word |"), !sections.isEmpty {
        let cells = line.dropFirst(2).split(separator: " |", maxSplits: 1)
        guard cells.count == 2, cells[1].hasSuffix(" |") else { continue }
        let words = cells[0].split(separator: ",").map { String($0.drop { $0 == " " }) }
        sections[sections.count - 1].rows.append((words, plain(cells[1].dropFirst().dropLast(2))))
      }
    }
    return sections
  }

  /// A text without Markdown's marks for code; code of more than one word is put in quotes instead.
  private static func plain(_ text: Substring) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1 && part.contains(" ") ? "'\(part)'" : String(part)
    }.joined()
  }

  private static func line(_ row: (words: [String], meaning: String), _ width: Int) -> String {
    HelpText.row(row.words.joined(separator: ", "), row.meaning, indent: 20, width: width) + "\n"
  }
}
