import GestureTraces

/// The scrolls in a table by one person in one session, as events of a device.
struct ScrollTable {
  /// The scrolls as events of a logged device, from which a trace is made.
  private(set) var device = LoggedDevice()
  private let table: RecordTable
  private let columns: ScrollColumns
  private let owners: TableColumns
  private let options: ScrollOptions
  private var time: Int64?
  private var isScrolling = false
  private var momentum = 0
  /// The most plausible source of the scrolls, used if neither the table nor the user gives one.
  private let guess: AxisSource
  private var guessed: AxisSource?
  /// The step size of the deltas, if it indicates that a wheel scrolled; otherwise nil.
  private let steps: WheelSteps?
  private var gestures: [String: Int] = [:]

  /// Reads the scrolls in the rows of one owner, a person in one session.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - group: The rows of one owner.
  ///   - owners: The columns that belong to gestures.
  ///   - options: The user's options for facts that the table does not state.
  /// - Throws: An error about an invalid row: an earlier time than the row before, or an unknown unit or phase.
  init(
    _ table: RecordTable, _ group: TableColumns.Group, _ owners: TableColumns, _ options: ScrollOptions
  ) throws(CaptureError) {
    (self.table, self.owners, self.options) = (table, owners, options)
    columns = try ScrollColumns(table, options)
    var rows: [(row: ScrollRow, cells: RecordTable.Row)] = []
    var (damage, order) = (LineDamage(), TraceGrade())
    for cells in group.rows {
      do throws(RowProblem) {
        rows.append((try columns.row(cells), cells))
      } catch {
        damage.note(cells.line, table.error(cells.line, error))
      }
    }
    try damage.check(whole: rows.count, end: table.rows.last?.line)
    if !columns.hasSteps {
      let sorted = RowOrder.sorted(rows, by: { ($0.row.timeMicroseconds, $0.cells.line) }, table.place)
      (rows, order) = (sorted.rows, sorted.grade)
    }
    let unsaid = rows.map(\.row).filter { $0.source == nil && !$0.isOfWheel }
    steps = columns.isOfPage ? WheelSteps(unsaid) : nil
    guess = steps != nil || Self.turnsByWholeSteps(unsaid) ? .wheel : .finger
    for (row, cells) in rows {
      do throws(RowProblem) {
        try take(row, cells, group.owner)
      } catch {
        throw table.error(cells.line, error)
      }
    }
    describe()
    device.findings = device.findings.joined(with: order)
    if let damaged = damage.grade(table.place) { device.findings = device.findings.joined(with: damaged) }
  }

  /// True if all rows without a source are in lines or clicks, and each delta is a whole number, as from a mouse wheel.
  ///
  /// Firefox reports lines for touchpads too, but as fractions of a line.
  private static func turnsByWholeSteps(_ rows: [ScrollRow]) -> Bool {
    let deltas = rows.flatMap { [$0.dx, $0.dy] }.compactMap(\.self)
    return !deltas.isEmpty
      && deltas.allSatisfy { delta in
        // 120ths and degrees are mostly reported for wheels, including fine ones.
        if delta.unit == .v120 || delta.unit == .degree { return true }
        guard let step = delta.unit.wheelStep else { return false }
        return (delta.value / step).rounded() == delta.value / step
      }
  }

  private mutating func take(
    _ row: ScrollRow, _ cells: RecordTable.Row, _ owner: TableColumns.Owner
  ) throws(RowProblem) {
    let time = try time(of: row, owner)
    let intent = try owners.intent(cells)
    let gesture = owners.gesture(cells).map { name in
      gestures[name, default: gestures.count]
    }
    if let name = owners.gesture(cells), let gesture { gestures[name] = gesture }
    if row.phase == .momentum { return momentum += 1 }
    if row.phase == .hold {
      device.add(.hold(fingers: row.fingers), at: time, intent: intent, line: row.line)
    }
    if case .unhold(let cancelled) = row.phase {
      device.add(
        .unhold(fingers: row.fingers, cancelled: cancelled), at: time, intent: intent, line: row.line)
    }
    if row.phase == .begin, isScrolling { device.add(.stop, at: time, intent: intent, line: row.line) }
    if row.phase == .begin { isScrolling = false }
    if let scroll = scroll(of: row) {
      isScrolling = isScrolling || scroll.source == .finger
      device.add(.scroll(scroll), at: time, intent: intent, gesture: gesture ?? 0, line: row.line)
    }
    if row.phase == .end, isScrolling {
      device.add(.stop, at: time, intent: intent, line: row.line)
      isScrolling = false
    }
  }

  /// The time of a row in microseconds from any zero; throws an error if it is too far before that of the previous row.
  private mutating func time(of row: ScrollRow, _ owner: TableColumns.Owner) throws(RowProblem) -> Int64 {
    let now =
      columns.hasSteps ? try TimeColumn.time(after: time, step: row.timeMicroseconds) : row.timeMicroseconds
    let step = now - (time ?? now)
    guard step >= (columns.hasSteps ? -Self.longestStepBack : 0) else { throw .backwards(by: -step, owner) }
    time = now
    return now
  }

  /// The largest step back, in microseconds, that is accepted in a log of times since the previous row; the grade mentions it.
  private static let longestStepBack: Int64 = 10_000

  /// The scroll that a row reports; nil if nothing moved.
  private mutating func scroll(of row: ScrollRow) -> TraceScroll? {
    let source = source(of: row)
    if [row.dx, row.dy].contains(where: { $0?.isInPixels == true }) {
      device.used.formUnion([.density, .pointsPerPixel])
    }
    var scroll = TraceScroll(source: source)
    if source == .wheel {
      (scroll.v120x, scroll.v120y) = (row.dx?.v120, row.dy?.v120)
      (scroll.dx, scroll.dy) = (row.dx?.degrees, row.dy?.degrees)
    } else {
      (scroll.dx, scroll.dy) = (row.dx?.points, row.dy?.points)
      let isBySteps = [row.dx, row.dy].contains {
        $0.map { $0.value != 0 && $0.unit.wheelStep != nil } ?? false
      }
      device.isScaleAssumed = device.isScaleAssumed || isBySteps
    }
    return (scroll.dx ?? 0) == 0 && (scroll.dy ?? 0) == 0 ? nil : scroll
  }

  private mutating func source(of row: ScrollRow) -> AxisSource {
    if let told = row.source { return told }
    if let isWheel = table.isWheel { return isWheel ? .wheel : .finger }
    if row.isOfWheel { return .wheel }
    device.used.insert(.scrollSource)
    if let said = options.source { return said }
    guessed = guess
    return guess
  }

  private mutating func describe() {
    (device.name, device.findings) = (table.device, table.findings)
    if table.isScaleAssumed, options.unit == nil { device.isScaleAssumed = true }
    device.isLikelyNatural = Self.turnsByDefault.contains { table.device?.contains($0) == true }
    if let guessed { device.findings = device.findings.joined(with: .guessedSource(guessed, steps)) }
    if momentum > 0 { device.findings = device.findings.joined(with: .momentum(momentum)) }
    if !columns.hasPhases, device.kind == .touchpad {
      device.findings = device.findings.joined(with: .maybeMomentum)
    }
  }

  /// The names that user agents give to operating systems on which natural scrolling is on by default.
  private static let turnsByDefault = ["Macintosh", "macOS", "Mac OS", "OSX"]
}

extension ScrollRow.Delta {
  /// The delta converted to points of finger movement.
  fileprivate var points: Double { value * unit.points }
  /// The delta converted to degrees, libinput's unit for wheels: 15 per click.
  fileprivate var degrees: Double { value * unit.clicks * 15 }
  /// The delta converted to 120ths of a wheel click.
  fileprivate var v120: Double { value * unit.clicks * TraceScroll.click }
}

extension RowProblem {
  /// Makes the error for a row whose time is before that of the previous row.
  ///
  /// - Parameters:
  ///   - distance: How much earlier the row is, in microseconds.
  ///   - owner: The owner of the rows.
  /// - Returns: The error, which names the owner if the table has owners.
  static func backwards(by distance: Int64, _ owner: TableColumns.Owner) -> RowProblem {
    let whose = owner.words.map { " within \($0)" } ?? ""
    return RowProblem(
      "time goes back by \(distance) µs\(whose); if another recording begins here, use one file per recording, or number them in a column session"
    )
  }
}
