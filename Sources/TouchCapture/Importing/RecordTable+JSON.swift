import GestureTraces
import TextFormats

extension RecordTable {
  /// Reads JSON: a list of objects with the columns' names as keys, or an object whose `events` (or `wheelEvents`) is such a
  /// list, or whose `columns` names what the lists in `events` hold, or whose members are the columns, lists of one length.
  /// One object a line is a list too.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: Its name, for errors.
  ///   - options: A person's word on what touches elsewhere in it leave open.
  /// - Throws: The line that is no JSON, or that no list of events is in it.
  init(
    json bytes: [UInt8], file: String, _ options: ImportOptions = ImportOptions(tool: "")
  ) throws(CaptureError) {
    self.init(format: "json", file: file)
    let (value, damage) = try PastedJSON.value(of: bytes, file: file)
    if let damaged = damage.grade() { findings = findings.joined(with: damaged) }
    describe(value)
    if let columns = Self.columns(of: value) {
      (names, rows) = (columns.map(\.name), Self.rows(ofColumns: columns.map(\.values)))
      return
    }
    let events = value.array ?? value["events"]?.array ?? value["wheelEvents"]?.array
    if let events { names = value["columns"]?.array?.map { $0.string ?? "" } ?? Self.keys(of: events) }
    if !hasColumns, let found = try PointerJSON.table(of: value, file: file, options) {
      self = found
      return
    }
    guard let events else {
      throw .noEvents(file: file, message: "no touches and no scrolls in this JSON; \(Self.shape)")
    }
    rows = events.enumerated().map { index, event in
      Row(line: index + 1, cells: (event.array ?? names.map { event[$0] ?? .null }).map(Self.cell))
    }
  }

  /// True where the columns are those of a table: a time with its unit, and positions or deltas.
  private var hasColumns: Bool {
    guard PointerColumns.areThere(in: names) || ScrollColumns.areThere(in: names) else { return false }
    return (try? TimeColumn(self)) != nil
  }

  /// The most characters of a name.
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

  /// The columns of an object that holds lists of numbers, all as long as one another, and with those of words and of numbers that
  /// are missing in places two at least; nil for any other value.
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

  /// The keys of all objects, in the order they first appear.
  private static func keys(of events: [JSONValue]) -> [String] {
    var (keys, known): ([String], Set<String>) = ([], [])
    for event in events {
      for member in event.object?.members ?? [] where known.insert(member.key).inserted {
        keys.append(member.key)
      }
    }
    return keys
  }

  private static func cell(_ value: JSONValue) -> Cell {
    switch value {
    case .number(let number): .number(number.value)
    case .string(let text): text.isEmpty ? .none : .text(text)
    case .bool(let value): .text(value ? "true" : "false")
    default: .none
    }
  }
}
