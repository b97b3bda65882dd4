import GestureTraces

/// The readable rows of a pointer sequence in order of time (``RowOrder``), with the reasons why others were left out.
struct PointerRows {
  /// The rows that could be read, in order of time.
  private(set) var all: SpilledValues<PointerRow>
  /// The rows left out: those that cannot be read, and those whose time is before that of the previous row.
  private(set) var damage = LineDamage()
  /// The grade that a trace gets because rows were sorted by time; an A if none were.
  private(set) var order = TraceGrade()
  /// The last row that was read; it is stored once the next row shows that its time is right.
  private var last: PointerRow?

  /// Reads the rows of one owner, a person in one session.
  ///
  /// - Parameters:
  ///   - group: The rows of one owner.
  ///   - table: The table, for errors.
  ///   - columns: The columns of the pointer sequence.
  ///   - owners: The columns that belong to gestures.
  /// - Throws: An error about the first unreadable row, if there are more than a few.
  init(
    of group: TableColumns.Group, in table: RecordTable, _ columns: PointerColumns, _ owners: TableColumns
  ) throws(CaptureError) {
    all = SpilledValues(in: table.rows.file)
    var (read, order) = (all, RowOrder())
    var time: Int64?
    for cells in group.rows where !columns.passesOver(cells) {
      let intent: Intent?
      do throws(RowProblem) {
        intent = try owners.intent(cells)
      } catch {
        // A word that needs an option to explain it, not damage.
        throw table.error(cells.line, error)
      }
      do throws(RowProblem) {
        var row = try columns.row(cells)
        if columns.hasSteps {
          row.timeMicroseconds = try TimeColumn.time(after: time, step: row.timeMicroseconds)
          time = row.timeMicroseconds
        }
        (row.intent, row.gesture) = (intent, owners.gesture(cells)?.hashValue)
        read.append(row)
        order.add(row.timeMicroseconds, line: row.line)
      } catch {
        damage.note(cells.line, table.error(cells.line, error))
      }
    }
    if order.isSortable, let first = order.firstLate {
      var sorted = all
      RowOrder.sort(read, by: \.timeMicroseconds) { sorted.append($0) }
      // If the phases fit the original order but not the order of times, a time is wrong.
      if Self.misplaced(sorted) <= Self.misplaced(read) {
        read = sorted
        self.order = .sortedByTime(order.late, of: read.count, first: table.place(ofRow: first))
      }
    }
    take(read, of: group.owner, table)
    try damage.check(whole: all.count, end: table.rows.last?.line)
  }

  private mutating func take(
    _ read: SpilledValues<PointerRow>, of owner: TableColumns.Owner, _ table: RecordTable
  ) {
    var latest: [Int: PointerRow] = [:]
    for row in read {
      if let before = last ?? all.last, row.timeMicroseconds < before.timeMicroseconds {
        let problem = RowProblem.backwards(by: before.timeMicroseconds - row.timeMicroseconds, owner)
        // The last row is removed if its own time is wrong: if this row is not before the row before it.
        guard let wrong = last, let before = all.last, row.timeMicroseconds >= before.timeMicroseconds else {
          damage.note(row.line, table.error(row.line, problem))
          continue
        }
        damage.note(wrong.line, table.error(row.line, problem))
        last = nil
      }
      if !Self.isRepeated(row, &latest) {
        if let last { all.append(last) }
        last = row
      }
    }
    if let last { all.append(last) }
  }

  /// The number of rows whose phase does not fit the contact's state: a down while the contact is down, or any other while it is not.
  private static func misplaced(_ rows: SpilledValues<PointerRow>) -> Int {
    var (down, count): (Set<Int>, Int) = ([], 0)
    for row in rows {
      let wasDown = down.contains(row.contact)
      switch row.phase {
      case .down: down.insert(row.contact)
      case .up, .cancel: down.remove(row.contact)
      case .move, nil: break
      }
      if row.phase != nil, (row.phase == .down) == wasDown { count += 1 }
    }
    return count
  }

  /// True if the row repeats the previous row of its contact; a log written by several views has each event several times.
  private static func isRepeated(_ row: PointerRow, _ latest: inout [Int: PointerRow]) -> Bool {
    var before = latest.updateValue(row, forKey: row.contact)
    before?.line = row.line
    return before == row
  }
}
