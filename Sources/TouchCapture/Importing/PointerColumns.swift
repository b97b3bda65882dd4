import GestureTraces
import TextFormats

/// The columns of a pointer sequence, found by their names: a time, `x` and `y` (or a browser's `clientX` and `clientY`).
///
/// Optional columns are `slot` (or `id`, `pointerId`, `touchId`) and `phase` (or a browser's `type`).
struct PointerColumns: Equatable {
  private let time: TimeColumn
  private let x: Column
  private let y: Column
  private let contact: Int?
  private let phase: Int?
  /// The index of a browser's `pointerType` column, by which rows of a mouse are ignored; nil if the table has none.
  private let pointerType: Int?
  /// True if the phases are in a browser's `type` column.
  private let isType: Bool
  /// True if the contact's number is a slot; false if it is a name, which the next contact need not reuse.
  let hasSlots: Bool
  /// True if the table has a column of phases (down, move, up).
  var hasPhases: Bool { phase != nil }

  /// The units of the positions, as the table or the user gives them.
  let scale: PositionScale

  /// A column of x or of y.
  private struct Column: Equatable {
    let index: Int
    /// The unit in the column's name, as in `x_px`; nil if the name has none.
    var unit: String?
  }

  /// The names of the columns of x and y, in lower case; `clientX` and `clientY` are a browser's.
  private static let (xNames, yNames) = (["x", "clientx"], ["y", "clienty"])
  /// The name of the unit that positions have in browsers: CSS pixels.
  private static let browsersUnit = "css px"

  /// The names of columns that identify contacts, in lower case; `touchId` and similar ones come from games and studies.
  static let contactNames = [
    "slot", "id", "pointerid", "touchid", "fingerid", "identifier", "pointer_id", "touch_id", "finger_id",
  ]

  /// True if a table has columns for x and y.
  static func areThere(in names: [String]) -> Bool {
    let (x, y) = columns(in: names)
    return x != nil && y != nil
  }

  /// The indices of the columns of x and of y; nil for one that the table lacks.
  static func columns(in names: [String]) -> (x: Int?, y: Int?) {
    (column(xNames, in: names)?.index, column(yNames, in: names)?.index)
  }

  /// Words after a coordinate's name that are not units, as in `x_pos` and `x-coordinate`.
  private static let bareEndings: Set<String> = ["pos", "position", "coord", "coordinate", "value"]

  /// Finds the first column with one of these names, or with a name and a unit, such as `x_px`, `x (px)` or `x[px]`.
  ///
  /// If no column has a known unit, the first one with any word in place of the unit counts; if the unit is needed, that is an error.
  private static func column(_ known: [String], in names: [String]) -> Column? {
    if let exact = RecordTable.column(known, in: names) {
      return Column(index: exact, unit: names[exact].lowercased().hasPrefix("client") ? browsersUnit : nil)
    }
    var unknown: Column?
    for (index, name) in names.enumerated() {
      guard let parts = RecordTable.parts(of: name), known.contains(parts.name.lowercased()) else { continue }
      if bareEndings.contains(parts.unit.lowercased()) { return Column(index: index) }
      let column = Column(index: index, unit: parts.unit)
      if TableUnit(parts.unit) != nil { return column }
      unknown = unknown ?? column
    }
    return unknown
  }

  /// Finds the columns of a table; throws an error if a needed one is missing.
  init(_ table: RecordTable, _ options: ImportOptions) throws(CaptureError) {
    guard let x = Self.column(Self.xNames, in: table.names), let y = Self.column(Self.yNames, in: table.names)
    else {
      throw .unmapped(file: table.file, message: FoundColumns(table).rejection)
    }
    time = try TimeColumn(table)
    (self.x, self.y) = (x, y)
    hasSlots = table.column(["slot"]) != nil
    contact = table.column(Self.contactNames)
    let type = table.column(["type"]).flatMap { Self.saysPhases($0, table) ? $0 : nil }
    let named = table.column(["phase"])
    (phase, isType) = (named ?? type, named == nil && type != nil)
    pointerType = table.column(["pointertype"])
    if let pointerType, !table.rows.isEmpty,
      !table.rows.contains(where: { !Self.isOfMouse($0, pointerType) })
    {
      throw .noEvents(file: table.file, message: Self.mouseAdvice)
    }
    // A unit from the user takes precedence, even over an invalid one in the table.
    let statements =
      options.scrolls.unit == nil ? try Self.statements(of: [x, y], in: table, isOfBrowser: isType) : []
    if options.scrolls.unit == nil { try Self.requireUnit(ofAll: [x, y], in: table) }
    scale = try PositionScale(statements, table, options)
  }

  /// The units that a table states for positions, each with the place where it was found.
  ///
  /// The places are the file's metadata, the names of columns, and a column of units; a browser's columns imply CSS pixels.
  private static func statements(
    of axes: [Column], in table: RecordTable, isOfBrowser: Bool
  ) throws(CaptureError) -> [PositionScale.Statement] {
    var statements: [PositionScale.Statement] = []
    func add(_ word: String?, _ place: String) throws(RowProblem) {
      guard let word else { return }
      statements.append(
        .init(unit: try table.unit(word, in: place, isOfPositions: true), place: place))
    }
    do throws(RowProblem) {
      try add(table.units, "the file's \"units\"")
      try add(table.otherUnits, "the file's \"unit\"")
      for axis in axes { try add(axis.unit, "column '\(table.names[axis.index])'") }
    } catch {
      throw table.error(error)
    }
    for column in ["unit", "units"].compactMap({ table.column([$0]) }) {
      var known: Set<String> = []
      for row in table.rows {
        guard let word = row[column].words, known.insert(word.lowercased()).inserted else { continue }
        do throws(RowProblem) {
          try add(word, "column '\(table.names[column])'" + (known.count > 1 ? " of row \(row.line)" : ""))
        } catch {
          throw table.error(row.line, error)
        }
      }
    }
    if statements.isEmpty, isOfBrowser {
      statements.append(.init(unit: .point, place: "a browser's event"))
    }
    return statements
  }

  /// Throws an error if only some of the position columns have a unit, because the unit then cannot be applied to all.
  private static func requireUnit(ofAll axes: [Column], in table: RecordTable) throws(CaptureError) {
    guard table.units == nil, let bare = axes.first(where: { $0.unit == nil }) else { return }
    let remedy = "give a unit in every row, or choose one with --unit"
    if let column = table.column(["unit", "units"]), table.rows.contains(where: { $0[column].words != nil }) {
      // A lift may have no position, and then needs no unit.
      let empty = table.rows.first { row in
        row[column].words == nil && axes.allSatisfy { row[$0.index] != .none }
      }
      guard let empty else { return }
      throw table.error(
        empty.line,
        RowProblem("column '\(table.names[column])' is empty here, and not in other rows; \(remedy)"))
    }
    guard let stated = axes.first(where: { $0.unit != nil }) else { return }
    throw table.error(
      RowProblem(
        "column '\(table.names[stated.index])' has a unit, and column '\(table.names[bare.index])' has none; \(remedy)"
      ))
  }

  /// The types of browser events that do not move a contact and are ignored.
  private static let passedOver: Set<String> = [
    "pointerover", "pointerenter", "pointerout", "pointerleave", "gotpointercapture", "lostpointercapture",
    "click", "dblclick", "auxclick", "contextmenu", "",
  ]

  /// True if at least one cell of a column is a phase such as `touchmove`, as in the `type` of browser events.
  private static func saysPhases(_ column: Int, _ table: RecordTable) -> Bool {
    table.rows.contains { row in
      if case .text(let word) = row[column] { PointerPhase(word) != nil } else { false }
    }
  }

  /// The error message for a log that has only mouse events.
  static let mouseAdvice = "its events are from a mouse, not from a finger; give a log of a drag"

  private static func isOfMouse(_ cells: RecordTable.Row, _ pointerType: Int) -> Bool {
    cells[pointerType].words?.lowercased() == "mouse"
  }

  /// True if the times are those since the previous row.
  var hasSteps: Bool { time.isStep }

  /// True for a row to ignore: a browser event that does not move a contact, such as a click, or one of a mouse.
  func passesOver(_ cells: RecordTable.Row) -> Bool {
    if let pointerType, Self.isOfMouse(cells, pointerType) { return true }
    guard let phase, isType else { return false }
    return Self.passedOver.contains(cells[phase].words?.lowercased() ?? "")
  }

  /// Reads one row of the pointer sequence from a row's cells; throws an error if they are invalid.
  func row(_ cells: RecordTable.Row) throws(RowProblem) -> PointerRow {
    let phase = try phase(of: cells)
    var row = PointerRow(line: cells.line, timeMicroseconds: try time.microseconds(cells), phase: phase)
    if let contact { row.contact = try self.contact(cells[contact]) }
    let ends = phase == .up || phase == .cancel
    if !ends || (cells[x.index] != .none && cells[y.index] != .none) {
      row.x = try position(cells[x.index], "x", scale.x)
      row.y = try position(cells[y.index], "y", scale.y)
    }
    return row
  }

  /// A position converted to the trace's units.
  private func position(_ cell: RecordTable.Cell, _ name: String, _ factor: Double) throws(RowProblem)
    -> Double
  {
    let own = try number(cell, name, most: TraceEvent.furthest)
    // A factor of one must preserve every bit.
    let position = factor == 1 ? own : own * factor
    guard abs(position) <= TraceEvent.furthest else {
      throw RowProblem(
        "\(name) is \(own), which is outside any surface; check unit and density")
    }
    return position
  }

  private func number(_ cell: RecordTable.Cell, _ name: String, most: Double) throws(RowProblem) -> Double {
    guard cell != .none else { throw RowProblem("\(name) is missing; every row needs a time, x and y") }
    guard let number = cell.finite, abs(number) <= most else {
      throw RowProblem("\(name) is not a number within ±\(Int(most)); give a decimal number")
    }
    return number
  }

  private func contact(_ cell: RecordTable.Cell) throws(RowProblem) -> Int {
    let most = hasSlots ? TraceEvent.mostSlots : Int(Int32.max)
    let number = try number(cell, "the contact's number", most: Double(most))
    guard let whole = Int(exactly: number), whole >= 0 || !hasSlots else {
      throw RowProblem("\(number) is not a contact's number; give a whole number")
    }
    return whole
  }

  private func phase(of cells: RecordTable.Row) throws(RowProblem) -> PointerPhase? {
    guard let phase else { return nil }
    let word = cells[phase].words ?? ""
    guard let known = PointerPhase(word) else {
      let shown = String(word.prefix(40)).withoutControlCharacters
      throw RowProblem(
        word.isEmpty
          ? "the phase is missing; give down, move, up or cancel"
          : "the phase '\(shown)' is not down, move, up or cancel; give the meaning of each word, such as --phase-words 'began=down,changed=move,ended=up'"
      )
    }
    return known
  }
}
