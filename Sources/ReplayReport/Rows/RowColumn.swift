import TextFormats

/// A single value of a record of rows: JSON, comma-separated values, the schema and the columns of the Python package have it from here.
package struct RowColumn<Record>: Sendable {
  /// Its key in JSON, and its heading in CSV.
  package let key: String
  /// The key as every row writes it.
  let writtenKey: [UInt8]
  /// The cell of no value: of the kind that its cell has in every record.
  package let empty: RowCell
  /// Its value in a record.
  package let cell: @Sendable (Record) -> RowCell
  /// The field of the schema.
  let field: Field<Record>

  /// A column.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - description: What it means.
  ///   - isRequired: Whether every row of this version has the key.
  ///   - type: What the schema says it is, where that is not what the value's type says.
  ///   - value: Gets the value.
  init<Value: RowValue>(
    _ key: String, _ description: String, isRequired: Bool = true, type: String? = nil,
    _ value: @escaping @Sendable (Record) -> Value
  ) {
    self.key = key
    writtenKey = JSONWriter.written(key: key)
    empty = Value.rowCell(nil)
    cell = { Value.rowCell(value($0)) }
    let field: Field<Record> =
      isRequired ? .value(key, description, value) : .optional(key, description) { .some(value($0)) }
    self.field = type.map { field.with("type", .string($0)) } ?? field
  }
}
