/// Numbers of one kind, with the decimals that hold each of them to the bit, where there are such.
struct DecimalColumn {
  /// The numbers.
  private(set) var values: [Double] = []
  /// Decimals that are enough for the numbers so far; nil where none are.
  private(set) var decimals: Int? = 0

  /// Takes the next number.
  mutating func append(_ value: Double) {
    values.append(value)
    while let decimals, Self.whole(value, decimals) == nil {
      self.decimals = decimals < ColumnForm.mostDecimals ? decimals + 1 : nil
    }
  }

  /// The whole number that gives `value` when it is divided by the power of ten; nil where none gives it to the bit.
  static func whole(_ value: Double, _ decimals: Int) -> Int64? {
    let number = (value * ColumnForm.powers[decimals]).rounded()
    guard number.magnitude < 0x1p53 else { return nil }
    let again = number / ColumnForm.powers[decimals]
    return again.bitPattern == value.bitPattern ? Int64(number) : nil
  }

  /// The numbers as whole ones, with these decimals, or as they are where there are none.
  func numbers(_ decimals: Int?) -> [Int64] {
    values.map { value in
      guard let decimals else { return Int64(bitPattern: value.bitPattern) }
      return Self.whole(value, decimals) ?? 0
    }
  }
}
