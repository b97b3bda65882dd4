/// Numbers of one kind, and the decimals with which each of them is represented exactly, if there are any.
struct DecimalColumn {
  /// The numbers.
  private(set) var values: [Double] = []
  /// The number of decimals sufficient for all numbers so far; nil if none is.
  private(set) var decimals: Int? = 0

  /// Adds the next number.
  mutating func append(_ value: Double) {
    values.append(value)
    while let decimals, Self.whole(value, decimals) == nil {
      self.decimals = decimals < ColumnForm.mostDecimals ? decimals + 1 : nil
    }
  }

  /// The whole number that gives exactly `value` when divided by 10^`decimals`; nil if there is none.
  static func whole(_ value: Double, _ decimals: Int) -> Int64? {
    let number = (value * ColumnForm.powers[decimals]).rounded()
    guard number.magnitude < 0x1p53 else { return nil }
    let again = number / ColumnForm.powers[decimals]
    return again.bitPattern == value.bitPattern ? Int64(number) : nil
  }

  /// The numbers as whole numbers with these decimals, or as bit patterns for nil.
  func numbers(_ decimals: Int?) -> [Int64] {
    values.map { value in
      guard let decimals else { return Int64(bitPattern: value.bitPattern) }
      return Self.whole(value, decimals) ?? 0
    }
  }
}
