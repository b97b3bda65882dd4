import TextFormats

/// One column of a record: the source for JSON, CSV, the schema and the columns of the Python package.
package struct RowColumn<Record>: Sendable {
  /// The key in JSON and the heading in CSV.
  package let key: String
  /// The key in the form in which every JSON row contains it, encoded once.
  let writtenKey: [UInt8]
  /// The cell for a missing value, which also shows the kind of value that the column has in every record.
  package let empty: RowCell
  /// Returns the column's cell for a record.
  package let cell: @Sendable (Record) -> RowCell
  /// The column as a field of the JSON schema.
  let field: Field<Record>

  /// Describes a column.
  ///
  /// - Parameters:
  ///   - key: The key in JSON and the heading in CSV.
  ///   - description: The value's meaning.
  ///   - isRequired: Whether every row of this version has the key.
  ///   - type: The type in the schema, if it is not that of the value.
  ///   - value: Returns the value.
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
