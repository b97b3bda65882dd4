import GestureTraces

/// The columns of a scroll log: a time, vertical and horizontal deltas, and optionally unit, source and phase.
///
///     dx dy delta            unit in the column 'unit', in the name (dy_px), in the file's "units", or in --unit
///     deltaX deltaY          a browser's WheelEvent: deltaMode, or CSS pixels
///     wheelDeltaX …          the older ones of browsers: 120 per click, reversed
///     pixelDelta.x …         Qt's QWheelEvent: logical pixels, reversed
///     angleDelta.x …         also Qt's: eighths of a degree, so 120 per click, reversed
struct ScrollColumns {
  /// A column of horizontal or vertical deltas.
  private struct Axis {
    let column: Int
    /// The unit of the column's deltas; nil if neither the column's name nor the file gives it.
    var unit: TableUnit?
    /// True if positive deltas mean up or left, so that they must be reversed.
    var isTurned = false
  }

  private let table: RecordTable
  private let options: ScrollOptions
  private let time: TimeColumn
  private let x: Axis?
  private let y: Axis?
  private let unit: Int?
  private let source: Int?
  private let phase: Int?
  private let fingers: Int?

  /// The names of delta columns that are known, in lower case without points and spaces.
  ///
  /// Each entry has the unit that the names imply, nil if none, and whether positive deltas mean up or left.
  private static let knownNames: [(x: String?, y: String, unit: TableUnit?, isTurned: Bool)] = [
    ("dx", "dy", nil, false), ("delta_x", "delta_y", nil, false), ("deltax", "deltay", .point, false),
    ("pixeldeltax", "pixeldeltay", .point, true), ("angledeltax", "angledeltay", .v120, true),
    ("wheeldeltax", "wheeldeltay", .v120, true), (nil, "wheeldelta", .v120, true), (nil, "delta", nil, false),
  ]

  /// True if a table has a column of deltas.
  static func areThere(in names: [String]) -> Bool {
    let (x, y) = columns(in: names)
    return x != nil || y != nil
  }

  /// The indices of the columns of horizontal and of vertical deltas; nil for one that the table lacks.
  static func columns(in names: [String]) -> (x: Int?, y: Int?) {
    let (x, y) = axes(in: names)
    return (x?.column, y?.column)
  }

  /// Finds the columns of a scroll log in a table.
  ///
  /// - Throws: An error if a column or the unit is missing.
  init(_ table: RecordTable, _ options: ScrollOptions) throws(CaptureError) {
    (self.table, self.options) = (table, options)
    time = try TimeColumn(table)
    try Self.checkSteps(of: table)
    if options.unit == nil { try Self.checkUnits(of: table) }
    unit = table.column(["unit", "units", "deltamode"])
    source = table.column(["source", "axis_source"])
    phase = table.column(["phase"])
    fingers = table.column(["fingers"])
    let (x, y) = Self.axes(in: table.names)
    let layout = table.layout.flatMap { Self.layouts[$0] }
    for axis in [x, y].compactMap({ $0 }) where options.unit == nil && unit == nil && layout == nil {
      if axis.unit == nil, table.units.flatMap(TableUnit.init) == nil {
        throw .noEvents(file: table.file, message: Self.unknownUnit(table, axis.column))
      }
    }
    let filled = { (axis: Axis) in
      layout.map { Axis(column: axis.column, unit: $0.unit, isTurned: $0.isTurned) } ?? axis
    }
    (self.x, self.y) = (x.map(filled), y.map(filled))
  }

  /// Throws an error if deltas count from the start of a gesture, as in Hammer.js; the column `type` then has `panmove`, `swipe` or
  /// `pinch`.
  private static func checkSteps(of table: RecordTable) throws(CaptureError) {
    guard let type = table.column(["type"]),
      let row = table.rows.first(where: { row in
        row[type].words.map { word in ["pan", "swipe", "pinch"].contains { word.lowercased().hasPrefix($0) } }
          ?? false
      })
    else { return }
    throw table.error(
      row.line,
      RowProblem(
        "'\(row[type].words ?? "")' has the travel since the gesture began, not since the row before; log the finger's position: x and y of its centre"
      ))
  }

  /// The units of published collections whose files name their layout, and whether positive deltas mean up.
  ///
  /// `wheel-events` are VS Code's (`wheelDelta` / 120), `wheel-delta-sequence` are CSS pixels of a browser.
  private static let layouts: [String: (unit: TableUnit, isTurned: Bool)] = [
    "wheel-events": (.click, true), "wheel-delta-sequence": (.point, false),
  ]

  /// Checks that a table gives only one unit: in one column, or one for the whole file.
  private static func checkUnits(of table: RecordTable) throws(CaptureError) {
    if let one = table.column(["unit"]), let other = table.column(["units"]) {
      throw table.error(
        RowProblem(
          "columns '\(table.names[one])' and '\(table.names[other])' both state the unit; remove one, or choose one with --unit"
        ))
    }
    guard let one = table.units, let other = table.otherUnits, one != other else { return }
    guard let unit = TableUnit(one), unit == TableUnit(other) else {
      throw table.error(
        RowProblem(
          "two units in one file: its \"units\" is '\(one)', and its \"unit\" is '\(other)'; remove one, or choose one with --unit"
        ))
    }
  }

  private static func unknownUnit(_ table: RecordTable, _ column: Int) -> String {
    let said = table.units.map { "its unit '\($0)' is not known" } ?? "its unit is not stated"
    return
      "column '\(table.names[column])': \(said); give it with --unit (\(TableUnit.words)), or in a column 'unit'"
  }

  private static func axes(in names: [String]) -> (x: Axis?, y: Axis?) {
    let bare = names.map { $0.lowercased().filter { $0 != "." && $0 != " " && $0 != "(" && $0 != ")" } }
    for known in knownNames {
      let x = known.x.flatMap { axis($0, in: bare) }
      let y = axis(known.y, in: bare)
      if x != nil || y != nil {
        let filled = { (axis: Axis) in
          Axis(column: axis.column, unit: axis.unit ?? known.unit, isTurned: known.isTurned)
        }
        return (x.map(filled), y.map(filled))
      }
    }
    return (nil, nil)
  }

  /// Finds a column with this name, or with this name and a unit, such as `dy_px`; nil if there is none.
  private static func axis(_ name: String, in names: [String]) -> Axis? {
    for (index, there) in names.enumerated() where there.hasPrefix(name) {
      let rest = there.dropFirst(name.count)
      if rest.isEmpty { return Axis(column: index) }
      if rest.first == "_", let unit = TableUnit(String(rest.dropFirst())) {
        return Axis(column: index, unit: unit)
      }
    }
    return nil
  }

  /// True if the rows are wheel events of a browser's page.
  var isOfPage: Bool { table.isOfPage || table.column(["deltay", "deltax"]) != nil }
  /// True if the table has a column of phases, which says when a scroll ends.
  var hasPhases: Bool { phase != nil }
  /// True if times are given as the time since the previous row.
  var hasSteps: Bool { time.isStep }

  /// Reads one row of the scroll log from a row's cells; throws an error if they are invalid.
  func row(_ cells: RecordTable.Row) throws(RowProblem) -> ScrollRow {
    var row = ScrollRow(line: cells.line, timeMicroseconds: try time.microseconds(cells))
    let stated = try stated(cells)
    row.phase = try phase(of: cells)
    if let count = try fingers(of: cells) { row.fingers = count }
    row.source = try source(of: cells)
    row.isOfWheel = row.source == nil && (stated == .v120 || stated == .degree)
    row.dx = try delta(cells, x, stated)
    row.dy = try delta(cells, y, stated)
    guard row.dx != nil || row.dy != nil || row.phase != nil else {
      throw RowProblem("the delta is missing; every row needs a time and a delta")
    }
    return row
  }

  /// A delta with its unit, positive down and right; nil for an empty cell.
  private func delta(
    _ cells: RecordTable.Row, _ axis: Axis?, _ stated: TableUnit?
  ) throws(RowProblem) -> ScrollRow.Delta? {
    guard let axis, cells[axis.column] != .none else { return nil }
    guard let number = cells[axis.column].finite, abs(number) <= TraceEvent.furthest else {
      throw RowProblem(
        "column '\(table.names[axis.column])' is not a number within ±\(Int(TraceEvent.furthest)); give a decimal number"
      )
    }
    let unit = stated ?? axis.unit ?? table.units.flatMap(TableUnit.init) ?? .point
    guard !unit.isOfPositions else {
      throw RowProblem(
        "column '\(table.names[axis.column])': \(unit.name) is a unit for positions, but these are scrolls; give \(TableUnit.words)"
      )
    }
    return ScrollRow.Delta(
      value: number == 0 ? 0 : axis.isTurned ? -number : number,
      unit: try unit.resolved(options.pointsPerPixel),
      isInPixels: unit == .devicePixel)
  }

  /// The unit that the user or the row gives for a delta; nil if the column's own unit applies.
  private func stated(_ cells: RecordTable.Row) throws(RowProblem) -> TableUnit? {
    if let unit = options.unit { return unit }
    guard let unit else { return nil }
    guard let word = cells[unit].words else { return nil }
    // The deltaMode of the web's WheelEvent: DOM_DELTA_PIXEL and DOM_DELTA_LINE.
    let place = "column '\(table.names[unit])'"
    if table.names[unit].lowercased() == "deltamode", let named = ["0": TableUnit.point, "1": .line][word] {
      return named
    }
    return try table.unit(word, in: place, isOfPositions: false)
  }

  private func source(of cells: RecordTable.Row) throws(RowProblem) -> AxisSource? {
    guard let source, let word = cells[source].words else { return nil }
    switch word.lowercased() {
    case "finger", "touchpad", "trackpad", "1": return .finger
    case "wheel", "mouse", "wheel_tilt", "0", "3": return .wheel
    case "continuous", "trackpoint", "2": return .continuous
    case "unknown": return nil
    default:
      throw RowProblem("column '\(table.names[source])': '\(word)' is not finger, wheel or continuous")
    }
  }

  private func phase(of cells: RecordTable.Row) throws(RowProblem) -> ScrollPhase? {
    guard let phase, let word = cells[phase].words else { return nil }
    guard let known = ScrollPhase(word) else {
      throw RowProblem(
        "column '\(table.names[phase])': '\(word)' is not begin, update, end, momentum, hold or unhold")
    }
    return known
  }

  /// The number of resting fingers that a row gives; nil if it gives none.
  private func fingers(of cells: RecordTable.Row) throws(RowProblem) -> Int? {
    guard let fingers, cells[fingers] != .none else { return nil }
    guard let number = cells[fingers].finite, let count = Int(exactly: number), Self.hand ~= count else {
      throw RowProblem("the fingers are not a whole number from 1 to \(Self.hand.upperBound)")
    }
    return count
  }

  /// The range of numbers of resting fingers that a trace allows (`TraceEvent.Kind.hold`).
  private static let hand = 1...10
}
