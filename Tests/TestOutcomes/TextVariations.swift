/// A text as other programs and editors write it, and as people and copies damage it: the same variations every time.
package struct TextVariations {
  package typealias Variation = (name: String, text: String)

  private let text: String
  private let lines: [String]

  /// The variations of a text whose lines end with line feeds.
  package init(_ text: String) {
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  /// The text as it stands, and the whole of it in other layouts.
  package var wholes: [Variation] {
    let filled = lines.map { $0.isEmpty ? $0 : "  " + $0 }
    return [
      ("as it stands", text), ("CRLF", lines.joined(separator: "\r\n")),
      ("CR", lines.joined(separator: "\r")),
      ("blank lines between", lines.joined(separator: "\n\n")), ("indented", Self.joined(filled)),
      ("blanks at the ends", lines.joined(separator: " \t\n")), ("a byte order mark", "\u{FEFF}" + text),
      ("comments between", lines.joined(separator: "\n# a comment\n")),
      ("no last line feed", text.hasSuffix("\n") ? String(text.dropLast()) : text + "\n"),
      ("words before", "some words of a shell\n" + text),
      ("words behind", text + "\nsome words of a shell\n"),
      ("twice", text + (text.hasSuffix("\n") ? "" : "\n") + text), ("upper case", text.uppercased()),
      ("tabs for two blanks", Self.joined(lines.map { Self.replaced("  ", by: "\t", in: $0) })),
      ("quoted in a mail", Self.joined(lines.map { "> " + $0 })),
      ("backwards", Self.joined(lines.reversed())), ("empty", ""),
    ]
  }

  private static func replaced(_ part: String, by other: String, in line: String) -> String {
    var (rest, new) = (line[...], "")
    while !rest.isEmpty {
      if rest.hasPrefix(part) {
        new += other
        rest = rest.dropFirst(part.count)
      } else {
        new.append(rest.removeFirst())
      }
    }
    return new
  }

  /// Each line taken out, written twice, swapped with the next, cut short; the text cut off after it.
  package var lineChanges: [Variation] {
    lines.indices.filter { !lines[$0].isEmpty }.flatMap { index -> [Variation] in
      var (without, twice, swapped, short) = (lines, lines, lines, lines)
      without.remove(at: index)
      twice.insert(lines[index], at: index)
      swapped.swapAt(index, min(index + 1, lines.count - 1))
      short[index] = String(lines[index].prefix(lines[index].count / 2))
      return [
        ("line \(index + 1) removed", Self.joined(without)), ("line \(index + 1) twice", Self.joined(twice)),
        ("line \(index + 1) after the next", Self.joined(swapped)),
        ("line \(index + 1) cut short", Self.joined(short)),
        ("cut after line \(index + 1)", Self.joined(Array(lines[...index]) + [""])),
      ]
    }
  }

  /// Every number of the text replaced, in turn by each of these words.
  ///
  /// - Parameters:
  ///   - words: The words that take the place of numbers; each number is replaced by one of them.
  ///   - turn: The word for the first number; the next number has the next word.
  /// - Returns: A variation for each number, in order.
  package func numberChanges(_ words: [String], turn: Int = 0) -> [Variation] {
    numbers.enumerated().map { index, range in
      let word = words[(index + turn) % words.count]
      let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
      return (
        "\(text[range]) of line \(line) is '\(word)'",
        text[..<range.lowerBound] + word + text[range.upperBound...]
      )
    }
  }

  /// The places of the text's runs of digits, with a sign before and decimals behind.
  private var numbers: [Range<String.Index>] {
    var (found, index): ([Range<String.Index>], String.Index) = ([], text.startIndex)
    while index < text.endIndex {
      guard text[index].isASCII, text[index].isNumber else {
        index = text.index(after: index)
        continue
      }
      var end = index
      while end < text.endIndex, text[end].isASCII, text[end].isNumber || text[end] == "." {
        end = text.index(after: end)
      }
      found.append(index..<end)
      index = end
    }
    return found
  }

  /// Each word in double quotes, or before an equals sign or a colon, given another name.
  package var nameChanges: [Variation] {
    var (seen, found): ([Substring], [Variation]) = ([], [])
    for word in text.split(whereSeparator: { !($0.isLetter || $0 == "_") }) where word.count > 1 {
      guard !seen.contains(word) else { continue }
      seen.append(word)
      found.append(("no '\(word)'", Self.replaced(String(word), by: "other", in: text)))
    }
    return found
  }
}
