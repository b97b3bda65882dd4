import GestureTraces

/// The parts that are taken away from a trace as a whole, so that what is left is a trace: the coarse first.
enum ShrinkParts: CaseIterable {
  /// All from the first finger down to the last one up, and each wheel move and gap by itself.
  case gestures
  /// A finger from down to up, and a hold with its end.
  case contacts
  /// The moves of one time, each scroll, and each single move.
  case samples
  /// Each single move.
  case moves

  /// The events of each part, by index.
  func atoms(of events: [TraceEvent]) -> [[Int]] {
    switch self {
    case .gestures: Self.gestures(events)
    case .contacts: Self.contacts(events)
    case .samples: Self.samples(events)
    case .moves:
      events.indices.compactMap { if case .move = events[$0].kind { [$0] } else { nil } }
    }
  }

  /// The events left without some; a scroll that is taken away is added to the next one of its gesture.
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

  /// Not the gestures that replays see: those are of one layer, on a touchpad of two fingers at least, and have no end where
  /// the recorder lost it. What goes here goes from every layer, with each finger that was down meanwhile.
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
      // The scroll that follows a hold that was no lift belongs to it.
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
