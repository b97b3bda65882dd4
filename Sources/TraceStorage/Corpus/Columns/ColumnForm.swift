import TextFormats

/// A column of numbers in a block (the stored form of one trace): one number per event that has the value. The cases are in the order of
/// the file.
enum ColumnName: Int, CaseIterable, Sendable {
  /// Microseconds since the previous event.
  case time
  /// Microseconds from an event's time to its arrival at the recorder.
  case arrival
  /// The positions of contacts that come down, as whole numbers scaled by the column's number of decimals.
  case downX, downY
  /// How far contacts moved from their previous positions.
  case moveX, moveY
  /// The distances of a scroll, and the clicks of a wheel (120 per click).
  case dx, dy, v120x, v120y
}

/// How the numbers of a column are stored: as whole numbers relative to the least one, in as few bytes as all of them need and with a
/// number of decimals, or as floating-point numbers of eight bytes each.
struct ColumnForm: Equatable, Sendable {
  /// The greatest number of decimals in a column; positions have at most six digits before the point, so all are exact in 53 bits.
  static let mostDecimals = 9
  /// The value stored in place of a number of decimals if the column has floating-point numbers.
  private static let exact = 15
  /// Powers of ten, all of them exact in a `Double`, by exponent.
  static let powers: InlineArray<10, Double> = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
  private static let widths: InlineArray<5, Int> = [0, 1, 2, 4, 8]
  private static let widthBits: UInt8 = 0x07

  /// Bytes per number: 0 if all are equal, else 1, 2, 4 or 8.
  var width: Int
  /// Number of decimals; nil for floating-point numbers (IEEE 754 binary64).
  var decimals: Int?
  /// The least number of the column, which is added to each stored number.
  var base: Int64

  /// The narrowest form that can store these whole numbers, which have this number of decimals.
  init(of numbers: [Int64], decimals: Int) {
    let (least, most) = (numbers.min() ?? 0, numbers.max() ?? 0)
    let span = UInt64(bitPattern: most &- least)
    width = span == 0 ? 0 : span <= 0xFF ? 1 : span <= 0xFFFF ? 2 : span <= 0xFFFF_FFFF ? 4 : 8
    (self.decimals, base) = (decimals, least)
  }

  /// The form for floating-point numbers.
  static let asTheyAre = ColumnForm(width: 8, decimals: nil, base: 0)

  private init(width: Int, decimals: Int?, base: Int64) {
    (self.width, self.decimals, self.base) = (width, decimals, base)
  }

  /// Reads the form at `position`, and advances `position` past it.
  init(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) {
    let word = try VariableNumber.readByte(bytes, at: &position)
    let (code, decimals) = (Int(word & Self.widthBits), Int(word >> 4))
    guard word & 0x08 == 0, code < Self.widths.count,
      decimals <= Self.mostDecimals || (decimals == Self.exact && Self.widths[code] == 8)
    else { throw .impossible("a column has a form that this version does not know") }
    width = Self.widths[code]
    self.decimals = decimals == Self.exact ? nil : decimals
    base = decimals == Self.exact ? 0 : try VariableNumber.readSigned(bytes, at: &position)
  }

  /// Appends the form itself to a block.
  func append(to bytes: inout [UInt8]) {
    let code = Self.widths.indices.first { Self.widths[$0] == width } ?? 0
    bytes.append(UInt8(code) | UInt8(decimals ?? Self.exact) << 4)
    if decimals != nil { VariableNumber.append(signed: base, to: &bytes) }
  }

  /// Appends the numbers of a column in this form to a block.
  func append(_ numbers: [Int64], to bytes: inout [UInt8]) {
    bytes.pad(to: max(width, 1))
    for number in numbers {
      let word = UInt64(bitPattern: number &- base)
      for byte in 0..<UInt64(width) { bytes.append(UInt8(truncatingIfNeeded: word >> (8 * byte))) }
    }
  }

  /// The byte position at which the numbers of a column begin if the data before them ends at `position`.
  func start(after position: Int) -> Int { CorpusLayout.aligned(position, to: max(width, 1)) }

  /// Reads `count` whole numbers of a column at `position`; the caller has checked that the bytes exist.
  @inline(__always)
  func numbers(_ bytes: RawSpan, at position: Int, count: Int) -> [Int64] {
    switch width {
    case 0: Array(repeating: base, count: count)
    case 1: numbers(bytes, position, count, UInt8.self)
    case 2: numbers(bytes, position, count, UInt16.self)
    case 4: numbers(bytes, position, count, UInt32.self)
    default: numbers(bytes, position, count, UInt64.self)
    }
  }

  @inline(__always)
  private func numbers<Width: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ bytes: RawSpan, _ position: Int, _ count: Int, _ width: Width.Type
  ) -> [Int64] {
    [Int64](unsafeUninitializedCapacity: count) { buffer, filled in
      for index in 0..<count {
        let word: Width = bytes.number(at: position + index * MemoryLayout<Width>.size)
        buffer[index] = base &+ Int64(truncatingIfNeeded: word)
      }
      filled = count
    }
  }
}
