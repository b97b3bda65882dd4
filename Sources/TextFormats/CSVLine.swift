/// A line of comma-separated values, or of values with another separator, split into cells.
///
/// A separator within double quotes is part of its cell, and two quotes there mean one (RFC 4180, 2.6 and 2.7); an unclosed quote is an
/// ordinary character.
public struct CSVLine: Equatable, Sendable {
  /// A cell of a CSV line: its text, and where it begins.
  public struct Cell: Equatable, Sendable {
    /// The text without surrounding spaces and double quotes, and without the marks that prevent spreadsheets and logs from running it
    /// (`CSVText`).
    public let text: String
    /// The byte of the line at which the cell begins, counted from 1, for error messages.
    public let column: Int
  }

  /// The line's cells from left to right; a line without separators has one cell.
  public let cells: [Cell]

  /// The comma, which separates cells unless another separator is given.
  public static let comma = UInt8(ascii: ",")

  /// Splits a line, which may begin with a byte order mark or end with a carriage return.
  ///
  /// - Parameters:
  ///   - line: The line without its line feed.
  ///   - keepsSpaces: Whether spaces around a text belong to it, as in RFC 4180 (2.4) and in this program's own tables, where names may
  ///     differ by them. Otherwise they are removed, because people write spaces after commas.
  ///   - separator: The character between cells. If it is a space, several count as one, and those around the line are ignored.
  public init(_ line: ArraySlice<UInt8>, keepsSpaces: Bool = false, separator: UInt8 = CSVLine.comma) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let whole = line.starts(with: mark) ? line.dropFirst(mark.count) : line
    let content = keepsSpaces && whole.last == UInt8(ascii: "\r") ? whole.dropLast() : whole
    let isBySpaces = separator == UInt8(ascii: " ")
    var (cells, rest): ([Cell], ArraySlice<UInt8>?) = (
      [], isBySpaces ? Self.trimmed(content, Self.isBlank) : content
    )
    while let next = rest {
      let end = Self.end(of: next, separator)
      let text = Self.content(of: next[..<end], keepsSpaces: keepsSpaces)
      cells.append(Cell(text: Self.text(of: text), column: text.startIndex - line.startIndex + 1))
      rest = end < next.endIndex ? next[(end + 1)...] : nil
      if isBySpaces { rest = rest?.drop(while: Self.isBlank) }
    }
    self.cells = cells
  }

  /// The texts of a line's cells, like ``cells`` but faster if the line has no quotes.
  ///
  /// - Parameters:
  ///   - line: The line without its line feed and without a byte order mark.
  ///   - separator: The character between cells.
  /// - Returns: At least one text.
  package static func texts(_ line: ArraySlice<UInt8>, separator: UInt8) -> [String] {
    let needsCare = line.contains { $0 == 0x22 || $0 == 0x27 || $0 == 0x23 || $0 == 0x5C || $0 == 0xEF }
    guard !needsCare, separator != 0x20 else {
      return CSVLine(line, separator: separator).cells.map { $0.text }
    }
    return line.withUnsafeBufferPointer { bytes in
      var (texts, start): ([String], Int) = ([], 0)
      texts.reserveCapacity(16)
      while start <= bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != separator { end += 1 }
        var (first, last) = (start, end)
        while first < last, isBlank(bytes[first]) { first += 1 }
        while last > first, isBlank(bytes[last - 1]) { last -= 1 }
        texts.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<last]), as: UTF8.self))
        start = end + 1
      }
      return texts
    }
  }

  /// The text of a cell, with two quotes replaced by one.
  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var (kept, wasQuote): ([UInt8], Bool) = ([], false)
    for byte in bytes {
      let isSecond = wasQuote && byte == UInt8(ascii: "\"")
      if !isSecond { kept.append(byte) }
      wasQuote = !isSecond && byte == UInt8(ascii: "\"")
    }
    return CSVText.text(ofCell: String(decoding: kept, as: UTF8.self))
  }

  /// A cell without its enclosing quotes, or without any quotes if they enclose nothing.
  private static func content(of cell: ArraySlice<UInt8>, keepsSpaces: Bool) -> ArraySlice<UInt8> {
    let quote = UInt8(ascii: "\"")
    let whole = trimmed(cell, isBlank)
    let bare = keepsSpaces ? cell : trimmed(whole, isAround)
    guard whole.count > 1, whole.first == quote, whole.last == quote else { return bare }
    let inner = whole.dropFirst().dropLast()
    // Quotes inside must be doubled.
    let runs = inner.split(omittingEmptySubsequences: true) { $0 != quote }
    guard runs.allSatisfy({ $0.count.isMultiple(of: 2) }) else { return bare }
    return keepsSpaces ? inner : trimmed(inner, isBlank)
  }

  private static func trimmed(
    _ bytes: ArraySlice<UInt8>, _ isLeftOut: (UInt8) -> Bool
  ) -> ArraySlice<UInt8> {
    let start = bytes.drop(while: isLeftOut)
    return start.prefix(start.lastIndex { !isLeftOut($0) }.map { $0 - start.startIndex + 1 } ?? 0)
  }

  /// The index of the separator that ends the first cell of `rest`, or of the line's end.
  private static func end(of rest: ArraySlice<UInt8>, _ separator: UInt8) -> Int {
    let quote = UInt8(ascii: "\"")
    let comma = rest.firstIndex(of: separator) ?? rest.endIndex
    let start = rest.firstIndex { $0 == separator || ($0 != 0x20 && $0 != 0x09) }
    guard let first = start, rest[first] == quote else {
      return comma
    }
    var index = first + 1
    while let found = rest[index...].firstIndex(of: quote) {
      if found + 1 < rest.endIndex, rest[found + 1] == quote {
        index = found + 2
      } else {
        let after =
          rest[(found + 1)...].firstIndex { $0 == separator || ($0 != 0x20 && $0 != 0x09 && $0 != 0x0D) }
          ?? rest.endIndex
        return after == rest.endIndex || rest[after] == separator ? after : comma
      }
    }
    return comma
  }

  /// True for a line to ignore: empty, or a comment that begins with `#`.
  public static func isSkipped(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } || line.first == UInt8(ascii: "#")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private static func isAround(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: "\"") }
}
