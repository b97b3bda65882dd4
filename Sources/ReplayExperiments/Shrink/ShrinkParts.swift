import GestureTraces

/// Parts that can be removed from a trace as a whole so that a valid trace remains, the coarsest first.
enum ShrinkParts: CaseIterable {
  /// A gesture: everything from the first finger down to the last one up; also each wheel move and gap.
  case gestures
  /// A contact: a finger from down to up; also a hold with its end.
  case contacts
  /// A sample: the moves at one time; also each scroll and each single move.
  case samples
  /// A move: each single move of a finger.
  case moves

  /// The parts of this kind in a trace, each as the indices of its events.
  func atoms(of events: [TraceEvent]) -> [[Int]] {
    switch self {
    case .gestures: Self.gestures(events)
    case .contacts: Self.contacts(events)
    case .samples: Self.samples(events)
    case .moves:
      events.indices.compactMap { if case .move = events[$0].kind { [$0] } else { nil } }
    }
  }

  /// The events without those at the given indices; a removed scroll is added to the next one of its gesture.
  static func without(_ gone: Set<Int>, _ events: [TraceEvent]) -> [TraceEvent] {
    var kept: [TraceEvent] = []
    var owed: TraceScroll?
    for (index, event) in events.enumerated() {
      guard case .scroll(let scroll) = event.kind, scroll.source == .finger else {
        owed = nil
        if !gone.contains(index) { kept.append(event) }
        continue
      }
      let sum = owed?.joined(with: scroll) ?? scroll
      owed = gone.contains(index) ? sum : nil
      if owed != nil { continue }
      var event = event
      event.kind = .scroll(sum)
      kept.append(event)
    }
    return kept
  }

  /// The gestures of a trace as groups of events, by index.
  ///
  /// They differ from the gestures that replays see, which come from one layer, need at least two fingers on a touchpad, and have no end if
  /// the recorder lost it. Removing one here removes it from every layer, with each finger that was down meanwhile.
  private static func gestures(_ events: [TraceEvent]) -> [[Int]] {
    var atoms: [[Int]] = []
    var down: Set<Int> = []
    var isScrolling = false
    var open: Int?
    for (index, event) in events.enumerated() {
      var isFinger = true
      switch event.kind {
      case .down(let slot, _, _), .move(let slot, _, _): down.insert(slot)
      case .up(let slot), .cancel(let slot): down.remove(slot)
      case .scroll(let scroll): if scroll.source == .finger { isScrolling = true } else { isFinger = false }
      case .hold: isScrolling = true
      case .stop: isScrolling = false
      // A scroll that follows a cancelled hold belongs to it.
      case .unhold(_, let cancelled): isScrolling = cancelled
      case .gap, .unknown: isFinger = false
      }
      guard isFinger else {
        atoms.append([index])
        continue
      }
      if let open { atoms[open].append(index) } else { atoms.append([index]) }
      open = down.isEmpty && !isScrolling ? nil : open ?? atoms.count - 1
    }
    return atoms
  }

  private static func contacts(_ events: [TraceEvent]) -> [[Int]] {
    var atoms: [[Int]] = []
    var open: [Int: Int] = [:]
    var hold: Int?
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .down(let slot, _, _):
        open[slot] = atoms.count
        atoms.append([index])
      case .move(let slot, _, _): if let atom = open[slot] { atoms[atom].append(index) }
      case .up(let slot), .cancel(let slot):
        if let atom = open.removeValue(forKey: slot) { atoms[atom].append(index) }
      case .hold:
        hold = atoms.count
        atoms.append([index])
      case .unhold:
        if let atom = hold { atoms[atom].append(index) }
        hold = nil
      default: break
      }
    }
    return atoms
  }

  private static func samples(_ events: [TraceEvent]) -> [[Int]] {
    var atoms: [[Int]] = []
    var time: Int64?
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .move where time == event.timeMicroseconds: atoms[atoms.count - 1].append(index)
      case .move, .scroll, .gap, .hold:
        atoms.append([index])
        if case .move = event.kind { time = event.timeMicroseconds } else { time = nil }
      default: time = nil
      }
    }
    return atoms
  }
}
