import TextFormats

/// The source of a role's values (such as time or x), in the notation of options and layouts.
///
///     3                 the column with this number, from 0
///     y_pos             the column with this name; in JSON a key, or a path of keys, also in enclosing objects: user.id, position.0
///     x0+dx             the sum of two columns
///     t_start..t_stop   evenly spaced times between the two, if only the ends of a list are known
///     ActivityID[:6]    the first characters of a word
///     @file, @folder2   the file's name without extension, or a folder that contains it, counted from the nearest (1)
package struct ColumnSource: Equatable, Sendable {
  /// One column of a table, given by its name or by its number.
  enum Column: Equatable {
    case number(Int)
    case name(String)

    init(_ text: Substring) {
      let isNumber =
        !text.isEmpty && text.utf8.count < 8 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      self = isNumber ? .number(Int(text) ?? 0) : .name(String(text))
    }
  }

  /// The kind of source: a column, a sum of two, times between two, the file's name, or the name of a folder.
  enum Way: Equatable {
    case column(Column)
    case sum(Column, Column)
    case between(Column, Column)
    case file
    case folder(Int)
  }

  /// The source as the user wrote it; if a column has exactly this name, the source means that column.
  let text: String
  let way: Way
  /// The number of characters to use from the start of the word; nil for the whole word.
  let characters: Int?

  /// Reads a source; nil for an empty text, or for an unknown `@` word.
  ///
  /// - Parameter text: A text as in the table above.
  package init?(_ text: String) {
    self.text = text
    let (rest, characters) = Self.start(of: text[...])
    self.characters = characters
    if rest.first == "@" {
      guard let way = Self.place(rest.dropFirst()) else { return nil }
      self.way = way
      return
    }
    guard !rest.isEmpty else { return nil }
    if let (from, to) = Self.halves(of: rest, "..") {
      way = .between(Column(from), Column(to))
    } else if let (one, other) = Self.halves(of: rest, "+") {
      way = .sum(Column(one), Column(other))
    } else {
      way = .column(Column(rest))
    }
  }

  /// The name and the number of characters in `NAME[:6]`.
  private static func start(of text: Substring) -> (Substring, Int?) {
    guard text.last == "]", let open = text.lastIndex(of: "["), open != text.startIndex,
      case let inner = text[text.index(after: open)...].dropLast(), inner.first == ":",
      let count = Int(inner.dropFirst()), count > 0
    else { return (text, nil) }
    return (text[..<open], count)
  }

  private static func place(_ word: Substring) -> Way? {
    if word == "file" { return .file }
    guard word.hasPrefix("folder") else { return nil }
    let digits = word.dropFirst("folder".count)
    if digits.isEmpty { return .folder(1) }
    return Int(digits).flatMap { (1...32).contains($0) ? .folder($0) : nil }
  }

  private static func halves(of text: Substring, _ mark: String) -> (Substring, Substring)? {
    guard let range = text.firstRange(of: mark), range.lowerBound != text.startIndex,
      range.upperBound != text.endIndex
    else { return nil }
    return (text[..<range.lowerBound], text[range.upperBound...])
  }
}
