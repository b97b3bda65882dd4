import TextFormats

/// A value of a row: what JSON and CSV both hold.
package enum RowCell: Equatable, Sendable {
  /// A text; nil where there is none.
  case text(String?)
  /// A number; nil where there is none.
  case number(Double?)
  /// A whole number; nil where there is none.
  case integer(Int?)
  /// True or false; nil where neither is known.
  case truth(Bool?)

  /// Writes it where a value may stand.
  func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.value(text)
    case .number(let number): json.value(number)
    case .integer(let number): number.write(to: &json)
    case .truth(let truth): truth.write(to: &json)
    }
  }

  /// Its text in a table of comma-separated values; empty for none.
  var csv: String {
    switch self {
    case .text(let text): text.cell
    case .number(let number): number.cell
    case .integer(let number): number.cell
    case .truth(let truth): truth.cell
    }
  }
}

/// A value that a row may hold. Its type says the kind of cell, which is the same in every row.
package protocol RowValue: FieldValue {
  /// The cell of a value, or of none.
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
