import ScrollPhysics

/// A constant of a model: its name, value, unit and source.
package struct ModelConstant: Equatable {
  /// Its key in JSON, with the unit if it has one.
  package let key: String
  /// Its name in text output.
  package let name: String
  /// The value.
  package let value: Double
  /// Its unit.
  package let unit: ConstantUnit
  /// Its source.
  package let source: String

  /// A constant; unless `key` is given, its key is made from the name up to a comma, and the unit.
  package init(_ name: String, _ value: Double, _ unit: ConstantUnit, _ source: String, key: String? = nil) {
    let words = name.split(separator: ",").first ?? ""
    let spelled = words.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    self.key = (key ?? String(spelled)) + "\(unit.suffix)"
    (self.name, self.value, self.unit, self.source) = (name, value, unit, source)
  }
}
