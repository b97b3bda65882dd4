import TextFormats

extension Scrubber {
  /// Removes personal data from a row of `overscroll-replay/2`.
  ///
  /// - Parameter row: The row's members; unknown members are left out, at every depth.
  /// - Returns: The line, without its line feed.
  /// - Throws: An error if it is not a row, or if a name in it must not stay.
  package func scrubbed(row: JSONObject) throws(ScrubFault) -> String {
    guard row["schema"]?.string == GestureRow.schema, Self.personal.allSatisfy({ Self.isText(row[$0]) }),
      let known = RowShape.known(of: row)
    else { throw .noRow }
    var result = JSONObject()
    for member in known.members { result[member.key] = try value(of: member, in: row) }
    return JSONWriter.text(of: .object(result))
  }

  /// The keys of a row whose texts identify a person or machine.
  private static let personal = ["trace", "hash", "subject", "device"]

  /// True if the value is a text, null or missing.
  private static func isText(_ value: JSONValue?) -> Bool {
    switch value {
    case nil, .null?, .string?: true
    default: false
    }
  }

  private func value(of member: JSONObject.Member, in row: JSONObject) throws(ScrubFault) -> JSONValue {
    if member.key == GestureRow.observedKey, var observed = member.value.object {
      observed["log"] = observed["log"]?.string.map { .string("log-" + pseudonyms.digits(.log, $0)) }
      return .object(observed)
    }
    guard let text = member.value.string else { return member.value }
    let kind = row["device_kind"]?.string
    return try cell(member.key, text, hash: row["hash"]?.string, kind: kind).map(JSONValue.string) ?? .null
  }

  /// The text of a cell after scrubbing; nil if nothing stays.
  fileprivate func cell(
    _ key: String, _ text: String, hash: String?, kind: String?
  ) throws(ScrubFault) -> String? {
    switch key {
    case "trace": try path(text, hash: hash)
    case "hash": pseudonyms.digits(.hash, text)
    case "subject": subject(text)
    // A device without a name is called by its kind.
    case "device": text == kind ? text : device(text) ?? kind
    default: text
    }
  }

  // MARK: CSV

  /// Removes personal data from a CSV table of rows, line by line.
  package struct Table {
    private let scrubber: Scrubber
    private let columns: [(index: Int, key: String)]
    private let positions: [String: Int]
    private let count: Int

    /// Reads the headings of a table; nil if they are not those of `replay --csv`.
    ///
    /// - Parameters:
    ///   - names: The headings.
    ///   - scrubber: Removes personal data from the lines.
    package init?(_ names: [String], _ scrubber: Scrubber) {
      guard ["schema", "trace", "hash", "subject", "device"].allSatisfy(names.contains) else { return nil }
      (self.scrubber, count) = (scrubber, names.count)
      let known = Set(GestureRow.columns.map(\.key))
      columns = names.enumerated().filter { known.contains($0.element) }.map { ($0.offset, $0.element) }
      positions = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    }

    /// The first line of the scrubbed table, with the headings.
    package var head: String { CSVRows(columns.map(\.key)).text }

    /// Removes personal data from one line of the table.
    ///
    /// - Parameter cells: The cells of the line.
    /// - Returns: The new line, with its line feed.
    /// - Throws: An error if the number of cells or the schema is wrong, or if a name must not stay.
    package func line(_ cells: [String]) throws(ScrubFault) -> String {
      func named(_ key: String) -> String? {
        positions[key].flatMap { $0 < cells.count && !cells[$0].isEmpty ? cells[$0] : nil }
      }
      guard cells.count == count, named("schema") == GestureRow.schema else { throw .noRow }
      var rows = CSVRows(columns: columns.count)
      rows.add(
        try columns.map { index, key throws(ScrubFault) in
          guard !cells[index].isEmpty else { return "" }
          guard RowShape.mayBe(cells[index], for: key) else { throw .noRow }
          return try scrubber.cell(key, cells[index], hash: named("hash"), kind: named("device_kind")) ?? ""
        })
      return rows.text
    }
  }
}
