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
    case .integer(let number): json.value(number.map(JSONValue.integer) ?? .null)
    case .truth(let truth): json.value(truth.map(JSONValue.bool) ?? .null)
    }
  }

  /// Its text in a table of comma-separated values; empty for none.
  var csv: String {
    switch self {
    case .text(let text): text ?? ""
    case .number(let number): CSVRows.cell(number)
    case .integer(let number): number.map(String.init) ?? ""
    case .truth(let truth): truth.map { $0 ? "true" : "false" } ?? ""
    }
  }
}

extension JSONValue {
  /// A whole number.
  fileprivate static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(Double(value))) }
}
