import GestureTraces
import ReplayReport

/// Models as text and as JSON.
enum ModelListing {
  /// A line for each model.
  static func list(_ entries: [ModelEntry]) -> String {
    entries.map { HelpText.row($0.name, $0.summary, indent: 26).trimmingTwoSpaces + "\n" }.joined()
  }

  /// All there is to know of one model.
  static func page(_ entry: ModelEntry) -> String {
    var table = TextTable(["constant", "value", "unit", "source"], left: [0, 2, 3])
    for constant in entry.constants {
      table.add([constant.name, JSONWriter.text(of: constant.value), constant.unit, constant.source])
    }
    let rows: [(String, String)] = [
      ("velocity", entry.velocity),
      (
        "frames",
        entry.isTickBound
          ? "The original moves by the tick: its motion depends on --rate."
          : "Solved in time: the motion does not depend on --rate."
      ),
      ("faithful", entry.fidelity),
    ]
    let lines = rows.map { HelpText.row($0.0, $0.1, indent: 12) + "\n" }.joined()
    let constants = table.text(width: HelpText.width - 2).split(separator: "\n").map { "  \($0)\n" }.joined()
    return "\(entry.name)\n  \(HelpText.wrap(entry.summary, indent: 2))\n\n\(constants)\n\(lines)"
  }

  /// One object of the schema `overscroll-models/1`, without a line feed.
  static func json(_ entries: [ModelEntry]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-models/1")
      json.key("models")
      json.array { json in
        for entry in entries { json.object { write(entry, to: &$0) } }
      }
    }
    return json.text
  }

  private static func write(_ entry: ModelEntry, to json: inout JSONWriter) {
    json.member("name", entry.name)
    json.member("summary", entry.summary)
    json.key("constants")
    json.object { json in
      for constant in entry.constants { json.member(constant.key, constant.value) }
    }
    json.key("sources")
    json.object { json in
      for constant in entry.constants { json.member(constant.key, constant.source) }
    }
    json.member("velocity", entry.velocity)
    json.member("tick_bound", entry.isTickBound)
    json.member("fidelity", entry.fidelity)
  }
}

extension String {
  /// Without the two spaces that rows of help begin with.
  fileprivate var trimmingTwoSpaces: String { hasPrefix("  ") ? String(dropFirst(2)) : self }
}
