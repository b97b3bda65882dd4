import TextFormats

extension ReachTable {
  /// The JSON format of `reach --json`.
  package static let format = RecordFormat<ReachTable>(
    "overscroll-reach/1", "Finger travel that fires each engine", from: "reach --json",
    [
      .value("finger_speed_pt_s", "Speed of the finger, above 0.") { $0.hand.speed },
      .value("finger_rate_hz", "Reports of the finger per second, above 0.") { $0.hand.rate },
      .value("source", "The surface the finger is on: touchscreen or touchpad.") {
        $0.hand.source == .touchpad ? "touchpad" : "touchscreen"
      },
      .value("limit", "The greatest travel allowed, in words, as given with --limit; null without one.") {
        $0.limit?.words
      },
      .list("reaches", "One object per engine, model and viewport.", of: entryFields) { table in
        table.entries.map { (table, $0) }
      },
    ])

  private static let entryFields: Fields<(table: ReachTable, entry: Entry)> = [
    .engine { $0.entry.engine },
    .model { $0.entry.model },
    .value("viewport_pt", "The viewport's length in points, above 0.") { $0.entry.viewport },
    .value(
      "threshold_pt",
      "The pull at which the engine can fire in this viewport; null without a threshold."
    ) { $0.entry.reach.threshold as Double? },
    .value(
      "travel_pt",
      "The finger travel that fires it, above 0; null if it never fires, and `why` gives the reason."
    ) { $0.entry.reach.travel },
    .value(
      "share", "That travel as a fraction of the viewport, 1 for its whole length; null if it never fires."
    ) {
      $0.entry.share
    },
    .list("screens", "The travel on each screen of the call.", of: screenFields) { row in
      row.table.scales.map { (row.entry, $0) }
    },
    .optional(
      "within_limit",
      "Whether it fires within the limit on every screen; absent without a limit. If false, the exit status is 1."
    ) { $0.table.isWithin($0.entry) },
    .optional("why", "Why it never fires; absent if it does.") { $0.entry.reach.obstacle },
  ]

  private static let screenFields: Fields<(entry: Entry, scale: Double)> = [
    .value("points_per_mm", "Points per millimetre of this screen or touchpad, above 0.") {
      $0.scale as Double?
    },
    .value("travel_mm", "The finger travel on it that fires; null if it never fires.") { row in
      row.entry.reach.travel.map { $0 / row.scale }
    },
  ]

  /// The table as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }

  /// The table as CSV, with one row for each entry and screen.
  package var csv: String {
    let rows = entries.flatMap { entry in scales.map { (entry: entry, scale: $0) } }
    let (entry, screen) = (Self.entryFields, Self.screenFields)
    let columns = { (keys: [String]) in
      keys.map { entry.column($0).of { (row: (entry: Entry, scale: Double)) in (self, row.entry) } }
    }
    return CSVRows(
      columns(["engine", "model", "viewport_pt", "threshold_pt"]) + screen.columns("points_per_mm")
        + columns(["travel_pt"]) + screen.columns("travel_mm") + columns(["share", "why"]), rows
    ).text
  }
}
