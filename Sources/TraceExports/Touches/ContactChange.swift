import GestureTraces

/// A change of one contact at one time, in the trace's units.
struct ContactChange: Equatable {
  /// What can happen to a contact.
  enum Kind: Equatable {
    /// The contact comes down.
    case arrival
    /// The contact moves.
    case move
    /// The contact is released.
    case lift
    /// The system cancels the contact.
    case cancel
    /// The recording lost events before the next change; slot and position are meaningless.
    case loss
  }

  /// Microseconds since the trace's zero.
  var time: Int64
  /// What happened to the contact.
  var kind: Kind
  /// The slot of the contact in the trace.
  var slot = 0
  /// The contact's distance from the left edge; for a release or cancel, the last known one.
  var x = 0.0
  /// The contact's distance from the top edge; for a release or cancel, the last known one.
  var y = 0.0
}

/// The contacts of one layer, in which every contact that comes down is released or cancelled exactly once.
///
/// A trace need not be like that: a recording may begin with a finger down, lose a release, or end too early, and lines of one time may be
/// in any order. They are read as in a replay (`ContactReader`).
struct ContactChanges {
  /// The changes of all contacts, in time order.
  private(set) var changes: [ContactChange] = []
  /// How often the recording lost events.
  private(set) var losses = 0
  /// The number of contacts that were cancelled because their device was removed or the machine slept.
  private(set) var gone = 0
  /// The number of contacts that were still down at the end of the trace, and are cancelled there.
  private(set) var open = 0

  /// The position of each contact that is down, by its slot.
  private var down: [Int: (x: Double, y: Double)] = [:]

  /// Reads the contacts from one layer of a trace.
  init(of trace: Trace, layer: TraceLayer) {
    let events = trace.events.filter { $0.layer == layer }
    var start = 0
    while start < events.count {
      var end = start + 1
      while end < events.count, events[end].timeMicroseconds == events[start].timeMicroseconds { end += 1 }
      read(sample: Array(events[start..<end]))
      start = end
    }
    open = down.count
    cancelAll(at: changes.last?.time ?? 0)
  }

  /// Reads one sample: all events of one time.
  private mutating func read(sample: [TraceEvent]) {
    for event in ordered(sample) {
      let time = event.timeMicroseconds
      switch event.kind {
      case .down(let slot, let x, let y): arrive(slot, x, y, at: time)
      case .move(let slot, let x, let y): move(slot, x, y, at: time)
      case .up(let slot): remove(slot, .lift, at: time)
      case .cancel(let slot): remove(slot, .cancel, at: time)
      case .gap(.dropped):
        losses += 1
        changes.append(ContactChange(time: time, kind: .loss))
      case .gap:
        gone += down.count
        cancelAll(at: time)
      case .scroll, .stop, .hold, .unhold, .unknown: break
      }
    }
  }

  /// Handles a finger that comes down. If its slot is already down, it is another finger: the release of the first was missed.
  private mutating func arrive(_ slot: Int, _ x: Double, _ y: Double, at time: Int64) {
    remove(slot, .lift, at: time)
    move(slot, x, y, at: time)
  }

  /// Handles a finger that moves; one whose touch-down the recording missed comes down with its first move.
  private mutating func move(_ slot: Int, _ x: Double, _ y: Double, at time: Int64) {
    let known = down.updateValue((x, y), forKey: slot)
    changes.append(
      ContactChange(time: time, kind: known == nil ? .arrival : .move, slot: slot, x: x, y: y))
  }

  private mutating func remove(_ slot: Int, _ kind: ContactChange.Kind, at time: Int64) {
    guard let last = down.removeValue(forKey: slot) else { return }
    changes.append(ContactChange(time: time, kind: kind, slot: slot, x: last.x, y: last.y))
  }

  private mutating func cancelAll(at time: Int64) {
    for slot in down.keys.sorted() { remove(slot, .cancel, at: time) }
  }
}

// MARK: Order within a sample

extension ContactChanges {
  /// The events of one time in an order that is possible for each slot. If the given order is impossible, a contact that is down moves and
  /// is released, or is released and comes down again; one that is not down comes down, moves and is released. Other events keep their
  /// places.
  private func ordered(_ sample: [TraceEvent]) -> [TraceEvent] {
    var indices: [Int: [Int]] = [:]
    for (index, event) in sample.enumerated() {
      if let slot = event.contactSlot { indices[slot, default: []].append(index) }
    }
    guard indices.values.contains(where: { $0.count > 1 }) else { return sample }
    var sample = sample
    for (slot, places) in indices where places.count > 1 {
      let events = places.map { sample[$0] }
      guard !Self.canHappen(events, isDown: down[slot] != nil) else { continue }
      let comesAgain = down[slot] != nil && events.contains { $0.isArrival }
      let isDown = down[slot] != nil
      let sorted = events.enumerated().sorted { one, other in
        let ranks = (
          one.element.rank(isDown: isDown, comesAgain: comesAgain),
          other.element.rank(isDown: isDown, comesAgain: comesAgain)
        )
        return ranks.0 == ranks.1 ? one.offset < other.offset : ranks.0 < ranks.1
      }
      for (place, event) in zip(places, sorted) { sample[place] = event.element }
    }
    return sample
  }

  /// True if a slot's events are possible in this order.
  private static func canHappen(_ events: [TraceEvent], isDown: Bool) -> Bool {
    var isDown = isDown
    for event in events {
      guard event.isArrival != isDown else { return false }
      if case .move = event.kind { continue }
      isDown = event.isArrival
    }
    return true
  }
}

extension TraceEvent {
  /// The slot of a contact event; nil for others.
  fileprivate var contactSlot: Int? {
    switch kind {
    case .down(let slot, _, _), .move(let slot, _, _), .up(let slot), .cancel(let slot): slot
    default: nil
    }
  }

  /// True if a contact comes down.
  fileprivate var isArrival: Bool { if case .down = kind { true } else { false } }

  /// The place of the event among the events of one slot and time, if these must be reordered.
  fileprivate func rank(isDown: Bool, comesAgain: Bool) -> Int {
    switch kind {
    case .down: isDown ? 1 : 0
    case .move: comesAgain ? 2 : isDown ? 0 : 1
    default: comesAgain ? 0 : 2
    }
  }
}

extension Trace {
  /// True if the layer contains contact positions.
  func hasContacts(in layer: TraceLayer) -> Bool {
    events.contains { event in
      switch event.kind {
      case .down, .move: event.layer == layer
      default: false
      }
    }
  }
}
