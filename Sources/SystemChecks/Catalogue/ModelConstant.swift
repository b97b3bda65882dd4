import ScrollPhysics

/// A constant of a scroll model for listings: its name, value, unit and source.
package struct ModelConstant: Equatable {
  /// The constant's key in JSON, which ends with the unit if there is one.
  package let key: String
  /// The constant's name in text output.
  package let name: String
  /// The constant's number, in the unit of ``unit``.
  package let value: Double
  /// The unit in which the number is given.
  package let unit: ConstantUnit
  /// The file or document that gives the number.
  package let source: String

  /// A constant of a scroll model.
  ///
  /// The key in JSON is `key`, or by default the name up to its first comma in lower case, followed by the unit.
  package init(_ name: String, _ value: Double, _ unit: ConstantUnit, _ source: String, key: String? = nil) {
    let words = name.split(separator: ",").first ?? ""
    let spelled = words.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    self.key = (key ?? String(spelled)) + "\(unit.suffix)"
    (self.name, self.value, self.unit, self.source) = (name, value, unit, source)
  }
}
