import TextFormats

/// A single value of a row, which JSON and CSV can both hold.
package enum RowCell: Equatable, Sendable {
  /// A text; nil if the value is missing.
  case text(String?)
  /// A number; nil if the value is missing.
  case number(Double?)
  /// A whole number; nil if the value is missing.
  case integer(Int?)
  /// A Boolean; nil if the value is missing.
  case truth(Bool?)

  /// Writes the value as JSON.
  func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.value(text)
    case .number(let number): json.value(number)
    case .integer(let number): number.write(to: &json)
    case .truth(let truth): truth.write(to: &json)
    }
  }

  /// The value as the text of a CSV cell; empty if it is missing.
  var csv: String {
    switch self {
    case .text(let text): text.cell
    case .number(let number): number.cell
    case .integer(let number): number.cell
    case .truth(let truth): truth.cell
    }
  }
}

/// A type whose values can be in a row. The type determines the kind of cell, which is the same in every row.
package protocol RowValue: FieldValue {
  /// The cell for a value, or for a missing value of this type.
  static func rowCell(_ value: Self?) -> RowCell
}

extension String: RowValue {
  package static func rowCell(_ value: String?) -> RowCell { .text(value) }
}

extension Double: RowValue {
  package static func rowCell(_ value: Double?) -> RowCell { .number(value) }
}

extension Int: RowValue {
  package static func rowCell(_ value: Int?) -> RowCell { .integer(value) }
}

extension Bool: RowValue {
  package static func rowCell(_ value: Bool?) -> RowCell { .truth(value) }
}

extension Optional: RowValue where Wrapped: RowValue {
  package static func rowCell(_ value: Wrapped??) -> RowCell { Wrapped.rowCell(value ?? nil) }
}
