import Testing

/// What SciPy, statsmodels and NumPy make of fixed inputs: the rows of ``ReferenceValues`` of one kind.
///
/// Made by `tools/prove statistics --write`; `tools/prove statistics` computes them anew and compares.
enum References {
  static func of(_ kind: String) -> [(inputs: [Double], values: [Double])] {
    let rows = ReferenceValues.rows.filter { $0.kind == kind }.map { ($0.inputs, $0.values) }
    precondition(!rows.isEmpty, "no reference of the kind '\(kind)'")
    return rows
  }

  /// Whether two numbers agree to a share of themselves; numbers below `zero` count as equal.
  static func agree(_ one: Double?, _ other: Double, within share: Double = 1e-12, zero: Double = 1e-15)
    -> Bool
  {
    guard let one else { return false }
    return abs(one - other) <= max(zero, share * abs(other))
  }
}
