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

  /// A column whose cells show one value of each record.
  ///
  /// - Parameters:
  ///   - key: The column's name in CSV.
  ///   - heading: The heading in a text table; by default the words of the key.
  ///   - decimals: The number of decimals in a text table.
  ///   - shown: The text in a text table, if it differs from the value.
  ///   - value: Returns a record's value.
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

  /// This column with another name, heading, number of decimals or alignment; an argument that is nil changes nothing.
  package func with(key: String? = nil, heading: String? = nil, decimals: Int? = nil, isLeft: Bool? = nil)
    -> Column
  {
    Column(
      key ?? self.key, heading ?? self.heading, decimals ?? self.decimals, isLeft: isLeft ?? self.isLeft,
      cell,
      text)
  }

  /// This column for a table of larger records; `get` returns the part of a record that the column shows.
  package func of<Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> Column<Outer> {
    Column<Outer>(key, heading, decimals, isLeft: isLeft, { [cell] in cell(get($0)) }) { [text] in
      text(get($0), $1)
    }
  }

  /// This column for a table of larger records; a cell is empty if `get` returns nil, because the record lacks the part to show.
  package func ifAny<Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> Column<Outer> {
    Column<Outer>(key, heading, decimals, isLeft: isLeft, { [cell] in get($0).map(cell) ?? "" }) { [text] in
      let decimals = $1
      return get($0).map { text($0, decimals) } ?? "–"
    }
  }
}

extension Array {
  /// The columns with the given CSV names, in the order of the arguments; a name without a column ends the program.
  package func chosen<Record>(_ keys: String...) -> [Column<Record>] where Element == Column<Record> {
    keys.map { key in
      guard let column = first(where: { $0.key == key }) else { preconditionFailure("no column '\(key)'") }
      return column
    }
  }

  /// These columns for a table of larger records; `get` returns the part of a record that the columns show.
  package func of<Record, Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> [Column<Outer>]
  where Element == Column<Record> {
    map { $0.of(get) }
  }

  /// These columns for a table of larger records; their cells are empty if `get` returns nil, because the record lacks the part to show.
  package func ifAny<Record, Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> [Column<Outer>]
  where Element == Column<Record> {
    map { $0.ifAny(get) }
  }
}
