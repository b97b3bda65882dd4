/// A number as read: its value, and its digits if it is a whole number that a `Double` cannot represent.
public struct JSONNumber: Equatable, Sendable {
  /// The number, rounded to the nearest `Double`; always finite.
  public let value: Double
  /// The digits of a whole number that the canonical text of ``value`` would not reproduce; otherwise nil.
  let exactText: String?

  /// A JSON number from a `Double`, which must be finite.
  public init(_ value: Double) {
    precondition(value.isFinite, "JSON does not have numbers for infinity and NaN")
    self.value = value
    exactText = nil
  }

  /// A whole number of up to 64 bits, stored exactly.
  public init(_ value: UInt64) {
    let nearest = Double(value)
    let digits = String(value)
    self.init(value: nearest, exactText: JSONNumberText.text(of: nearest) == digits ? nil : digits)
  }

  init(value: Double, exactText: String?) {
    self.value = value
    self.exactText = exactText
  }

  /// The number as an integer; nil if it has a fraction or does not fit into a signed 64-bit integer.
  public var integer: Int? { exactText.map(Int.init) ?? Int(exactly: value) }

  /// The number as an unsigned integer; nil if it is negative, has a fraction, or does not fit into 64 bits.
  public var unsigned: UInt64? { exactText.map(UInt64.init) ?? UInt64(exactly: value) }

  /// The number as JSON writes it: the canonical text (see ``JSONWriter``), but a large whole number with the digits as read.
  public var text: String { exactText ?? JSONNumberText.text(of: value) }
}
