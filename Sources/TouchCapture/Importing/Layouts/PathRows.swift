import GestureTraces
import TextFormats

/// The rows of a JSON text, found by the path to the rows and by the keys of their values.
///
/// A key is searched for in the row, then in the enclosing values from the inside out. `user.id` and `position.0` are paths of keys, in
/// which numbers are list indices. If a row's values are lists of equal length, each index of these lists is a row.
struct PathRows {
  private let layout: TableLayout
  private let path: JSONPath
  private let roles: [TableLayout.Role]
  private let table: RecordTable
  /// The rows found, in the order of the text.
  private(set) var rows: [RecordTable.Row] = []
  /// The names of the rows' columns, in the order of their cells.
  private(set) var names: [String]
  /// The number of the innermost list that each row comes from.
  private var lists: [Int] = []
  /// The first and the last time of each list whose rows have no times of their own, by the number of the list.
  private var ends: [Int: (from: Double, to: Double)] = [:]
  private var keys: [String] = []
  private var found: Set<TableLayout.Role> = []

  /// Finds the rows below a path.
  ///
  /// - Parameters:
  ///   - value: The whole JSON value.
  ///   - path: The path to the rows.
  ///   - layout: The layout, with the keys to read; at least one.
  ///   - table: The table, for errors.
  /// - Throws: An error if a key is in no row, or if the path leads to nothing.
  init(
    _ value: JSONValue, _ path: JSONPath, _ layout: TableLayout, _ table: RecordTable
  ) throws(CaptureError) {
    (self.layout, self.path, self.table) = (layout, path, table)
    roles = TableLayout.Role.allCases.filter { layout.columns[$0] != nil }
    names = roles.map { role in
      role == .time ? TimeColumn.name(layout.timeUnit ?? Self.unit(of: layout)) : role.canonicalName
    }
    path.walk(value) { around, leaf, list in
      if let elements = leaf.array {
        for element in elements { add(around + [leaf], element, list) }
      } else {
        add(around, leaf, list)
      }
    }
    try check()
    spreadTimes()
    hasCountedLists =
      path.hasListsOfLists && layout.columns[.contact] == nil && layout.columns[.phase] == nil
    if hasCountedLists {
      names.append(TableLayout.Role.contact.canonicalName)
      for index in rows.indices { rows[index].cells.append(.number(Double(lists[index]))) }
    }
  }

  /// The unit of times, if the name of their key contains it, as `time_ms` does; otherwise nil.
  private static func unit(of layout: TableLayout) -> TableLayout.TimeUnit? {
    layout.columns[.time]?.choices.lazy.compactMap { TimeColumn.unit(in: $0.text) }.first
  }

  private mutating func add(_ around: [JSONValue], _ leaf: JSONValue, _ list: Int) {
    if keys.isEmpty { keys = (leaf.object?.members ?? []).map(\.key) }
    let scope = around + [leaf]
    var values: [JSONValue] = []
    for role in roles {
      let value = layout.columns[role].flatMap { self.value(of: $0, in: scope, list) }
      if value != nil { found.insert(role) }
      values.append(value ?? .null)
    }
    let lengths = Set(values.compactMap { $0.array?.count })
    if lengths.count == 1, let length = lengths.first {
      // The values are columns: each index is a row.
      for place in 0..<length { store(values.map { $0.array?[place] ?? $0 }, list) }
    } else {
      store(values, list)
    }
  }

  private mutating func store(_ values: [JSONValue], _ list: Int) {
    rows.append(RecordTable.Row(line: rows.count + 1, cells: values.map(RecordTable.cell)))
    lists.append(list)
  }

  /// The value of a role, such as x or the subject, in the innermost enclosing value that has it.
  private mutating func value(
    of sources: TableLayout.Sources, in scope: [JSONValue], _ list: Int
  ) -> JSONValue? {
    for source in sources.choices {
      if let exact = Self.value(source.text, in: scope) { return Self.start(exact, source.characters) }
      switch source.way {
      case .column(let column):
        if let value = Self.value(column, in: scope) { return Self.start(value, source.characters) }
      case .sum(let one, let other):
        if let one = Self.number(one, in: scope), let other = Self.number(other, in: scope) {
          return JSONValue(one + other)
        }
      case .between(let from, let to):
        if let from = Self.number(from, in: scope), let to = Self.number(to, in: scope) {
          ends[list] = (from, to)
          return JSONValue(from)
        }
      case .file, .folder:
        if let text = try? table.text(of: source) { return .string(text) }
      }
    }
    return nil
  }

  private static func number(_ column: ColumnSource.Column, in scope: [JSONValue]) -> Double? {
    value(column, in: scope).flatMap { RecordTable.cell($0).finite }
  }

  private static func value(_ column: ColumnSource.Column, in scope: [JSONValue]) -> JSONValue? {
    switch column {
    case .number(let number): scope.last?.array.flatMap { $0.indices.contains(number) ? $0[number] : nil }
    case .name(let name): value(name, in: scope)
    }
  }

  private static func value(_ path: String, in scope: [JSONValue]) -> JSONValue? {
    for place in scope.reversed() {
      if let value = place[path] ?? member(path, of: place), value != .null { return value }
    }
    return nil
  }

  /// The value at the end of a path of keys and list indices; nil if the path leads to nothing.
  private static func member(_ path: String, of value: JSONValue) -> JSONValue? {
    guard path.contains(".") else { return nil }
    var value = value
    for key in path.split(separator: ".") {
      if let list = value.array {
        guard let place = Int(key), list.indices.contains(place) else { return nil }
        value = list[place]
      } else {
        guard let member = value[String(key)] else { return nil }
        value = member
      }
    }
    return value
  }

  private static func start(_ value: JSONValue, _ characters: Int?) -> JSONValue {
    guard let characters, let words = RecordTable.cell(value).words else { return value }
    return .string(String(words.prefix(characters)))
  }

  private func check() throws(CaptureError) {
    guard !rows.isEmpty else {
      throw .noEvents(
        file: table.file,
        message:
          "the path '\(path.text)' does not exist here; give the path to the points with --json-path, such as 'events[]' or 'strokes[].points[]'"
      )
    }
    for role in roles where !found.contains(role) && layout.columns[role]?.isOptional == false {
      let wanted = layout.columns[role]?.choices.map { "'\($0.text)'" }.joined(separator: " or ") ?? ""
      var shown = table
      shown.names = keys
      throw .noEvents(
        file: table.file,
        message:
          "no key \(wanted) for \(role.rawValue) below '\(path.text)' or around it; \(FoundColumns(shown).words)"
      )
    }
  }

  /// Gives evenly spaced times to the rows of lists for which only the first and the last time are known.
  private mutating func spreadTimes() {
    guard !ends.isEmpty, let column = roles.firstIndex(of: .time) else { return }
    var index = 0
    while index < rows.count {
      let list = lists[index]
      let end = lists[index...].firstIndex { $0 != list } ?? rows.count
      if let (from, to) = ends[list] {
        let steps = Double(max(1, end - index - 1))
        for row in index..<end {
          rows[row].cells[column] = .number(from + (to - from) * Double(row - index) / steps)
        }
      }
      index = end
    }
  }

  /// True if the innermost lists were numbered because each of them is a separate touch.
  private(set) var hasCountedLists = false

  /// True if some rows had no times of their own and got evenly spaced ones.
  var hasSpreadTimes: Bool { !ends.isEmpty }
}
