import GestureTraces

/// Turns the rows of a pointer sequence into the contacts of a trace, in points.
struct PointerTake {
  /// The events, at microseconds since the first.
  private(set) var events: [TraceEvent] = []
  private var integrity = TraceIntegrity(units: .points)
  private var positions: [Int: (x: Double, y: Double)] = [:]
  private var slots: [Int: Int] = [:]
  private var hovers = 0
  /// Contacts that may be down at once: many times what any surface has.
  private static let most = 256
  private let table: PointerTable
  private var zero: Int64?
  private var last: Int64 = 0

  /// Reads all rows.
  ///
  /// - Parameters:
  ///   - table: The sequence.
  ///   - file: Its name, for errors.
  /// - Throws: The row that cannot be: one before its predecessor, a second down without a lift.
  init(_ table: PointerTable, file: String) throws(CaptureError) {
    self.table = table
    var ends: [Int: Int] = [:]
    if !table.hasPhases {
      for (index, row) in table.rows.enumerated() { ends[row.contact] = index }
    }
    for (index, row) in table.rows.enumerated() {
      do throws(PointerProblem) {
        try take(row, isLast: ends[row.contact] == index)
      } catch {
        throw table.error(in: file, row.line, error)
      }
    }
  }

  /// The trace's last line.
  var end: TraceEnd {
    var grade = integrity.grade(endedAtMicroseconds: last)
    if !table.hasPhases { grade = grade.joined(with: .guessedLifts) }
    if hovers > 0 { grade = grade.joined(with: .hovers(hovers)) }
    return TraceEnd(timeMicroseconds: last, events: events.count, grade: grade)
  }

  private mutating func take(_ row: PointerRow, isLast: Bool) throws(PointerProblem) {
    let isDown = positions[row.contact] != nil
    let phase = row.phase ?? (isDown ? .move : .down)
    if !isDown, phase != .down {
      hovers += phase == .move ? 1 : 0
      if phase != .move { integrity.noteStray() }
      return
    }
    let time = try time(of: row)
    if phase == .down, !isDown, slots.count >= Self.most {
      throw PointerProblem("more than \(Self.most) contacts down at once; put the lifts where they happened")
    }
    slots[row.contact] = slots[row.contact] ?? slot(for: row.contact)
    if phase == .down {
      guard !isDown else {
        throw PointerProblem(
          "contact \(row.contact) comes down twice without a lift between; put an up before")
      }
      storePosition(row, at: time) { .down(slot: $0, x: $1, y: $2) }
    } else {
      storePosition(row, at: time) { .move(slot: $0, x: $1, y: $2) }
    }
    if phase == .cancel { leave(row.contact, at: time) { .cancel(slot: $0) } }
    if phase == .up || isLast { leave(row.contact, at: time) { .up(slot: $0) } }
  }

  /// The slot of a contact that comes down: its own number if that is one, else the lowest free.
  private func slot(for contact: Int) -> Int {
    let taken = Set(slots.values)
    return table.hasSlots ? contact : (0...).first { !taken.contains($0) } ?? 0
  }

  /// Microseconds since the first event that is kept.
  private mutating func time(of row: PointerRow) throws(PointerProblem) -> Int64 {
    let start = zero ?? row.timeMicroseconds
    zero = start
    let time = row.timeMicroseconds - start
    guard time >= last else {
      throw PointerProblem("time goes back by \(last - time) µs; rows must be in order of time")
    }
    guard time <= TraceReader.longestTime else {
      throw PointerProblem("more than 24 hours after the first row; cut the recording")
    }
    last = time
    return time
  }

  private mutating func storePosition(
    _ row: PointerRow, at time: Int64, _ content: (Int, Double, Double) -> TraceEvent.Kind
  ) {
    guard let x = row.x, let y = row.y, let slot = slots[row.contact] else { return }
    if let known = positions[row.contact], known == (x, y) { return }
    positions[row.contact] = (x, y)
    store(content(slot, x, y), at: time)
  }

  private mutating func leave(
    _ contact: Int, at time: Int64, _ content: (Int) -> TraceEvent.Kind
  ) {
    positions[contact] = nil
    if let slot = slots.removeValue(forKey: contact) { store(content(slot), at: time) }
  }

  private mutating func store(_ kind: TraceEvent.Kind, at time: Int64) {
    let event = TraceEvent(timeMicroseconds: time, kind: kind)
    integrity.follow(event)
    events.append(event)
  }
}

extension PointerTable {
  /// The error of a row, with its line or event.
  fileprivate func error(in file: String, _ row: Int, _ problem: PointerProblem) -> CaptureError {
    format == "csv"
      ? .format(file: file, line: row, message: problem.message)
      : .noEvents(file: file, message: "event \(row): \(problem.message)")
  }
}
