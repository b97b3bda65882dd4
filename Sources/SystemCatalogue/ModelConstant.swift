import ScrollPhysics

/// A number of a model, as it is listed: what it is, its value, its unit, and who says so.
package struct ModelConstant: Equatable {
  /// What it is, as JSON spells it, with its unit where it has one.
  package let key: String
  /// The same for people.
  package let name: String
  /// The number.
  package let value: Double
  /// What it is counted in.
  package let unit: ConstantUnit
  /// Who says so.
  package let source: String

  /// A constant; its key is its name up to a comma, unless another is given, and the unit.
  package init(_ name: String, _ value: Double, _ unit: ConstantUnit, _ source: String, key: String? = nil) {
    let words = name.split(separator: ",").first ?? ""
    let spelled = words.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    self.key = (key ?? String(spelled)) + "\(unit.suffix)"
    (self.name, self.value, self.unit, self.source) = (name, value, unit, source)
  }
}
