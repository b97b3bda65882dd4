import TextFormats

/// The separator between cells in a table's lines.
enum TableSeparator: UInt8, CaseIterable {
  case tab = 0x09
  case semicolon = 0x3B
  case bar = 0x7C
  case comma = 0x2C
  case space = 0x20

  /// The separator in a spreadsheet's first line, such as `sep=;`; nil for any other line.
  static func stated(_ line: ArraySlice<UInt8>) -> TableSeparator? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let line = line.starts(with: mark) ? line.dropFirst(mark.count) : line
    let word = Array("sep=".utf8)
    guard line.count >= word.count + 1, line.starts(with: word) || line.dropFirst().starts(with: word),
      let last = line.last(where: { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") })
    else { return nil }
    return line.count <= word.count + 4 ? TableSeparator(rawValue: last) : nil
  }

  /// Detects the separator of a table from its first lines: the one that splits all lines into the same number of cells, at least two.
  ///
  /// If several separators do, the one that is rarer in ordinary text is used: tab, semicolon, bar, comma, space. If none does, the one
  /// that
  /// splits the first line into most cells is used.
  init(of lines: [ArraySlice<UInt8>]) {
    var most: (separator: TableSeparator, cells: Int) = (.comma, 1)
    for separator in Self.allCases {
      let counts = lines.map { CSVLine($0, separator: separator.rawValue).cells.count }
      guard let first = counts.first, first > 1 else { continue }
      if counts.allSatisfy({ $0 == first }) {
        self = separator
        return
      }
      if separator != .space, first > most.cells { most = (separator, first) }
    }
    self = most.separator
  }

  /// True if cells are not separated by commas, so that a comma within a cell can only be a decimal comma.
  var leavesCommas: Bool { self != .comma }
}

extension RecordTable.Cell {
  /// Makes a cell from its text; a text with a decimal comma becomes a number.
  ///
  /// - Parameters:
  ///   - text: The text of the cell.
  ///   - hasDecimalCommas: Whether `1,5` is a number.
  init(_ text: String, hasDecimalCommas: Bool) {
    guard !text.isEmpty else {
      self = .none
      return
    }
    guard hasDecimalCommas, let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      self = .text(text)
      return
    }
    let digits = { (part: Substring) in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    let (whole, rest) = (text[..<comma], text[text.index(after: comma)...])
    let isNumber =
      digits(whole.first == "-" || whole.first == "+" ? whole.dropFirst() : whole) && digits(rest)
    self = .text(isNumber ? "\(whole).\(rest)" : text)
  }
}
