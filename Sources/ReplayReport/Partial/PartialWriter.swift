import TextFormats
import TraceReplay

/// The bytes of one frame of a partial result, as they are written.
///
/// Whole numbers take as many bytes as they need (LEB128), times that are whole nanoseconds likewise; all other numbers keep
/// their 64 bits. A text is written once in a frame, and so is a figure that the result before it has too.
struct PartialWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  private var texts: [ExactText: Int] = [:]
  private var before = [Double?](repeating: nil, count: ReplayFigure.partials.count)

  /// Nanoseconds in a second.
  private static let nanoseconds = 1e9
  /// Below this every whole Double has all its digits: 2⁵³.
  private static let exactWhole = 0x1p53

  /// Nothing yet.
  init() {}

  /// A byte.
  mutating func put(byte: UInt8) { bytes.append(byte) }

  /// A truth, as a byte.
  mutating func put(_ truth: Bool) { put(byte: truth ? 1 : 0) }

  /// A whole number, not negative.
  mutating func put(_ count: Int) { put(unsigned: UInt64(count)) }

  /// 64 bits, the lowest first.
  mutating func put(bits: UInt64) {
    for shift in stride(from: 0, to: UInt64.bitWidth, by: UInt8.bitWidth) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
  }

  /// A whole number in as many bytes as it needs, the lowest bits first.
  mutating func put(unsigned number: UInt64) { VariableNumber.append(number, to: &bytes) }

  /// A text as it is: its length in bytes, then UTF-8.
  mutating func put(plain text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// A text that may come again: its number in this frame, and the text where the number is new.
  mutating func put(_ text: String) {
    let key = ExactText(text: text)
    if let known = texts[key] { return put(known) }
    put(texts.count)
    texts[key] = texts.count
    put(plain: text)
  }

  /// A number as it is.
  mutating func put(_ number: Double) { put(bits: number.bitPattern) }

  /// A time in seconds: one more than its nanoseconds, the sign in the lowest bit; 0 and the 64 bits where it is not whole.
  mutating func put(time seconds: Double) {
    let whole = (seconds * Self.nanoseconds).rounded()
    // Through the integer, which has no −0.
    guard let signed = Int64(exactly: whole), whole.magnitude < Self.exactWhole,
      (Double(signed) / Self.nanoseconds).bitPattern == seconds.bitPattern
    else {
      put(0)
      return put(seconds)
    }
    put(unsigned: VariableNumber.folded(signed) + 1)
  }

  /// Figures: which there are, which of these are as in the result before, then the others.
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

/// A text that is another where its bytes are: Swift's `==` takes "é" in one scalar and in two for the same.
private struct ExactText: Hashable {
  let text: String

  static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  // Texts of the same bytes have the same hash; that others may have it too does no harm.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
