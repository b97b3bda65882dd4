import GestureTraces

/// Turns the rows of a pointer sequence into contacts of a trace, in the units that the table or the user gives.
struct PointerTake {
  /// The events of the trace, with times in microseconds since the first.
  var events: ImportedTrace.Events { .spilled(packed) }
  private var packed: SpilledValues<PlainEvent>
  /// For each event, the line of the table's row from which it was made.
  private var lines: SpilledValues<Int>
  private var line = 0
  private let table: RecordTable
  private var integrity: TraceIntegrity
  private var positions: [Int: (x: Double, y: Double)] = [:]
  private var slots: [Int: Int] = [:]
  /// The time at which each slot last lost its contact.
  ///
  /// A contact that arrives at exactly that time gets another slot; otherwise both would be one contact in one report.
  private var lifted: [Int: Int64] = [:]
  private var hovers = 0
  /// The largest number of contacts that may be down at once: more than any surface reports.
  private static let most = 256
  /// The intents of the gestures; each span lasts from the gesture's first arriving contact to its last lift.
  private(set) var labels: [LabelledSpan] = []
  private let columns: PointerColumns
  private let owner: TableColumns.Owner
  private let lifts: GuessedLifts?
  private let damage: LineDamage
  private let order: TraceGrade
  /// The reasons why contacts were left out, with the grade that follows from them.
  private let leftOut: TraceGrade
  private var zero: Int64?
  private var last: Int64 = 0
  /// The gesture in progress: its start time and its intent; nil while nothing is down.
  private var gesture: (began: Int64, intent: Intent?)?

  /// Reads the contacts in the rows of one owner, a person in one session.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - columns: The columns of the pointer sequence.
  ///   - group: The rows of one owner.
  ///   - owners: The columns that belong to gestures.
  ///   - pause: The pause that ends a contact if neither phases nor a column of gestures do, in microseconds.
  /// - Throws: An error about an impossible row, if there are more than a few: an earlier time than the row before, a second down without a
  ///   lift, or an unknown intent.
  init(
    _ table: RecordTable, _ columns: PointerColumns, _ group: TableColumns.Group, _ owners: TableColumns,
    pause: Int64
  ) throws(CaptureError) {
    (self.table, self.columns) = (table, columns)
    (packed, lines) = (SpilledValues(in: table.rows.file), SpilledValues(in: table.rows.file))
    integrity = TraceIntegrity(units: columns.scale.units, size: columns.scale.size)
    owner = group.owner
    let rows = try PointerRows(of: group, in: table, columns, owners)
    (damage, order) = (rows.damage, rows.order)
    var bad = columns.hasPhases ? BadContacts(rows.all, in: columns.scale) : nil
    try bad?.check(table)
    leftOut = bad?.grade(table.place) ?? TraceGrade()
    lifts = columns.hasPhases ? nil : GuessedLifts(rows.all, pause: pause, hasIntents: owners.hasIntents)
    for (index, row) in rows.all.enumerated() where bad?.leavesOut(row) != true {
      do throws(RowProblem) {
        try take(row, isLast: lifts?.rows.contains(index) == true)
      } catch {
        throw table.error(row.line, error)
      }
    }
  }

  /// The last line of the trace: time, event count, grade and reasons.
  var end: TraceEnd {
    var grade = integrity.grade(endedAtMicroseconds: last, place: place).joined(with: table.findings)
    if let lifts { grade = grade.joined(with: lifts.grade) }
    grade = grade.joined(with: order).joined(with: leftOut)
    if let damaged = damage.grade(table.place) { grade = grade.joined(with: damaged) }
    if hovers > 0 { grade = grade.joined(with: .hovers(hovers)) }
    return TraceEnd(timeMicroseconds: last, events: packed.count, grade: grade)
  }

  /// The location in the table of the event with this index.
  func place(of event: Int) -> String { table.place(ofRow: lines[event]) }

  private mutating func take(_ row: PointerRow, isLast: Bool) throws(RowProblem) {
    line = row.line
    let isDown = positions[row.contact] != nil
    let phase = row.phase ?? (isDown ? .move : .down)
    if !isDown, phase != .down {
      hovers += phase == .move ? 1 : 0
      if phase != .move { integrity.noteStray() }
      return
    }
    let time = try time(of: row)
    try begin(row, at: time)
    if phase == .down, !isDown, slots.count >= Self.most {
      throw RowProblem(
        "more than \(Self.most) contacts down at the same time; add the ups where they happened")
    }
    slots[row.contact] = slots[row.contact] ?? slot(for: row.contact, at: time)
    if phase == .down {
      guard !isDown else {
        throw RowProblem(
          "contact \(row.contact) comes down twice without an up between; add one before this row")
      }
      storePosition(row, at: time) { .down(slot: $0, x: $1, y: $2) }
    } else {
      storePosition(row, at: time) { .move(slot: $0, x: $1, y: $2) }
    }
    if phase == .cancel { leave(row.contact, at: time) { .cancel(slot: $0) } }
    if phase == .up || isLast { leave(row.contact, at: time) { .up(slot: $0) } }
  }

  /// Begins a gesture with a row, or checks that the row has the intent of the gesture in progress.
  private mutating func begin(_ row: PointerRow, at time: Int64) throws(RowProblem) {
    guard let gesture else { return gesture = (time, row.intent) }
    guard row.intent == gesture.intent else {
      let words = { (intent: Intent?) in intent?.rawValue ?? "none" }
      throw RowProblem(
        "the intent is \(words(row.intent)), and \(words(gesture.intent)) where the gesture began; give each gesture one intent"
      )
    }
  }

  /// The slot for an arriving contact: its own number if that is a slot, otherwise the lowest free one.
  private func slot(for contact: Int, at time: Int64) -> Int {
    let taken = Set(slots.values)
    return columns.hasSlots ? contact : (0...).first { !taken.contains($0) && lifted[$0] != time } ?? 0
  }

  /// The time of a row in microseconds since the first event.
  private mutating func time(of row: PointerRow) throws(RowProblem) -> Int64 {
    let start = zero ?? row.timeMicroseconds
    zero = start
    let time = row.timeMicroseconds - start
    guard time >= last else {
      throw .backwards(by: last - time, owner)
    }
    guard time <= TraceReader.longestTime else {
      throw RowProblem("more than 24 hours after the first row; split the recording")
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
    if let slot = slots.removeValue(forKey: contact) {
      store(content(slot), at: time)
      lifted[slot] = time
    }
    if slots.isEmpty, let ended = gesture {
      if let intent = ended.intent { labels.addGesture(from: ended.began, to: time, intent) }
      gesture = nil
    }
  }

  private mutating func store(_ kind: TraceEvent.Kind, at time: Int64) {
    let event = TraceEvent(timeMicroseconds: time, kind: kind)
    integrity.follow(event)
    // Every event fits, since all contacts here are in slots that devices have.
    guard let plain = event.plain else { return }
    packed.append(plain)
    lines.append(line)
  }

  /// True if there is no event, because no contact came down.
  var isEmpty: Bool { packed.isEmpty }

  /// Moves all events from memory to a temporary file, for a very large table.
  mutating func putAway() { packed.putAway() }
}
