import GestureTraces

/// The columns of a pointer sequence, by their names: a time, `x`, `y` (or a browser's `clientX`, `clientY`), and if it has
/// them `slot` (or `id`, `pointerId`) and `phase` (or a browser's `type`).
struct PointerColumns: Equatable {
  private let time: TimeColumn
  private let x: Int
  private let y: Int
  private let contact: Int?
  private let phase: Int?
  /// True where the phases stand in a browser's `type`.
  private let isType: Bool
  /// True where the contact's number is a slot; false where it is a name, which the next contact need not have again.
  let hasSlots: Bool
  /// True where rows say what happened.
  var hasPhases: Bool { phase != nil }

  /// The names of both coordinates, lower case: `clientX` and `clientY` are a browser's.
  private static let (xNames, yNames) = (["x", "clientx"], ["y", "clienty"])

  /// True where a table has x and y.
  static func areThere(in names: [String]) -> Bool {
    RecordTable.column(xNames, in: names) != nil && RecordTable.column(yNames, in: names) != nil
  }

  /// The columns of a table; throws what is missing.
  init(_ table: RecordTable) throws(CaptureError) {
    time = try TimeColumn(table)
    guard let x = table.column(Self.xNames), let y = table.column(Self.yNames) else {
      throw .noEvents(file: table.file, message: RecordTable.needed)
    }
    (self.x, self.y) = (x, y)
    hasSlots = table.column(["slot"]) != nil
    contact = table.column(["slot", "id", "pointerid"])
    let type = table.column(["type"]).flatMap { Self.saysPhases($0, table) ? $0 : nil }
    let named = table.column(["phase"])
    (phase, isType) = (named ?? type, named == nil && type != nil)
  }

  /// Events of a browser's log beside those that move a contact.
  private static let passedOver: Set<String> = [
    "pointerover", "pointerenter", "pointerout", "pointerleave", "gotpointercapture", "lostpointercapture",
    "click", "dblclick", "auxclick", "contextmenu", "",
  ]

  /// True where some cell of a column is a phase, as a browser's events say it in `type`.
  private static func saysPhases(_ column: Int, _ table: RecordTable) -> Bool {
    table.rows.contains { row in
      if case .text(let word) = row[column] { PointerPhase(word) != nil } else { false }
    }
  }

  /// True of a row that a browser logs beside those of contacts, as a click.
  func passesOver(_ cells: RecordTable.Row) -> Bool {
    guard let phase, isType else { return false }
    return Self.passedOver.contains(cells[phase].words?.lowercased() ?? "")
  }

  /// The row that some cells make. Throws what is wrong with them where they make none.
  func row(_ cells: RecordTable.Row) throws(RowProblem) -> PointerRow {
    let phase = try phase(of: cells)
    var row = PointerRow(line: cells.line, timeMicroseconds: try time.microseconds(cells), phase: phase)
    if let contact { row.contact = try self.contact(cells[contact]) }
    let ends = phase == .up || phase == .cancel
    if !ends || (cells[x] != .none && cells[y] != .none) {
      row.x = try number(cells[x], "x", most: TraceEvent.furthest)
      row.y = try number(cells[y], "y", most: TraceEvent.furthest)
    }
    return row
  }

  private func number(_ cell: RecordTable.Cell, _ name: String, most: Double) throws(RowProblem) -> Double {
    guard cell != .none else { throw RowProblem("\(name) is missing; every row needs a time, x and y") }
    guard let number = cell.finite, abs(number) <= most else {
      throw RowProblem("\(name) is no number within ±\(Int(most)); give a decimal number")
    }
    return number
  }

  private func contact(_ cell: RecordTable.Cell) throws(RowProblem) -> Int {
    let most = hasSlots ? TraceEvent.mostSlots : Int(Int32.max)
    let number = try number(cell, "the contact's number", most: Double(most))
    guard let whole = Int(exactly: number), whole >= 0 || !hasSlots else {
      throw RowProblem("\(number) is no contact's number; give a whole one")
    }
    return whole
  }

  private func phase(of cells: RecordTable.Row) throws(RowProblem) -> PointerPhase? {
    guard let phase else { return nil }
    guard case .text(let word) = cells[phase], let known = PointerPhase(word) else {
      throw RowProblem("the phase is none of down, move, up and cancel")
    }
    return known
  }
}
