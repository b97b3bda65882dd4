import GestureTraces
import TextFormats

extension ReachTable {
  /// The name and version of the shape that ``json`` has.
  package static let schema = "overscroll-reach/1"

  /// The table for programs: one object, without a line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.member("finger_speed_pt_s", hand.speed)
      json.member("finger_rate_hz", hand.rate)
      json.member("source", hand.source == .touchpad ? "touchpad" : "touchscreen")
      json.member("limit", limit?.words)
      json.objects("reaches", entries) { json, entry in write(entry, to: &json) }
    }
    return json.text
  }

  private func write(_ entry: Entry, to json: inout JSONWriter) {
    json.member("engine", entry.engine)
    json.member("model", entry.model)
    json.member("viewport_pt", entry.viewport)
    json.member("threshold_pt", entry.reach.threshold)
    json.member("travel_pt", entry.reach.travel)
    json.member("share", entry.share)
    json.objects("screens", scales) { json, scale in
      json.member("points_per_mm", scale)
      json.member("travel_mm", entry.reach.travel.map { $0 / scale })
    }
    if let isWithin = isWithin(entry) { json.member("within_limit", isWithin) }
    if let obstacle = entry.reach.obstacle { json.member("why", obstacle) }
  }

  /// The table as comma-separated values: a row for each finding and screen.
  package var csv: String {
    var rows = CSVRows([
      "engine", "model", "viewport_pt", "threshold_pt", "points_per_mm", "travel_pt", "travel_mm", "share",
      "why",
    ])
    for entry in entries {
      for scale in scales {
        rows.add([
          entry.engine, entry.model, CSVRows.cell(entry.viewport), CSVRows.cell(entry.reach.threshold),
          CSVRows.cell(scale), CSVRows.cell(entry.reach.travel),
          CSVRows.cell(entry.reach.travel.map { $0 / scale }), CSVRows.cell(entry.share),
          entry.reach.obstacle ?? "",
        ])
      }
    }
    return rows.text
  }
}
