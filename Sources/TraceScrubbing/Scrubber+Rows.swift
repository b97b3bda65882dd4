import ReplayReport
import TextFormats
import TextTables

extension Scrubber {
  /// A row of `overscroll-replay/2` without what is personal; nil for what is none.
  ///
  /// - Parameter row: Its members, of which those that this program does not know are left out.
  /// - Returns: The line, without its line feed.
  package func scrubbed(row: JSONObject) -> String? {
    guard row["schema"]?.string == GestureRow.schema, Self.personal.allSatisfy({ Self.isText(row[$0]) })
    else {
      return nil
    }
    var result = JSONObject()
    for member in row.members where Self.known.contains(member.key) {
      result[member.key] = value(of: member, in: row)
    }
    var json = JSONWriter()
    json.value(.object(result))
    return json.text
  }

  /// Keys of texts that say who or what somebody is.
  private static let personal = ["trace", "hash", "subject", "device"]

  /// True of a text, and of nothing at all.
  private static func isText(_ value: JSONValue?) -> Bool {
    switch value {
    case nil, .null?, .string?: true
    default: false
    }
  }

  fileprivate static let known = Set(GestureRow.columns.map(\.key) + GestureRow.listKeys)

  private func value(of member: JSONObject.Member, in row: JSONObject) -> JSONValue {
    if member.key == GestureRow.observedKey, var observed = member.value.object {
      observed["log"] = observed["log"]?.string.map { .string("log-" + pseudonyms.digits(.log, $0)) }
      return .object(observed)
    }
    guard let text = member.value.string else { return member.value }
    let kind = row["device_kind"]?.string
    return cell(member.key, text, hash: row["hash"]?.string, kind: kind).map(JSONValue.string) ?? .null
  }

  /// The text of a cell; nil for none.
  fileprivate func cell(_ key: String, _ text: String, hash: String?, kind: String?) -> String? {
    switch key {
    case "trace": path(text, hash: hash)
    case "hash": pseudonyms.digits(.hash, text)
    case "subject": subject(text)
    // A device without a name is called by its kind.
    case "device": text == kind ? text : device(text) ?? kind
    default: text
    }
  }

  // MARK: CSV

  /// A table of rows as comma-separated values, taken line by line.
  package struct Table {
    private let scrubber: Scrubber
    private let columns: [(index: Int, key: String)]
    private let positions: [String: Int]
    private let count: Int

    /// A table with these headings; nil where they are not those of `replay --csv`.
    ///
    /// - Parameters:
    ///   - names: The first line.
    ///   - scrubber: What is done to the others.
    package init?(_ names: [String], _ scrubber: Scrubber) {
      guard ["schema", "trace", "hash", "subject", "device"].allSatisfy(names.contains) else { return nil }
      (self.scrubber, count) = (scrubber, names.count)
      columns = names.enumerated().filter { Scrubber.known.contains($0.element) }.map {
        ($0.offset, $0.element)
      }
      positions = Dictionary(names.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    }

    /// The first line of the result.
    package var head: String { CSVRows(columns.map(\.key)).text }

    /// A line of the result; nil where the cells are not as many as the headings, or of another schema.
    package func line(_ cells: [String]) -> String? {
      func named(_ key: String) -> String? {
        positions[key].flatMap { $0 < cells.count && !cells[$0].isEmpty ? cells[$0] : nil }
      }
      guard cells.count == count, named("schema") == GestureRow.schema else { return nil }
      var rows = CSVRows(columns: columns.count)
      rows.add(
        columns.map { index, key in
          guard !cells[index].isEmpty else { return "" }
          return scrubber.cell(key, cells[index], hash: named("hash"), kind: named("device_kind")) ?? ""
        })
      return rows.text
    }
  }
}
