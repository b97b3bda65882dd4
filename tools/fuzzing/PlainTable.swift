/// A table of comma-separated values cut at its commas: the second way to read one, for texts in which nothing is quoted or escaped.
struct PlainTable {
  /// A row.
  struct Row {
    /// Its line, from 1.
    let line: Int
    /// How many cells it has, empty ones too.
    let count: Int
    /// Its cells by the names of their columns, in small letters; an empty cell is none.
    let cells: [String: String]
  }

  /// The names of the columns, in small letters.
  let names: [String]
  /// The rows, in the order of the text.
  let rows: [Row]

  /// The table of a text; nil where something in it is quoted or escaped, where two columns have one name, and where it has no names.
  init?(_ text: [UInt8]) {
    guard !text.contains(where: { "\"'\\".utf8.contains($0) }) else { return nil }
    var (names, rows): ([String]?, [Row]) = (nil, [])
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if isBlank || line.first == UInt8(ascii: "#") { continue }
      let cells = Self.cells(line)
      if let names {
        let pairs = zip(names, cells).filter { !$0.1.isEmpty }
        let named = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        rows.append(Row(line: index + 1, count: cells.count, cells: named))
      } else {
        names = cells.map { $0.lowercased() }
      }
    }
    guard let names, Set(names).count == names.count else { return nil }
    (self.names, self.rows) = (names, rows)
  }

  private static func cells(_ line: ArraySlice<UInt8>) -> [String] {
    let bare = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
    return bare.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { cell in
      let start = cell.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      let end = start.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }.map { $0 + 1 } ?? start.startIndex
      return String(decoding: start[..<end], as: UTF8.self)
    }
  }
}

extension PlainTable {
  /// True for a table whose columns have the usual names of an offset log.
  var isOfOffsets: Bool {
    names.contains("offset_pt")
      && ["time_ms", "time_s", "time_us", "time_ns"].contains { names.contains($0) }
  }

  /// True for a number of rows that a reader may find: all, without text around them and without a last line that breaks off.
  func mayBe(_ count: Int) -> Bool {
    let text = rows.count { row in
      row.cells.count < names.count && row.cells.values.contains { $0.contains(where: \.isLetter) }
    }
    return count <= rows.count && count >= rows.count - text - 1
  }
}
