/// A number as read: its value, and its digits where it is a whole number that a `Double` would not keep.
public struct JSONNumber: Equatable, Sendable {
  /// The nearest `Double`, finite.
  public let value: Double
  /// The digits of a whole number that the canonical text of `value` would change.
  let exactText: String?

  /// A finite number.
  public init(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for infinity and NaN")
    self.value = value
    exactText = nil
  }

  /// A whole number of up to 64 bits, kept to the last digit.
  public init(_ value: UInt64) {
    let nearest = Double(value)
    let digits = String(value)
    self.init(value: nearest, exactText: JSONNumberText.text(of: nearest) == digits ? nil : digits)
  }

  init(value: Double, exactText: String?) {
    self.value = value
    self.exactText = exactText
  }

  /// The whole number; nil for one with a fraction, or that 64 bits with a sign don't hold.
  public var integer: Int? { exactText.map(Int.init) ?? Int(exactly: value) }

  /// The whole number; nil for a negative one, one with a fraction, or that 64 bits don't hold.
  public var unsigned: UInt64? { exactText.map(UInt64.init) ?? UInt64(exactly: value) }

  /// The canonical text, see ``JSONWriter``; the digits as they were read for a large whole number.
  public var text: String { exactText ?? JSONNumberText.text(of: value) }
}
