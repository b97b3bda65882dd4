import GestureTraces

/// The rows of a pointer sequence that can be read, in order of time (``RowOrder``), and what was left out.
struct PointerRows {
  /// The rows.
  private(set) var all: [PointerRow] = []
  /// Rows that cannot be read, and those that are before the one before them.
  private(set) var damage = LineDamage()
  /// The grade of rows that were sorted; an A where none were.
  private(set) var order = TraceGrade()

  /// Reads the rows of a group.
  ///
  /// - Parameters:
  ///   - group: The rows of one owner.
  ///   - table: The table, for errors.
  ///   - columns: Its columns of pointers.
  ///   - owners: The columns that belong to gestures.
  /// - Throws: The first row that cannot be read, if there are more than a few.
  init(
    of group: TableColumns.Group, in table: RecordTable, _ columns: PointerColumns, _ owners: TableColumns
  ) throws(CaptureError) {
    var read: [PointerRow] = []
    for cells in group.rows where !columns.passesOver(cells) {
      let intent: Intent?
      do throws(RowProblem) {
        intent = try owners.intent(cells)
      } catch {
        // A word that an option explains, not damage.
        throw table.error(cells.line, error)
      }
      do throws(RowProblem) {
        var row = try columns.row(cells)
        (row.intent, row.gesture) = (intent, owners.gesture(cells))
        read.append(row)
      } catch {
        damage.note(cells.line, table.error(cells.line, error))
      }
    }
    let sorted = RowOrder.sorted(read, by: { ($0.timeMicroseconds, $0.line) }, table.place)
    // Where phases agree with the order of the rows and not with the times, a time is wrong.
    if Self.misplaced(sorted.rows) <= Self.misplaced(read) { (read, order) = sorted }
    var latest: [Int: PointerRow] = [:]
    for row in read {
      do throws(RowProblem) {
        if let last = all.last, row.timeMicroseconds < last.timeMicroseconds {
          let problem = RowProblem.backwards(
            by: last.timeMicroseconds - row.timeMicroseconds, group.owner)
          guard dropOutlier(before: row) else { throw problem }
          damage.note(last.line, table.error(row.line, problem))
        }
        if !Self.isRepeated(row, &latest) { all.append(row) }
      } catch {
        damage.note(row.line, table.error(row.line, error))
      }
    }
    try damage.check(whole: all.count, end: table.rows.last?.line)
  }

  /// Rows whose phase cannot be what comes next of their contact: a down of one that is down, else of one that is not.
  private static func misplaced(_ rows: [PointerRow]) -> Int {
    var down: Set<Int> = []
    return rows.count { row in
      let wasDown = down.contains(row.contact)
      switch row.phase {
      case .down: down.insert(row.contact)
      case .up, .cancel: down.remove(row.contact)
      case .move, nil: break
      }
      return row.phase != nil && (row.phase == .down) == wasDown
    }
  }

  /// Takes out the last row if it is the one whose time is wrong: if the next one is before it, and not before the one before that.
  private mutating func dropOutlier(before row: PointerRow) -> Bool {
    guard all.count > 1, row.timeMicroseconds >= all[all.count - 2].timeMicroseconds else { return false }
    all.removeLast()
    return true
  }

  /// True of a row that says the same as the one of its contact before it: a log that several views write has each event several times.
  private static func isRepeated(_ row: PointerRow, _ latest: inout [Int: PointerRow]) -> Bool {
    var before = latest.updateValue(row, forKey: row.contact)
    before?.line = row.line
    return before == row
  }
}
