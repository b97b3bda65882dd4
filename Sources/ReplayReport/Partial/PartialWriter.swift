import TextFormats
import TraceReplay

/// Encodes the payload of one frame (a block) of a partial result.
///
/// Whole numbers use as many bytes as they need (LEB128), and so do times that are whole nanoseconds; all other numbers use 64 bits. A text
/// is stored once per frame, and so is a figure that equals the previous result's.
struct PartialWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  private var texts: [ExactText: Int] = [:]
  private var before = [Double?](repeating: nil, count: ReplayFigure.partials.count)

  /// Nanoseconds in a second.
  private static let nanoseconds = 1e9
  /// 2⁵³: below this number, a `Double` represents every whole number exactly.
  private static let exactWhole = 0x1p53

  init() {}

  /// Writes one byte unchanged.
  mutating func put(byte: UInt8) { bytes.append(byte) }

  /// Writes a Boolean as one byte.
  mutating func put(_ truth: Bool) { put(byte: truth ? 1 : 0) }

  /// Writes a whole number, ≥ 0.
  mutating func put(_ count: Int) { put(unsigned: UInt64(count)) }

  /// Writes 64 bits as eight bytes, lowest byte first.
  mutating func put(bits: UInt64) {
    for shift in stride(from: 0, to: UInt64.bitWidth, by: UInt8.bitWidth) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
  }

  /// Writes a whole number in as many bytes as it needs, lowest bits first.
  mutating func put(unsigned number: UInt64) { VariableNumber.append(number, to: &bytes) }

  /// Writes a text: its length in bytes, then UTF-8.
  mutating func put(plain text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a text that may repeat: its index among the texts of this frame, followed by the text itself if it is new.
  mutating func put(_ text: String) {
    let key = ExactText(text: text)
    if let known = texts[key] { return put(known) }
    put(texts.count)
    texts[key] = texts.count
    put(plain: text)
  }

  /// Writes a number as the 64 bits of a `Double`.
  mutating func put(_ number: Double) { put(bits: number.bitPattern) }

  /// Writes a time in seconds: as its number of nanoseconds plus one, with the sign in the lowest bit.
  ///
  /// If it is not a whole number of nanoseconds, it is written as 0 followed by the 64 bits of a `Double`.
  mutating func put(time seconds: Double) {
    let whole = (seconds * Self.nanoseconds).rounded()
    // Converted through an integer, which has no −0.
    guard let signed = Int64(exactly: whole), whole.magnitude < Self.exactWhole,
      (Double(signed) / Self.nanoseconds).bitPattern == seconds.bitPattern
    else {
      put(0)
      return put(seconds)
    }
    put(unsigned: VariableNumber.folded(signed) + 1)
  }

  /// Writes the figures of a result: flags for those that exist, flags for those that equal the previous result's, then the other values.
  mutating func put(figuresOf result: ReplayResult) {
    var (present, repeated) = (UInt64(0), UInt64(0))
    let figures = ReplayFigure.partials
    for index in figures.indices {
      guard let value = figures[index].get(result) else { continue }
      present |= 1 << UInt64(index)
      if before[index]?.bitPattern == value.bitPattern { repeated |= 1 << UInt64(index) }
      before[index] = value
    }
    put(unsigned: present)
    put(unsigned: repeated)
    for index in figures.indices where (present & ~repeated) >> UInt64(index) & 1 == 1 {
      guard let value = before[index] else { continue }
      if figures[index].isTime { put(time: value) } else { put(value) }
    }
  }
}

/// A text that is equal only if its bytes are equal: Swift's `==` treats "é" as one scalar and as two scalars alike.
private struct ExactText: Hashable {
  let text: String

  static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  // Texts with equal bytes have equal hashes; a collision between other texts does no harm.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
