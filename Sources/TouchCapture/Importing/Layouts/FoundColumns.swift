import TextFormats

/// Makes an error message with the columns that a table has, those it needs, and the option that maps one to the other.
struct FoundColumns {
  private let table: RecordTable

  init(_ table: RecordTable) { self.table = table }

  /// The largest number of columns that the message lists; a table may have a million.
  private static let most = 24
  /// The largest number of characters of a column's name that the message shows.
  private static let longest = 40

  /// The table's columns as text, such as `its columns are 0 sentence, 1 timestamp, 2 event`.
  var words: String {
    let shown = table.names.prefix(Self.most).enumerated().map { index, name in
      "\(index) \(Self.shown(name))"
    }
    let more = table.names.count > Self.most ? ", and \(table.names.count - Self.most) more" : ""
    return "its \(table.format == "csv" ? "columns" : "keys") are \(shown.joined(separator: ", "))\(more)"
  }

  /// The error message for a table that lacks a needed column.
  var rejection: String {
    guard table.hasNames else {
      return
        "its first line does not name columns (\(table.names.prefix(4).map(Self.shown).joined(separator: ", "))\(table.names.count > 4 ? ", …" : ""));"
        + " needed are time, x and y; if that line holds values, give --no-header and the numbers of the columns, from 0, for example --columns time=0,x=1,y=2 --time-unit ms"
    }
    if table.names.contains(where: { PointerLogLine.contentNames.contains(Self.plain($0)) }) {
      return "\(words); they are content offsets, not finger positions; \(Self.offsetsAdvice)"
    }
    if let path = table.likelyPath {
      return
        "\(words); \(Self.needed); the points may be below: --json-path '\(path)' --columns time=…,x=…,y=…"
    }
    return "\(words); \(Self.needed); map them with \(suggestion)"
  }

  /// The advice for a log of the content's offset: it names the commands that can read such a log.
  static let offsetsAdvice = "read it with overscroll fit, or overscroll observe --no-trace"

  /// The columns that any table needs, as a text for error messages.
  static let needed =
    "needed are time, x and y (or time and dx or dy), and optionally contact, phase, subject, session, gesture, intent"

  private static func shown(_ name: String) -> String {
    let plain = name.withoutControlCharacters
    return plain.isEmpty ? "(no name)" : plain.count > longest ? plain.prefix(longest) + "…" : plain
  }

  /// The option that maps the most likely columns, with dots in place of names that are not found.
  private var suggestion: String {
    var (pairs, time): ([String], Int?) = ([], nil)
    for (role, parts) in Self.likely {
      let index = table.names.firstIndex { name in parts.contains { Self.plain(name).hasPrefix($0) } }
      if role == "time" { time = index }
      let name = index.map {
        table.names[$0].contains(where: { $0 == "," || $0 == " " || $0 == "'" }) ? "\($0)" : table.names[$0]
      }
      if let name {
        pairs.append("\(role)=\(name)")
      } else if Self.required.contains(role) {
        pairs.append("\(role)=…")
      }
    }
    guard let time else { return "--columns \(pairs.joined(separator: ","))" }
    if TimeColumn.unit(in: table.names[time]) != nil { return "--columns \(pairs.joined(separator: ","))" }
    let (unit, _) = TimeColumn.likelyUnit(table.rows.lazy.map { $0[time].finite })
    return "--columns \(pairs.joined(separator: ",")) --time-unit \(unit.rawValue)"
  }

  private static let required = ["time", "x", "y"]
  /// Starts of column names, in lower case without punctuation, by the role that a column with such a name most likely has.
  private static let likely: [(String, [String])] = [
    ("time", ["time", "eventtime", "systime", "ts", "t_", "deltatime", "date"]),
    (
      "x",
      ["xpos", "xcoord", "xvalue", "posx", "positionx", "touchx", "rawx", "screenx", "pagex", "movex", "x"]
    ),
    (
      "y",
      ["ypos", "ycoord", "yvalue", "posy", "positiony", "touchy", "rawy", "screeny", "pagey", "movey", "y"]
    ),
    ("phase", ["action", "touchphase", "phase", "event", "state", "type"]),
    ("contact", ["pointerid", "fingerid", "touchid", "touchdataid", "swipeid", "strokeid"]),
    ("subject", ["user", "subject", "participant", "player"]),
  ]

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
