import TextFormats

/// Where the values of a role come from, as a person or a layout writes it.
///
///     3                 the column of this number, from 0
///     y_pos             the column of this name; of JSON the key, or a path of keys, also in what is around: user.id, position.0
///     x0+dx             the sum of two
///     t_start..t_stop   times from one to the other, evenly: where only the ends of a list are known
///     ActivityID[:6]    the first characters of a word
///     @file, @folder2   the name of the file without its ending, or of a folder that holds it, the nearest being 1
package struct ColumnSource: Equatable, Sendable {
  /// One column by its name or number.
  enum Column: Equatable {
    case number(Int)
    case name(String)

    init(_ text: Substring) {
      let isNumber =
        !text.isEmpty && text.utf8.count < 8 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      self = isNumber ? .number(Int(text) ?? 0) : .name(String(text))
    }
  }

  /// The way to a value.
  enum Way: Equatable {
    case column(Column)
    case sum(Column, Column)
    case between(Column, Column)
    case file
    case folder(Int)
  }

  /// As it was written. A column with this very name wins over what it could mean otherwise.
  let text: String
  let way: Way
  /// The number of characters of the word that count; nil for all.
  let characters: Int?

  /// A source by its text, of one character or more; nil for an empty one, or one with an `@` word that is unknown.
  ///
  /// - Parameter text: As in the table above.
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

  /// The parts of `NAME[:6]`.
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
