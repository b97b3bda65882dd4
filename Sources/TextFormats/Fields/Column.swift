/// A column in a table of records: name and cells for CSV, heading and texts for text tables.
package struct Column<Record>: Sendable {
  /// The column's name in CSV.
  package let key: String
  /// The heading in a text table.
  package let heading: String
  /// True if a text table aligns the column left.
  package let isLeft: Bool
  /// Returns a record's cell in CSV; empty for a missing value.
  package let cell: @Sendable (Record) -> String
  /// Returns a record's text in a text table; `–` for a missing value.
  package var shown: @Sendable (Record) -> String { { [text, decimals] in text($0, decimals) } }
  private let decimals: Int
  private let text: @Sendable (Record, Int) -> String

  /// A column with one value per record.
  ///
  /// - Parameters:
  ///   - key: The column's name in CSV.
  ///   - heading: The heading in a text table; by default the words of the key.
  ///   - decimals: The number of decimals in a text table.
  ///   - shown: The text in a text table, if it differs from the value.
  ///   - value: Returns the value.
  package init<Value: FieldValue>(
    _ key: String, heading: String? = nil, decimals: Int = 1, shown: (@Sendable (Record) -> String)? = nil,
    _ value: @escaping @Sendable (Record) -> Value
  ) {
    self.init(
      key, heading ?? String(key.map { $0 == "_" ? " " : $0 }), decimals,
      isLeft: Value.isText,
      { value($0).cell }, { record, decimals in shown?(record) ?? value(record).shown(decimals: decimals) })
  }

  private init(
    _ key: String, _ heading: String, _ decimals: Int, isLeft: Bool,
    _ cell: @escaping @Sendable (Record) -> String,
    _ text: @escaping @Sendable (Record, Int) -> String
  ) {
    (self.key, self.heading, self.decimals, self.isLeft) = (key, heading, decimals, isLeft)
    (self.cell, self.text) = (cell, text)
  }

  /// The column with another name, heading, number of decimals or alignment.
  package func with(key: String? = nil, heading: String? = nil, decimals: Int? = nil, isLeft: Bool? = nil)
    -> Column
  {
    Column(
      key ?? self.key, heading ?? self.heading, decimals ?? self.decimals, isLeft: isLeft ?? self.isLeft,
      cell,
      text)
  }

  /// The column for records that contain this column's record.
  package func of<Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> Column<Outer> {
    Column<Outer>(key, heading, decimals, isLeft: isLeft, { [cell] in cell(get($0)) }) { [text] in
      text(get($0), $1)
    }
  }

  /// The column for records that may contain this column's record; empty if they do not.
  package func ifAny<Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> Column<Outer> {
    Column<Outer>(key, heading, decimals, isLeft: isLeft, { [cell] in get($0).map(cell) ?? "" }) { [text] in
      let decimals = $1
      return get($0).map { text($0, decimals) } ?? "–"
    }
  }
}

extension Array {
  /// The columns with these names, in the given order.
  package func chosen<Record>(_ keys: String...) -> [Column<Record>] where Element == Column<Record> {
    keys.map { key in
      guard let column = first(where: { $0.key == key }) else { preconditionFailure("no column '\(key)'") }
      return column
    }
  }

  /// The columns for records that contain these columns' record.
  package func of<Record, Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> [Column<Outer>]
  where Element == Column<Record> {
    map { $0.of(get) }
  }

  /// The columns for records that may contain these columns' record; empty if they do not.
  package func ifAny<Record, Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> [Column<Outer>]
  where Element == Column<Record> {
    map { $0.ifAny(get) }
  }
}
