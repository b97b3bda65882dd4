import GestureTraces

/// The columns of a pointer sequence, by their names: `time_ms` (or `t_ms`, `time_us`, `t_us`, `time_s`, `t_s`), `x`,
/// `y`, and if it has them `slot` (or `id`) and `phase`.
struct PointerColumns: Equatable {
  /// The contents of a cell.
  enum Cell: Equatable {
    case none
    case text(String)
    case number(Double)
  }

  private let time: Int
  private let microsecondsPerUnit: Double
  private let x: Int
  private let y: Int
  private let contact: Int?
  private let phase: Int?
  /// True where the contact's number is a slot; false where it is a name, which the next contact need not have again.
  let hasSlots: Bool
  /// True where rows say what happened.
  var hasPhases: Bool { phase != nil }

  /// Microseconds in a unit, by the names of columns of time.
  private static let units: [String: Double] = [
    "time_ms": 1000, "t_ms": 1000, "time_us": 1, "t_us": 1, "time_s": 1e6, "t_s": 1e6,
  ]

  /// Columns by name; nil where time, x or y is missing.
  init?(_ names: [String]) {
    guard let time = names.firstIndex(where: { Self.units[$0] != nil }), let unit = Self.units[names[time]],
      let x = names.firstIndex(of: "x"), let y = names.firstIndex(of: "y")
    else { return nil }
    (self.time, microsecondsPerUnit, self.x, self.y) = (time, unit, x, y)
    hasSlots = names.contains("slot")
    contact = names.firstIndex(of: "slot") ?? names.firstIndex(of: "id")
    phase = names.firstIndex(of: "phase")
  }

  /// Latest time of any zero, in microseconds: exact as a Double.
  private static let latest = 9e15

  /// The row that some cells make. Throws what is wrong with them where they make none.
  func row(_ cells: [Cell], line: Int) throws(PointerProblem) -> PointerRow {
    let seconds = try number(cells, time, "the time", most: Self.latest / microsecondsPerUnit)
    let phase = try phase(of: cells)
    var row = PointerRow(
      line: line, timeMicroseconds: Int64((seconds * microsecondsPerUnit).rounded()), phase: phase)
    if let contact { row.contact = try self.contact(cells, contact) }
    let ends = phase == .up || phase == .cancel
    if !ends || (cell(cells, x) != .none && cell(cells, y) != .none) {
      row.x = try number(cells, x, "x", most: TraceEvent.furthest)
      row.y = try number(cells, y, "y", most: TraceEvent.furthest)
    }
    return row
  }

  private func cell(_ cells: [Cell], _ index: Int) -> Cell {
    cells.indices.contains(index) ? cells[index] : .none
  }

  private func number(
    _ cells: [Cell], _ index: Int, _ name: String, most: Double
  ) throws(PointerProblem) -> Double {
    let number: Double?
    switch cell(cells, index) {
    case .none: throw PointerProblem("\(name) is missing; every row needs a time, x and y")
    case .number(let value): number = value
    case .text(let text): number = Double(text)
    }
    guard let number, number.isFinite, abs(number) <= most else {
      throw PointerProblem("\(name) is no number within ±\(Int(most)); give a decimal number")
    }
    return number
  }

  private func contact(_ cells: [Cell], _ index: Int) throws(PointerProblem) -> Int {
    let most = hasSlots ? TraceEvent.mostSlots : Int(Int32.max)
    let number = try number(cells, index, "the contact's number", most: Double(most))
    guard let whole = Int(exactly: number), whole >= 0 || !hasSlots else {
      throw PointerProblem("\(number) is no contact's number; give a whole one")
    }
    return whole
  }

  private func phase(of cells: [Cell]) throws(PointerProblem) -> PointerPhase? {
    guard let phase else { return nil }
    guard case .text(let word) = cell(cells, phase), let known = PointerPhase(word) else {
      throw PointerProblem("the phase is none of down, move, up and cancel")
    }
    return known
  }
}

/// A mistake in a row, without the row's line.
struct PointerProblem: Error, Equatable {
  /// The mistake, and what to do about it.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
