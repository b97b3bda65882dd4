import TextFormats
import TraceReplay

/// Reads what ``PartialWriter`` wrote, from the start of a frame (a block of the file).
struct PartialReader {
  private let bytes: [UInt8]
  private var position = 0
  private var texts: [String] = []
  private var before = [Double?](repeating: nil, count: ReplayFigure.partials.count)

  /// Nanoseconds in a second.
  private static let nanoseconds = 1e9

  /// Starts to read the payload of a frame.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// True once all bytes of the frame are read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(PartialFault) -> UInt8 {
    guard position < bytes.count else { throw PartialFault("a number ends after its frame") }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func truth() throws(PartialFault) -> Bool { try byte() != 0 }

  mutating func bits() throws(PartialFault) -> UInt64 {
    var bits: UInt64 = 0
    for shift in stride(from: 0, to: UInt64.bitWidth, by: UInt8.bitWidth) {
      bits |= UInt64(try byte()) << UInt64(shift)
    }
    return bits
  }

  mutating func unsigned() throws(PartialFault) -> UInt64 {
    var end = position
    let number = unsafe VariableNumber.read(bytes.span.bytes, at: &end)
    position = end
    guard let number else {
      throw PartialFault(isAtEnd ? "a number ends after its frame" : "a number is longer than any")
    }
    return number
  }

  /// Reads a whole number, ≥ 0.
  mutating func count() throws(PartialFault) -> Int {
    guard let count = Int(exactly: try unsigned()) else { throw PartialFault("a count is greater than any") }
    return count
  }

  /// Reads a number of items and checks that as many bytes are left, since each item takes at least one.
  mutating func things() throws(PartialFault) -> Int {
    let count = try count()
    guard count <= bytes.count - position else { throw PartialFault("a list is longer than its frame") }
    return count
  }

  mutating func plain() throws(PartialFault) -> String {
    let count = try count()
    guard count <= bytes.count - position else { throw PartialFault("a text ends after its frame") }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func text() throws(PartialFault) -> String {
    let index = try count()
    if index < texts.count { return texts[index] }
    guard index == texts.count else { throw PartialFault("a text has a number that no text has") }
    texts.append(try plain())
    return texts[index]
  }

  /// Reads a case of an enumeration, which is stored as the text of its raw value.
  mutating func word<Word: RawRepresentable>(
    _ kind: Word.Type
  ) throws(PartialFault) -> Word where Word.RawValue == String {
    let text = try text()
    guard let word = Word(rawValue: text) else { throw PartialFault("'\(text)' is not a known word") }
    return word
  }

  mutating func number() throws(PartialFault) -> Double { Double(bitPattern: try bits()) }

  mutating func time() throws(PartialFault) -> Double {
    let code = try unsigned()
    guard code > 0 else { return try number() }
    return Double(VariableNumber.unfolded(code - 1)) / Self.nanoseconds
  }

  mutating func readFigures(of result: inout ReplayResult) throws(PartialFault) {
    let (present, repeated) = (try unsigned(), try unsigned())
    let figures = ReplayFigure.partials
    guard present >> UInt64(figures.count) == 0, repeated & ~present == 0 else {
      throw PartialFault("a result has figures that no result has")
    }
    for index in figures.indices where present >> UInt64(index) & 1 == 1 {
      if repeated >> UInt64(index) & 1 == 0 {
        before[index] = try figures[index].isTime ? time() : number()
      }
      figures[index].set(&result, before[index])
    }
    result.dropPartOfDelay()
  }
}
