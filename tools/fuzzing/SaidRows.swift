import TextFormats

/// The rows of a table of pointers or scrolls, read a second time by words: CSV without quotes, or JSON.
struct SaidRows {
  /// A cell: its words, and its number where it has one.
  struct Cell {
    let words: String
    let number: Double?

    private init(words: String, number: Double?) { (self.words, self.number) = (words, number) }

    init(_ words: String) {
      // Spaces between digits are none: 900 000.
      let number = Double(words.filter { !$0.isWhitespace })
      self.init(words: words, number: number.flatMap { $0.isFinite ? $0 : nil })
    }

    init?(_ value: JSONValue) {
      switch value {
      case .number(let number):
        self.init(
          words: Int(exactly: number.value).map { "\($0)" } ?? "\(number.value)", number: number.value)
      case .string(let text) where !text.isEmpty: self.init(text)
      case .bool(let value): self.init(value ? "true" : "false")
      default: return nil
      }
    }
  }

  /// The names of the columns as they are written.
  let names: [String]
  /// The cells of each row by the names of their columns, in small letters; an empty cell is none.
  private(set) var rows: [[String: Cell]] = []
  /// The unit that a file says its numbers have.
  private(set) var units: String?
  /// The device, browser or program that a file says it is of.
  private(set) var device: String?
  /// True where a file says that another than these names decides what its columns hold.
  private(set) var hasLayout = false

  /// The rows of a text; nil where it has a form that this does not read.
  init?(_ text: [UInt8]) {
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      self.init(json: text)
    } else {
      self.init(csv: text)
    }
  }

  private init?(csv text: [UInt8]) {
    // A browser's column of times has its unit by its capital letter, which this table loses.
    guard let table = PlainTable(text), !table.names.contains("timestamp") else { return nil }
    names = table.names
    // A word alone in a line is no row but what people write behind a table.
    let real = table.rows.filter { row in
      row.count > 1 || table.names.count < 3 || row.cells.values.contains { $0.contains(where: \.isNumber) }
    }
    rows = real.map { $0.cells.mapValues { Cell($0) } }
  }

  private init?(json text: [UInt8]) {
    let whole = try? JSONReader.value(of: text)
    let value = whole ?? .array(Kept.objects(text).map { .object($0) })
    guard let events = Self.events(of: value), events.allSatisfy({ $0.object != nil }) else { return nil }
    units = value["units"]?.string ?? value["unit"]?.string
    device = ["device", "browser", "userAgent"].lazy.compactMap { value[$0]?.string }.first
    hasLayout = value["format"] != nil || value["is_physical_wheel"] != nil
    var names: [String] = []
    for event in events {
      for member in event.object?.members ?? [] where !names.contains(member.key) { names.append(member.key) }
    }
    self.names = names
    let small = names.map { $0.lowercased() }
    guard Set(small).count == small.count else { return nil }
    rows = events.map { event in
      let pairs = (event.object?.members ?? []).compactMap { member in
        Cell(member.value).map { (member.key.lowercased(), $0) }
      }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
  }

  /// An object a row, whatever layout a table has; nil where it has none that is sure.
  private static func events(of value: JSONValue) -> [JSONValue]? {
    guard let listed = value.array ?? value["events"]?.array ?? value["wheelEvents"]?.array else {
      let lists = (value.object?.members ?? []).filter { $0.value.array != nil }
      let plain = lists.filter { list in !list.value.array!.contains { $0.array != nil || $0.object != nil } }
      // Where a list is no column the reader has to choose, and nothing is said of that.
      guard plain.count == lists.count, lists.count > 1,
        Set(lists.map { $0.value.array!.count }).count == 1,
        lists.contains(where: { list in list.value.array!.allSatisfy { $0.double != nil } })
      else { return nil }
      return lists[0].value.array!.indices.map { index in
        object(lists.map { ($0.key, $0.value.array![index]) })
      }
    }
    guard let columns = value["columns"]?.array else { return listed }
    let names = columns.compactMap(\.string)
    guard names.count == columns.count, Set(names).count == names.count,
      listed.allSatisfy({ $0.array?.count == names.count })
    else { return nil }
    return listed.map { object(Array(zip(names, $0.array!))) }
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    var object = JSONObject()
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  /// The first of some names that a column has, in small letters.
  func column(_ known: [String]) -> String? {
    known.first { name in names.contains { $0.lowercased() == name } }
  }

  // MARK: What every table has

  /// True where some column may be one of deltas: the table is then a log of scrolls.
  var hasDeltas: Bool {
    names.contains { name in
      ["dx", "dy", "delta", "pixeldelta", "angledelta", "wheeldelta"].contains {
        name.lowercased().hasPrefix($0)
      }
    }
  }

  /// The column of times, the microseconds in one of its unit, and whether each is since the row before.
  var time: (column: String, unit: Double, isStep: Bool)? {
    for name in names {
      let small = name.lowercased()
      if name == "timeStamp" { return (small, 1000, false) }
      for start in ["time", "t", "timestamp", "dt"] {
        for (end, unit) in [("_ms", 1000.0), ("_us", 1), ("_s", 1e6)] where small == start + end {
          return (small, unit, start == "dt")
        }
      }
    }
    return nil
  }

  /// Rows by their times where each late one is at most three rows behind, none but of the first three is before the first, and a third
  /// at most are late; else as they are.
  static func inOrder(_ rows: [Int], _ times: [Int64]) -> [Int] {
    let behind = times.indices.map { index in times[..<index].count { $0 > times[index] } }
    let late = behind.indices.filter { behind[$0] > 0 }
    let isClear = late.allSatisfy { behind[$0] <= 3 && ($0 < 3 || times[$0] > times[0]) }
    guard !late.isEmpty, isClear, late.count * 3 <= rows.count else { return rows }
    return rows.indices.sorted { (times[$0], $0) < (times[$1], $1) }.map { rows[$0] }
  }

  /// The numbers of the rows of each person and session, in the order of their first.
  var groups: [(subject: String?, rows: [Int])] {
    let subject = column(["subject", "user", "participant"]), session = column(["session"])
    var (groups, known): ([(subject: String?, rows: [Int])], [[String?]: Int]) = ([], [:])
    for (index, row) in rows.enumerated() {
      let owner = [subject.flatMap { row[$0]?.words }, session.flatMap { row[$0]?.words }]
      if known[owner] == nil {
        known[owner] = groups.count
        groups.append((owner[0], []))
      }
      groups[known[owner]!].rows.append(index)
    }
    return groups
  }
}
