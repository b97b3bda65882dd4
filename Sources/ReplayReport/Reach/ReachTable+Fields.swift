import TextFormats

extension ReachTable {
  /// The JSON format of `reach --json`.
  package static let format = RecordFormat<ReachTable>(
    "overscroll-reach/1", "How far a finger must go to fire each engine", from: "reach --json",
    [
      .value("finger_speed_pt_s", "How fast the finger drags, above 0.") { $0.hand.speed },
      .value("finger_rate_hz", "Reports of the finger a second, above 0.") { $0.hand.rate },
      .value("source", "The surface the finger is on: touchscreen or touchpad.") {
        $0.hand.source == .touchpad ? "touchpad" : "touchscreen"
      },
      .value("limit", "The travel that must be enough, in words, as given with --limit; null without one.") {
        $0.limit?.words
      },
      .list("reaches", "One object for each engine, model and viewport.", of: entryFields) { table in
        table.entries.map { (table, $0) }
      },
    ])

  private static let entryFields: Fields<(table: ReachTable, entry: Entry)> = [
    .engine { $0.entry.engine },
    .model { $0.entry.model },
    .value("viewport_pt", "The viewport's length in points, above 0.") { $0.entry.viewport },
    .value(
      "threshold_pt",
      "The pull at which the engine's comparison turns true in this viewport; null where it has none."
    ) { $0.entry.reach.threshold as Double? },
    .value(
      "travel_pt",
      "How far the finger goes to fire it, above 0; null where it never fires, and `why` says why."
    ) { $0.entry.reach.travel },
    .value("share", "That travel as a share of the viewport, 1 for all of it; null where it never fires.") {
      $0.entry.share
    },
    .list("screens", "The travel on each screen asked for.", of: screenFields) { row in
      row.table.scales.map { (row.entry, $0) }
    },
    .optional(
      "within_limit",
      "Whether it fires within the limit on every screen; absent without a limit. False ends the program with 1."
    ) { $0.table.isWithin($0.entry) },
    .optional("why", "Why it never fires; absent where it does.") { $0.entry.reach.obstacle },
  ]

  private static let screenFields: Fields<(entry: Entry, scale: Double)> = [
    .value("points_per_mm", "Points for a millimetre of this screen or touchpad, above 0.") {
      $0.scale as Double?
    },
    .value("travel_mm", "How far the finger goes on it to fire; null where it never fires.") { row in
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
