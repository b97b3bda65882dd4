import EmbeddedFiles
import TextFormats

/// The glossary as a page of help: `Glossary.md`, which the program holds as it was written.
enum GlossaryPage {
  /// A heading with the words under it.
  struct Section: Equatable {
    /// The heading.
    let title: String
    /// Each row: its words, of which it may have several, and what they mean.
    var rows: [(words: [String], meaning: String)] = []

    static func == (one: Section, other: Section) -> Bool {
      one.title == other.title && one.rows.elementsEqual(other.rows, by: ==)
    }
  }

  /// The sections of the page, in its order.
  static let sections = sections(of: String(cString: glossary()))

  /// The page, ending with a line feed.
  static var text: String {
    sections.map { section in
      "\(section.title):\n" + section.rows.map { line($0.words.joined(separator: ", "), $0.meaning) }.joined()
    }.joined(separator: "\n")
  }

  /// Every word of the glossary.
  static var words: [String] { sections.flatMap { $0.rows.flatMap(\.words) } }

  /// What a word means; `nil` if the glossary does not have it.
  ///
  /// - Parameter name: The word, in small or great letters.
  /// - Returns: One entry, ending with a line feed.
  static func entry(of name: String) -> String? {
    let wanted = name.lowercased()
    let row = sections.flatMap(\.rows).first { $0.words.contains { $0.lowercased() == wanted } }
    return row.map { line($0.words.joined(separator: ", "), $0.meaning) }
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

  /// Markdown's code spans as a terminal shows them: in quotes where there is more than a word.
  private static func plain(_ text: Substring) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1 && part.contains(" ") ? "'\(part)'" : String(part)
    }.joined()
  }

  private static func line(_ words: String, _ meaning: String) -> String {
    HelpText.row(words, meaning, indent: 20) + "\n"
  }
}
