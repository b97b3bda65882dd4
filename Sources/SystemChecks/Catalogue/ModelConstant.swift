import ScrollPhysics

/// A number of a model, as it is listed: its name, value, unit and source.
package struct ModelConstant: Equatable {
  /// Its key in JSON, with the unit where it has one.
  package let key: String
  /// Its name for people.
  package let name: String
  /// The number.
  package let value: Double
  /// Its unit.
  package let unit: ConstantUnit
  /// Its source.
  package let source: String

  /// A constant; its key is its name up to a comma, unless another is given, and the unit.
  package init(_ name: String, _ value: Double, _ unit: ConstantUnit, _ source: String, key: String? = nil) {
    let words = name.split(separator: ",").first ?? ""
    let spelled = words.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    self.key = (key ?? String(spelled)) + "\(unit.suffix)"
    (self.name, self.value, self.unit, self.source) = (name, value, unit, source)
  }
}
