/// Collects the numbers of a column, and finds how many decimals represent all of them exactly.
struct DecimalColumn {
  /// The numbers collected so far, in order.
  private(set) var values: [Double] = []
  /// The number of decimals with which all numbers so far are exact; nil if there is none.
  private(set) var decimals: Int? = 0

  /// Adds the next number of the column.
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

  /// The numbers as whole numbers scaled by this many decimals; as bit patterns if `decimals` is nil.
  func numbers(_ decimals: Int?) -> [Int64] {
    values.map { value in
      guard let decimals else { return Int64(bitPattern: value.bitPattern) }
      return Self.whole(value, decimals) ?? 0
    }
  }
}
