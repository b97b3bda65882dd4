import GestureTraces

/// The contacts that the rows of a table of pointers say, followed a second time.
struct SaidPointers {
  /// An event of a contact: its time in microseconds since the first, what happened, and where.
  struct Event: Equatable {
    enum Kind { case down, move, up, cancel }
    let time: Int64
    let kind: Kind
    var x = 0.0
    var y = 0.0
    var slot: Int?
  }

  /// Words of a table for what happened, those of the web and of Android among them.
  private static let words: [String: Event.Kind] = [
    "down": .down, "pointerdown": .down, "touchstart": .down, "start": .down, "began": .down,
    "action_down": .down,
    "move": .move, "pointermove": .move, "touchmove": .move, "moved": .move, "action_move": .move, "up": .up,
    "pointerup": .up, "touchend": .up, "end": .up, "ended": .up, "action_up": .up, "cancel": .cancel,
    "pointercancel": .cancel, "touchcancel": .cancel, "cancelled": .cancel, "action_cancel": .cancel,
  ]

  private let said: SaidRows
  private let time: (column: String, unit: Double, isStep: Bool)
  private let (x, y): (String, String)
  private let contact: String?
  private let phase: String?
  private let isType: Bool

  /// Words for units of which a table's number is the trace's.
  private static let plainUnits: Set = [
    "pt", "point", "points", "dp", "css px", "logical pixels", "mm", "fraction",
  ]

  /// The pointers of some rows; nil where these are none of pointers.
  init?(_ said: SaidRows) {
    guard let time = said.time, let x = said.column(["x", "clientx"]), let y = said.column(["y", "clienty"])
    else {
      return nil
    }
    // Other units are lengths of other sizes, and two of them are an error; what is told in none of these is not worked out here.
    let units = said.rows.compactMap { row in said.column(["unit", "units"]).flatMap { row[$0]?.words } }
    guard (units + [said.units].compactMap(\.self)).allSatisfy({ Self.plainUnits.contains($0.lowercased()) })
    else {
      return nil
    }
    (self.said, self.time, self.x, self.y) = (said, time, x, y)
    contact = said.column([
      "slot", "id", "pointerid", "touchid", "fingerid", "identifier", "pointer_id", "touch_id", "finger_id",
    ])
    let hasTypes = said.rows.contains { row in
      row["type"].map { Self.words[$0.words.lowercased()] != nil } ?? false
    }
    phase = said.column(["phase"]) ?? (hasTypes ? "type" : nil)
    isType = phase == "type"
  }

  /// Demands that the traces of a table have what its rows say.
  func demand(in traces: [Trace]) {
    var rest = traces[...]
    for group in said.groups {
      let rows = inOrder(group.rows)
      let events = phase == nil ? positions(rows) : events(rows)
      guard !events.isEmpty else { continue }
      guard let trace = rest.popFirst() else { broken("the rows of a person gave no trace") }
      Fuzz.demand(
        group.subject == nil || trace.header.subject == group.subject, "the rows of one person are another's")
      if phase == nil { demandPositions(events, in: trace) } else { demandEvents(events, in: trace) }
      demandIntents(rows, in: trace)
    }
    Fuzz.demand(rest.isEmpty, "a trace is of nobody's rows")
  }

  /// Rows in order of their times where that is clear, and where what they say of contacts fits no worse so.
  private func inOrder(_ rows: [Int]) -> [Int] {
    let sorted = SaidRows.inOrder(rows, rows.map(microseconds))
    return odd(sorted) <= odd(rows) ? sorted : rows
  }

  /// Rows that say of a contact what cannot be then.
  private func odd(_ rows: [Int]) -> Int {
    var (down, odd): ([Int: Bool], Int) = ([:], 0)
    for index in rows {
      guard phase != nil, let kind = kind(of: said.rows[index]) else { continue }
      let id = id(of: said.rows[index])
      if down[id, default: false] == (kind == .down) { odd += 1 }
      if kind != .move { down[id] = kind == .down }
    }
    return odd
  }

  // MARK: Rows that say what happened

  private func events(_ rows: [Int]) -> [Event] {
    var (events, open, zero): ([Event], [Int: (x: Double, y: Double)], Int64?) = ([], [:], nil)
    var last: [Int: Int] = [:]
    for index in rows {
      guard let kind = kind(of: said.rows[index]) else { continue }
      let id = id(of: said.rows[index])
      // A log that several views write has a row several times: it counts once.
      if let before = last.updateValue(index, forKey: id), isSame(before, index) { continue }
      // What never came down only hovers.
      guard kind == .down || open[id] != nil else { continue }
      let start = zero ?? microseconds(index)
      zero = start
      let (time, slot) = (microseconds(index) - start, contact == "slot" ? id : nil)
      if let at = position(of: said.rows[index], isNeeded: kind == .down || kind == .move) {
        if kind == .down || open[id]! != at {
          events.append(Event(time: time, kind: kind == .down ? .down : .move, x: at.x, y: at.y, slot: slot))
        }
        open[id] = at
      }
      if kind == .up || kind == .cancel {
        events.append(Event(time: time, kind: kind, slot: slot))
        open[id] = nil
      }
    }
    return events
  }

  /// True of two rows that say the same of a contact.
  private func isSame(_ one: Int, _ other: Int) -> Bool {
    let (before, row) = (said.rows[one], said.rows[other])
    return microseconds(one) == microseconds(other) && kind(of: before) == kind(of: row)
      && (before[x]?.number, before[y]?.number) == (row[x]?.number, row[y]?.number)
  }

  private func demandEvents(_ events: [Event], in trace: Trace) {
    let read = Self.events(of: trace)
    Fuzz.demand(read.count == events.count, "\(events.count) events of contacts are read as \(read.count)")
    for (one, other) in zip(events, read) {
      var one = one
      one.slot = one.slot ?? other.slot
      Fuzz.demand(one == other, "\(one) is read as \(other)")
    }
  }

  // MARK: Rows that say only where

  private func positions(_ rows: [Int]) -> [Event] {
    rows.map { index in
      let at = position(of: said.rows[index], isNeeded: true) ?? (0, 0)
      return Event(
        time: microseconds(index) - microseconds(rows[0]), kind: .move, x: at.x, y: at.y,
        slot: id(of: said.rows[index]))
    }
  }

  /// Every position is read at its time, but one at which its contact is already; each contact lifts.
  private func demandPositions(_ positions: [Event], in trace: Trace) {
    let all = Self.events(of: trace)
    var read = all.filter { $0.kind == .down || $0.kind == .move }[...]
    var last: [Int?: Event] = [:]
    for position in positions {
      if let next = read.first, (next.time, next.x, next.y) == (position.time, position.x, position.y) {
        read.removeFirst()
      } else {
        let before = last[position.slot]
        Fuzz.demand(
          before.map { ($0.x, $0.y) == (position.x, position.y) } ?? false, "\(position) is not read")
      }
      last[position.slot] = position
    }
    Fuzz.demand(read.isEmpty, "\(read.count) positions are read that nobody said")
    Fuzz.demand(
      all.count { $0.kind == .down } == all.count { $0.kind == .up }, "a contact whose rows end does not lift"
    )
  }

  // MARK: What was meant

  /// The intent with a contact that comes down is in a label that holds its time, unless two gestures begin at one time.
  private func demandIntents(_ rows: [Int], in trace: Trace) {
    guard let column = said.column(["intent", "label"]), phase != nil else { return }
    var (open, zero, began): (Set<Int>, Int64?, (time: Int64, intent: String?)) = ([], nil, (0, nil))
    var gestures: [(time: Int64, end: Int64, intent: String?)] = []
    for index in rows {
      guard let kind = kind(of: said.rows[index]) else { continue }
      let id = id(of: said.rows[index])
      guard kind == .down || open.contains(id) else { continue }
      let start = zero ?? microseconds(index)
      zero = start
      if open.isEmpty { began = (microseconds(index) - start, said.rows[index][column]?.words.lowercased()) }
      if kind == .down { open.insert(id) }
      if kind == .up || kind == .cancel { open.remove(id) }
      if open.isEmpty { gestures.append((began.time, microseconds(index) - start, began.intent)) }
    }
    for gesture in gestures where gestures.count(where: { $0.time == gesture.time }) == 1 {
      guard let intent = gesture.intent else { continue }
      let label = trace.header.labels?.first { $0.from <= gesture.time && gesture.time <= $0.to }
      Fuzz.demand(label?.intent.rawValue == intent, "\(intent) at \(gesture.time) µs is in no label")
      // Another that begins as this one ends makes its label shorter.
      if gestures.contains(where: { $0.time == gesture.end }) { continue }
      Fuzz.demand(
        (label?.from, label?.to) == (gesture.time, gesture.end),
        "\(intent) from \(gesture.time) to \(gesture.end) µs is labelled otherwise")
    }
  }

  // MARK: Cells

  private func kind(of row: [String: SaidRows.Cell]) -> Event.Kind? {
    phase.flatMap { row[$0] }.flatMap { Self.words[$0.words.lowercased()] }
  }

  private func id(of row: [String: SaidRows.Cell]) -> Int {
    guard let contact else { return 0 }
    return row[contact]?.number.flatMap { Int(exactly: $0) } ?? 0
  }

  private func microseconds(_ index: Int) -> Int64 {
    Int64(((said.rows[index][time.column]?.number ?? 0) * time.unit).rounded())
  }

  private func position(of row: [String: SaidRows.Cell], isNeeded: Bool) -> (x: Double, y: Double)? {
    guard isNeeded || (row[x] != nil && row[y] != nil) else { return nil }
    guard let atX = row[x]?.number, let atY = row[y]?.number else {
      broken("a row without a position was accepted")
    }
    for (value, key) in [(atX, "x"), (atY, "y")] {
      KnownLimits.demand(value, of: key, within: KnownLimits.ofTables)
    }
    return (atX, atY)
  }

  private static func events(of trace: Trace) -> [Event] {
    trace.events.compactMap { event in
      let time = event.timeMicroseconds
      return switch event.kind {
      case .down(let slot, let x, let y): Event(time: time, kind: .down, x: x, y: y, slot: slot)
      case .move(let slot, let x, let y): Event(time: time, kind: .move, x: x, y: y, slot: slot)
      case .up(let slot): Event(time: time, kind: .up, slot: slot)
      case .cancel(let slot): Event(time: time, kind: .cancel, slot: slot)
      default: nil
      }
    }
  }
}
