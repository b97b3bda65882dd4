import GestureTraces
import TextFormats

extension RecordTable {
  /// Reads a table from JSON, which may have one of these forms:
  /// - a list of objects whose keys are the names of columns, or one object per line
  /// - an object whose `events` (or `wheelEvents`) is a list of objects like these
  /// - an object whose `columns` names the values in the lists of `events`
  /// - an object whose members are the columns, as lists of equal length
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The text's file name, for errors.
  ///   - options: The user's options: keys, the path to the rows, and facts that the JSON does not state.
  /// - Throws: An error about a line that is not JSON, a missing list of events, or a missing key.
  init(
    json bytes: [UInt8], file: String, _ options: ImportOptions = ImportOptions(tool: "")
  ) throws(CaptureError) {
    let layout = options.layout
    self.init(format: "json", file: file)
    let (value, damage) = try PastedJSON.value(of: bytes, file: file)
    if let damaged = damage.grade() { findings = findings.joined(with: damaged) }
    describe(value)
    if !layout.columns.isEmpty {
      take(try PathRows(value, layout.path ?? Self.usualPath(of: value), layout, self))
      try settle(layout)
      return
    }
    if let path = layout.path {
      var found: [JSONValue] = []
      path.walk(value) { _, leaf, _ in found += leaf.array ?? [leaf] }
      try take(events: found, nil)
      return
    }
    if let columns = Self.columns(of: value) {
      (names, rows) = (columns.map(\.name), TableRows(Self.rows(ofColumns: columns.map(\.values))))
      return
    }
    let events = value.array ?? value["events"]?.array ?? value["wheelEvents"]?.array
    if let events { names = value["columns"]?.array?.map { $0.string ?? "" } ?? Self.keys(of: events) }
    if !hasColumns, let found = try PointerJSON.table(of: value, file: file, options) {
      self = found
      return
    }
    likelyPath = JSONPath.likely(in: value)
    guard let events else {
      if let likelyPath {
        throw .unmapped(
          file: file,
          message:
            "this JSON contains neither touches nor scrolls; the points may be below: --json-path '\(likelyPath)' --columns time=…,x=…,y=…"
        )
      }
      throw .noEvents(file: file, message: "this JSON contains neither touches nor scrolls; \(Self.shape)")
    }
    try take(events: events, names)
  }

  private mutating func take(events: [JSONValue], _ columns: [String]?) throws(CaptureError) {
    names = columns ?? Self.keys(of: events)
    rows = TableRows(
      events.lazy.enumerated().map { [names] index, event in
        Row(line: index + 1, cells: (event.array ?? names.map { event[$0] ?? .null }).map(Self.cell))
      })
    try settle(TableLayout())
  }

  private mutating func take(_ found: PathRows) {
    (names, rows) = (found.names, TableRows(found.rows))
    areContactsWhole = found.hasCountedLists
    if found.hasSpreadTimes { findings = findings.joined(with: .spreadTimes) }
  }

  /// The path to the rows if the user gave none: a list, the usual lists in an object, or lists as members.
  private static func usualPath(of value: JSONValue) -> JSONPath {
    if value.array != nil { return .list }
    return ["events", "wheelEvents"].first { value[$0]?.array != nil }.flatMap { JSONPath($0 + "[]") }
      ?? .whole
  }

  /// True if the columns form a table that can be read: a time with its unit, and positions or deltas.
  private var hasColumns: Bool {
    guard PointerColumns.areThere(in: names) || ScrollColumns.areThere(in: names) else { return false }
    return (try? TimeColumn(self)) != nil
  }

  /// The largest number of characters of a column's name.
  private static let longestName = 255

  private static let shape =
    "give a list of {\"time_ms\":…,\"x\":…,\"y\":…} or {\"time_ms\":…,\"dy\":…}, or an object with it as \"events\""

  private mutating func describe(_ value: JSONValue) {
    let text = { (keys: [String]) in
      keys.lazy.compactMap { value[$0]?.string }.first.map { String($0.prefix(Self.longestName)) }
    }
    (units, device) = (text(["units", "unit"]), text(["device", "browser", "userAgent"]))
    otherUnits = text(["units"]) == nil ? nil : text(["unit"])
    isScaleAssumed = value["scale"]?.string == TraceScale.assumed.rawValue
    (isWheel, layout) = (value["is_physical_wheel"]?.bool, text(["format"]))
  }

  /// The columns of an object whose members are lists of equal length: at least two, one of them with only numbers.
  ///
  /// Nil for any other value.
  private static func columns(of value: JSONValue) -> [(name: String, values: [JSONValue])]? {
    guard value["events"] == nil, value["wheelEvents"] == nil else { return nil }
    let lists = (value.object?.members ?? []).compactMap { member in
      member.value.array.map { (name: member.key, values: $0) }
    }
    let numbers = lists.filter { list in list.values.allSatisfy { $0.double != nil } }
    let lengths = Set(numbers.map(\.values.count))
    guard lengths.count == 1, let length = lengths.first, length > 0 else { return nil }
    let columns = lists.filter { list in
      list.values.count == length && !list.values.contains { $0.array != nil || $0.object != nil }
    }
    return columns.count > 1 ? columns : nil
  }

  private static func rows(ofColumns columns: [[JSONValue]]) -> [Row] {
    columns[0].indices.map { index in Row(line: index + 1, cells: columns.map { cell($0[index]) }) }
  }

  /// The keys of all objects, in order of first appearance.
  private static func keys(of events: [JSONValue]) -> [String] {
    var (keys, known): ([String], Set<String>) = ([], [])
    for event in events {
      for member in event.object?.members ?? [] where known.insert(member.key).inserted {
        keys.append(member.key)
      }
    }
    return keys
  }

  static func cell(_ value: JSONValue) -> Cell {
    switch value {
    case .number(let number): .number(number.value)
    case .string(let text): text.isEmpty ? .none : .text(text)
    case .bool(let value): .text(value ? "true" : "false")
    // A number in the extended JSON of databases: {"$numberLong": "12"}.
    case .object(let object) where object.members.count == 1 && object.members[0].key.hasPrefix("$number"):
      cell(object.members[0].value)
    default: .none
    }
  }
}
