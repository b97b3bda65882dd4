/// A column of a table of records: its name and cells in comma-separated values, its heading and texts in a table for people.
package struct Column<Record>: Sendable {
  /// Its name in comma-separated values.
  package let key: String
  /// What stands over it in a table for people.
  package let heading: String
  /// True where a table for people aligns it left.
  package let isLeft: Bool
  /// The cell of a record in comma-separated values; empty for none.
  package let cell: @Sendable (Record) -> String
  /// The text of a record in a table for people; `–` for none.
  package var shown: @Sendable (Record) -> String { { [text, decimals] in text($0, decimals) } }
  private let decimals: Int
  private let text: @Sendable (Record, Int) -> String

  /// A column of one value.
  ///
  /// - Parameters:
  ///   - key: Its name in comma-separated values.
  ///   - heading: What stands over it in a table for people; the key's words where it is not said.
  ///   - decimals: Of a number in that table.
  ///   - shown: What that table shows, where it is another text.
  ///   - value: Gets the value.
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

  /// The same column under another name, with another heading or other decimals.
  package func with(key: String? = nil, heading: String? = nil, decimals: Int? = nil, isLeft: Bool? = nil)
    -> Column
  {
    Column(
      key ?? self.key, heading ?? self.heading, decimals ?? self.decimals, isLeft: isLeft ?? self.isLeft,
      cell,
      text)
  }

  /// The column of a record that is got of another one.
  package func of<Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> Column<Outer> {
    Column<Outer>(key, heading, decimals, isLeft: isLeft, { [cell] in cell(get($0)) }) { [text] in
      text(get($0), $1)
    }
  }

  /// The column of a record that another one may have: empty where it has none.
  package func ifAny<Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> Column<Outer> {
    Column<Outer>(key, heading, decimals, isLeft: isLeft, { [cell] in get($0).map(cell) ?? "" }) { [text] in
      let decimals = $1
      return get($0).map { text($0, decimals) } ?? "–"
    }
  }
}

extension Array {
  /// Some of the columns, by their names, in the order asked for.
  package func chosen<Record>(_ keys: String...) -> [Column<Record>] where Element == Column<Record> {
    keys.map { key in
      guard let column = first(where: { $0.key == key }) else { preconditionFailure("no column '\(key)'") }
      return column
    }
  }

  /// The columns of a record that is got of another one.
  package func of<Record, Outer>(_ get: @escaping @Sendable (Outer) -> Record) -> [Column<Outer>]
  where Element == Column<Record> {
    map { $0.of(get) }
  }

  /// The columns of a record that another one may have, empty where it has none.
  package func ifAny<Record, Outer>(_ get: @escaping @Sendable (Outer) -> Record?) -> [Column<Outer>]
  where Element == Column<Record> {
    map { $0.ifAny(get) }
  }
}
