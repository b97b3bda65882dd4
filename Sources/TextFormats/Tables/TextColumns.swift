/// Measures the width of text in a terminal, and wraps it into lines.
package enum TextColumns {
  /// The ranges of characters that take two terminal columns; all others take one.
  ///
  /// Blocks of Unicode 16's EastAsianWidth.txt (W and F) and its emoji; terminals without that table may differ for rare characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]

  /// The width of a text in a terminal, in columns.
  package static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  private static func width(of character: Character) -> Int { isWide(character) ? 2 : 1 }

  private static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= wide[0].lowerBound else { return false }
    return wide.contains { $0.contains(first.value) }
  }

  /// The start of a text that fits in `width` columns, followed by the ellipsis if the text was cut.
  package static func cut(_ text: String, to width: Int, ellipsis: String) -> String {
    guard self.width(of: text) > width else { return text }
    return start(of: text[...], width - ellipsis.count) + ellipsis
  }

  /// The longest start of a text that fits in a width; at least one character, so that a loop over the rest ends.
  private static func start(of text: Substring, _ width: Int) -> Substring {
    var (end, used) = (text.startIndex, 0)
    while end < text.endIndex {
      used += self.width(of: text[end])
      guard used <= width || end == text.startIndex else { break }
      text.formIndex(after: &end)
    }
    return text[..<end]
  }

  /// A text as lines, wrapped at spaces and between wide characters.
  ///
  /// - Parameters:
  ///   - text: Words separated by spaces.
  ///   - width: The width of a line, in columns.
  ///   - breaksWords: Whether a word longer than a line is split, or else exceeds the line.
  /// - Returns: At least one line.
  package static func lines(_ text: String, width: Int, breaksWords: Bool = false) -> [String] {
    var (lines, used) = ([""], 0)
    for word in text.split(separator: " ") {
      for (index, unit) in units(word, width: breaksWords ? width : .max).enumerated() {
        let gap = index == 0 && used > 0 ? " " : ""
        let needed = gap.count + self.width(of: unit)
        if used > 0, used + needed > width {
          lines.append(String(unit))
          used = self.width(of: unit)
        } else {
          lines[lines.count - 1] += gap + unit
          used += needed
        }
      }
    }
    return lines
  }

  /// A text after a prefix, wrapped into lines.
  ///
  /// - Parameters:
  ///   - start: The prefix of the first line.
  ///   - text: Words separated by spaces.
  ///   - width: The width of a line, in columns; the text gets at least 20 of them.
  ///   - indent: The indentation of the other lines, in columns; by default the width of the prefix.
  /// - Returns: At least one line, each ending with a line feed.
  package static func hanging(_ start: String, _ text: String, width: Int, indent: Int? = nil) -> String {
    let indent = indent ?? start.count
    let margin = PaddedText.spaces(indent)
    return lines(text, width: max(20, width - max(indent, start.count))).enumerated().map {
      ($0 == 0 ? start : margin) + $1 + "\n"
    }.joined()
  }

  /// The parts of a word that must not be split: each wide character, and each run of narrow ones.
  private static func units(_ word: Substring, width: Int) -> [Substring] {
    var (units, rest) = ([Substring](), word)
    while let first = rest.first {
      let narrow = rest.prefix { !isWide($0) }
      let unit = isWide(first) ? rest.prefix(1) : start(of: narrow, width)
      units.append(unit)
      rest = rest.dropFirst(unit.count)
    }
    return units
  }
}
