import FileAccess
import TextFormats

/// The rows of a table in the order of the file; they need not fit into memory.
///
/// The latest rows are in memory; once there are many, earlier ones move in packed form to a file (`SpillFile`).
///
///     a packed row    line and number of cells in 4 bytes each, then the cells
///     a packed cell   0: none; 1: a number in 8 bytes; 2: the length of a text in 4 bytes, and its UTF-8; from 3 on: the length of a
///                     text plus 3, and its UTF-8
struct TableRows: Sequence, Equatable, ExpressibleByArrayLiteral {
  typealias Row = RecordTable.Row

  /// The approximate sizes of rows in memory, in bytes, that make them move to the file: for the first time, and each further time.
  private static let (most, block) = (12 << 20, 1 << 20)

  private struct Block {
    let offset: Int
    let bytes: Int
    let rows: Int
  }

  private var recent: [Row] = []
  private var weight = 0
  private var blocks: [Block] = []
  /// The file for packed rows, and for other data made from the rows.
  let file: SpillFile
  /// The number of rows in memory and in the file.
  private(set) var count = 0
  /// The first row; nil if there is none.
  private(set) var first: Row?
  /// The last row; nil if there is none.
  private(set) var last: Row?

  /// A table without rows.
  ///
  /// - Parameter file: The file for rows that do not fit into memory; it may be shared with other data.
  init(in file: SpillFile = SpillFile()) { self.file = file }

  /// A table of these rows, in their order.
  init(_ rows: some Sequence<Row>) {
    self.init()
    for row in rows { append(row) }
  }

  init(arrayLiteral rows: Row...) { self.init(rows) }

  /// True if there are no rows.
  var isEmpty: Bool { count == 0 }
  /// True if some rows are in the file.
  var isPacked: Bool { !blocks.isEmpty }

  /// Adds a row at the end of the table.
  mutating func append(_ row: Row) {
    recent.append(row)
    if count == 0 { first = row }
    last = row
    count += 1
    weight += row.weight
    if weight >= (blocks.isEmpty ? Self.most : Self.block) { putAway() }
  }

  /// Moves all rows to the file; useful if there are many short lists at once.
  mutating func putAway() {
    guard !recent.isEmpty else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(weight / 2)
    for row in recent { row.pack(into: &bytes) }
    let offset = bytes.withUnsafeBytes { file.append($0) }
    blocks.append(Block(offset: offset, bytes: bytes.count, rows: recent.count))
    (recent, weight) = ([], 0)
  }

  /// Passes each row to `change`, which may modify it, and removes the rows for which `change` returns false.
  mutating func rewrite(_ change: (inout Row) -> Bool) {
    var rows = TableRows()
    if isPacked {
      for var row in self where change(&row) { rows.append(row) }
    } else {
      var own: [Row] = []
      swap(&own, &recent)
      for index in own.indices {
        // Moved out of the list first, so that its cells are not copied.
        var row = Row(line: 0, cells: [])
        swap(&row, &own[index])
        if change(&row) { rows.append(row) }
      }
    }
    self = rows
  }

  /// Puts the rows in another order, and removes rows that are not in it.
  ///
  /// - Parameter order: The indices of the rows, from 0, in their new order.
  mutating func reorder(_ order: [Int]) {
    var rows = TableRows()
    if isPacked {
      putAway()
      let places = places
      for index in order { rows.append(row(at: places[index])) }
    } else {
      for index in order { rows.append(recent[index]) }
    }
    self = rows
  }

  /// The offset and the size in bytes of each packed row in the file.
  private var places: [(offset: Int, bytes: Int)] {
    var places: [(offset: Int, bytes: Int)] = []
    places.reserveCapacity(count)
    for block in blocks {
      (file.values(block.bytes, at: block.offset) as [UInt8]).withUnsafeBytes { bytes in
        var cursor = 0
        for _ in 0..<block.rows {
          let start = cursor
          _ = Row(packed: bytes, at: &cursor)
          places.append((block.offset + start, cursor - start))
        }
      }
    }
    return places
  }

  private func row(at place: (offset: Int, bytes: Int)) -> Row {
    (file.values(place.bytes, at: place.offset) as [UInt8]).withUnsafeBytes { bytes in
      var cursor = 0
      return Row(packed: bytes, at: &cursor)
    }
  }

  static func == (one: TableRows, other: TableRows) -> Bool {
    one.count == other.count && one.elementsEqual(other)
  }

  func makeIterator() -> Iterator { Iterator(rows: self) }

  /// Reads the rows block by block.
  struct Iterator: IteratorProtocol {
    private let rows: TableRows
    private var block = 0
    private var bytes: [UInt8] = []
    private var cursor = 0
    private var left = 0
    private var recent = 0

    fileprivate init(rows: TableRows) { self.rows = rows }

    mutating func next() -> Row? {
      while left == 0, block < rows.blocks.count {
        let next = rows.blocks[block]
        (bytes, cursor, left) = (rows.file.values(next.bytes, at: next.offset), 0, next.rows)
        block += 1
      }
      if left > 0 {
        left -= 1
        var next = cursor
        defer { cursor = next }
        return bytes.withUnsafeBytes { Row(packed: $0, at: &next) }
      }
      guard recent < rows.recent.count else { return nil }
      defer { recent += 1 }
      return rows.recent[recent]
    }
  }
}

extension RecordTable.Row {
  /// The approximate size of the row in memory, in bytes.
  fileprivate var weight: Int {
    cells.reduce(64) { sum, cell in
      if case .text(let text) = cell, text.utf8.count > 15 { sum + 64 + text.utf8.count } else { sum + 24 }
    }
  }

  fileprivate func pack(into bytes: inout [UInt8]) {
    bytes.add(UInt32(clamping: line))
    bytes.add(UInt32(clamping: cells.count))
    for cell in cells {
      switch cell {
      case .none: bytes.append(0)
      case .number(let number):
        bytes.append(1)
        bytes.add(number.bitPattern)
      case .text(var text):
        text.withUTF8 { text in
          if text.count <= 252 {
            bytes.append(UInt8(text.count + 3))
          } else {
            bytes.append(2)
            bytes.add(UInt32(clamping: text.count))
          }
          bytes.append(contentsOf: text)
        }
      }
    }
  }

  /// Unpacks the row at `cursor` and moves `cursor` past it; unreadable bytes are zeros, which mean no cells.
  fileprivate init(packed bytes: UnsafeRawBufferPointer, at cursor: inout Int) {
    func number<Number: BitwiseCopyable>(_ type: Number.Type) -> Number {
      defer { cursor += MemoryLayout<Number>.size }
      return bytes.loadUnaligned(fromByteOffset: cursor, as: type)
    }
    line = Int(number(UInt32.self))
    let count = Int(number(UInt32.self))
    cells = []
    cells.reserveCapacity(count)
    for _ in 0..<count {
      switch number(UInt8.self) {
      case 0: cells.append(.none)
      case 1: cells.append(.number(Double(bitPattern: number(UInt64.self))))
      case let tag:
        let length = tag == 2 ? Int(number(UInt32.self)) : Int(tag) - 3
        let text = UnsafeRawBufferPointer(rebasing: bytes[cursor..<(cursor + length)])
        cells.append(.text(String(decoding: text, as: UTF8.self)))
        cursor += length
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func add<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number) {
    Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) }
  }
}
