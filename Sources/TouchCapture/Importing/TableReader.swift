import TextFormats

/// Reads a CSV table line by line: other text before the names, the names, then one row per line.
///
/// Empty lines and those that begin with `#` are ignored. The first lines are buffered until there are enough to detect the separator and
/// the line of names.
struct TableReader: RecordingLines {
  var cursor: LineCursor
  /// The names of the columns; empty texts if the table has no line of names.
  private(set) var names: [String] = []
  /// The line of the names, or of the first row if there are no names; 0 if neither was found.
  private(set) var namesLine = 0
  /// True if the table has a line of names; false if its first line already has values.
  private(set) var hasNames = true
  /// The rows, in the order of the file.
  private(set) var rows: TableRows = []
  private let layout: TableLayout
  /// The first lines, which are buffered until the separator is known.
  private var opening: [ArraySlice<UInt8>] = []
  private var openingBytes = 0
  private var openingRows = 0
  private var separator: TableSeparator?
  /// The number of the last line that was read.
  private var line = 0

  /// The limits of the lines from which the separator is detected.
  ///
  /// They are the number of non-empty lines that suffice; the smaller number that suffices if the lines are long; the size in bytes of all
  /// of
  /// them that counts as long; and the largest number of lines of any kind.
  private static let (enough, enoughLong, longBytes, mostLines) = (256, 8, 1 << 16, 1 << 16)
  /// The largest number of columns of a table, and the largest size of a line in bytes.
  private static let (mostColumns, longestLine) = (1 << 14, 1 << 20)

  /// A reader at the start of a table.
  ///
  /// - Parameters:
  ///   - file: Its name, for errors.
  ///   - layout: The user's description of the table.
  ///   - isCareful: Whether every line uses the full reader, so that tests can compare both paths.
  init(file: String, _ layout: TableLayout, isCareful: Bool = false) {
    (cursor, self.layout) = (LineCursor(file: file, isCareful: isCareful), layout)
  }

  /// Reads the table's last line.
  ///
  /// - Throws: An error about a line of the table.
  mutating func end() throws(CaptureError) {
    try finish()
    if separator == nil { try open() }
  }

  mutating func take(_ line: ArraySlice<UInt8>) throws(CaptureError) {
    self.line += 1
    guard line.count <= Self.longestLine else {
      throw cursor.error(
        "\(line.count) bytes in one line; a table has one row per line, at most \(Self.longestLine) bytes long: are line ends lost?"
      )
    }
    guard separator == nil else { return try take(line, self.line) }
    opening.append(line)
    if RecordTable.isSkipped(line) {
      guard opening.count >= Self.mostLines else { return }
    } else {
      openingBytes += line.count
      openingRows += 1
      guard openingRows >= Self.enough || openingRows >= Self.enoughLong && openingBytes >= Self.longBytes
      else { return }
    }
    try open()
  }

  /// Processes the buffered first lines, from which the separator is detected first.
  private mutating func open() throws(CaptureError) {
    let found = layout.hasHeader == false ? nil : RecordTable.namesLine(in: opening)
    separator =
      opening.first.flatMap(TableSeparator.stated) ?? found?.separator
      ?? TableSeparator(of: RecordTable.firstLines(of: opening[...]))
    let lines = opening
    opening = []
    for (index, line) in lines.enumerated().dropFirst(found?.line ?? 0) {
      if index == 0, TableSeparator.stated(line) != nil { continue }
      try take(line, index + 1)
    }
  }

  private mutating func take(_ line: ArraySlice<UInt8>, _ number: Int) throws(CaptureError) {
    guard let separator, !RecordTable.isSkipped(line) else { return }
    let texts = CSVLine.texts(line, separator: separator.rawValue)
    guard texts.count <= Self.mostColumns else {
      throw .format(
        file: cursor.file, line: number,
        message:
          "\(texts.count) columns, and at most \(Self.mostColumns) are read; a table of touches has about ten: keep the columns of time, x, y and phase (cut -f)"
      )
    }
    if names.isEmpty {
      // Some copies of a study's files have a line of names although the layout says that there is none.
      hasNames = layout.hasHeader != false || texts.allSatisfy { Double($0) == nil }
      names = hasNames ? texts : Array(repeating: "", count: texts.count)
      namesLine = number
      if hasNames { return }
    }
    // Text that people write after a table.
    if texts.count == 1, names.count > 2, !texts[0].contains(where: \.isNumber) { return }
    rows.append(
      RecordTable.Row(
        line: number,
        cells: texts.map { RecordTable.Cell($0, hasDecimalCommas: separator.leavesCommas) }))
  }

  /// The fast path: reads a row of at least two cells if no cell is quoted and no character needs replacing.
  mutating func takeCommon(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard let separator, separator != .space, separator != .bar, !names.isEmpty else { return nil }
    let sign = separator.rawValue
    var cells: [RecordTable.Cell] = []
    cells.reserveCapacity(names.count)
    var (start, end, hasText) = (offset, offset, false)
    let most = min(text.count, offset + Self.longestLine)
    while true {
      let byte = end < most ? text[end] : UInt8(ascii: "\n")
      if byte == sign || byte == UInt8(ascii: "\n") {
        var (first, last) = (start, end)
        while first < last, Self.isBlank(text[first]) { first += 1 }
        while last > first, Self.isBlank(text[last - 1]) { last -= 1 }
        hasText = hasText || last > first
        let bytes = UnsafeRawBufferPointer(rebasing: text[first..<last])
        cells.append(
          RecordTable.Cell(
            String(decoding: bytes, as: UTF8.self), hasDecimalCommas: separator.leavesCommas))
        if byte != sign { break }
        start = end + 1
      } else if !Self.isCommon(byte) {
        return nil
      }
      end += 1
    }
    guard cells.count > 1, cells.count <= Self.mostColumns, hasText, end < most || most == text.count else {
      return nil
    }
    line += 1
    rows.append(RecordTable.Row(line: line, cells: cells))
    return min(end + 1, text.count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// True for a byte without special meaning, both in a table and in a pasted text.
  private static func isCommon(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? commonLow : commonHigh) >> UInt64(byte & 63) & 1 == 1
  }

  /// One bit for each byte without special meaning: the bytes below 64, and those from 64 to 127.
  private static let (commonLow, commonHigh): (UInt64, UInt64) = {
    var bits: (UInt64, UInt64) = (0, 0)
    let other = Set("&<>`~\"'#\\|".utf8)
    for byte in [0x09, 0x0D] + Array(UInt8(0x20)...0x7E) where !other.contains(byte) {
      if byte < 64 { bits.0 |= 1 << UInt64(byte) } else { bits.1 |= 1 << UInt64(byte - 64) }
    }
    return bits
  }()
}
