import GestureTraces

extension TraceShrinker {
  /// The roundings of positions that are tried, in parts per unit, the coarsest first: tens, units, tenths, hundredths.
  private static let grids = [0.1, 1, 10, 100]

  /// Makes fingers move straight and evenly along the vertical axis, with rounded positions, as far as the behaviour remains.
  mutating func straighten() {
    take(events.upright)
    for index in events.indices { take(events.replacing(index) { $0.upright(below: events.before(index)) }) }
    take(events.even)
    for index in events.indices { take(events.replacing(index) { $0.resting(at: events.before(index)) }) }
    for grid in Self.grids { take(events.map { $0.rounded(to: grid) }) }
    for index in events.indices {
      for grid in Self.grids where take(events.replacing(index) { $0.rounded(to: grid) }) { break }
    }
  }
}

extension [TraceEvent] {
  fileprivate func replacing(_ index: Int, _ change: (TraceEvent) -> TraceEvent) -> [TraceEvent] {
    var events = self
    events[index] = change(events[index])
    return events
  }

  /// The contact's position before the event at `index`; nil if that event is the contact's first, or belongs to no contact.
  fileprivate func before(_ index: Int) -> (x: Double, y: Double)? {
    guard case .move(let slot, _, _) = self[index].kind else { return nil }
    for event in self[..<index].reversed() {
      switch event.kind {
      case .down(slot, let x, let y), .move(slot, let x, let y): return (x, y)
      default: break
      }
    }
    return nil
  }

  /// The events, changed so that contacts move and scrolls go only vertically.
  fileprivate var upright: [TraceEvent] {
    var starts: [Int: (x: Double, y: Double)] = [:]
    return map { event in
      if case .down(let slot, let x, let y) = event.kind { starts[slot] = (x, y) }
      guard case .move(let slot, _, _) = event.kind else { return event.upright(below: nil) }
      return event.upright(below: starts[slot])
    }
  }

  /// The events, changed so that contacts move evenly from their first position to their last.
  fileprivate var even: [TraceEvent] {
    var even = self
    for start in indices {
      guard case .down(let slot, _, let first) = self[start].kind else { continue }
      let moves = indices[start...].dropFirst().prefix { !self[$0].ends(slot) }.filter {
        self[$0].moves(slot)
      }
      guard let end = moves.last, case .move(_, _, let last) = self[end].kind else { continue }
      let (begin, length) = (
        self[start].timeMicroseconds, self[end].timeMicroseconds - self[start].timeMicroseconds
      )
      guard length > 0 else { continue }
      for index in moves {
        guard case .move(_, let x, _) = self[index].kind else { continue }
        let share = Double(self[index].timeMicroseconds - begin) / Double(length)
        even[index].kind = .move(
          slot: slot, x: x, y: ((first + share * (last - first)) * 100).rounded() / 100)
      }
    }
    return even
  }
}

extension TraceEvent {
  fileprivate func moves(_ slot: Int) -> Bool {
    if case .move(slot, _, _) = kind { true } else { false }
  }

  fileprivate func ends(_ slot: Int) -> Bool {
    switch kind {
    case .up(slot), .cancel(slot), .down(slot, _, _): true
    default: false
    }
  }

  /// The event without horizontal movement: a move keeps the horizontal position of `position`, the one before it.
  fileprivate func upright(below position: (x: Double, y: Double)?) -> TraceEvent {
    var event = self
    switch kind {
    case .move(let slot, let x, let y): event.kind = .move(slot: slot, x: position?.x ?? x, y: y)
    case .scroll(var scroll):
      // A scroll must keep at least one axis, or its line would be empty.
      if scroll.dy != nil { (scroll.dx, scroll.v120x) = (nil, nil) }
      event.kind = .scroll(scroll)
    default: break
    }
    return event
  }

  /// The event as a move to `position`, where the contact already is.
  fileprivate func resting(at position: (x: Double, y: Double)?) -> TraceEvent {
    var event = self
    if case .move(let slot, let x, _) = kind, let position {
      event.kind = .move(slot: slot, x: x, y: position.y)
    }
    return event
  }

  /// The event with its positions rounded to `parts` parts per unit.
  func rounded(to parts: Double) -> TraceEvent {
    func round(_ value: Double) -> Double { (value * parts).rounded() / parts }
    var event = self
    switch kind {
    case .down(let slot, let x, let y): event.kind = .down(slot: slot, x: round(x), y: round(y))
    case .move(let slot, let x, let y): event.kind = .move(slot: slot, x: round(x), y: round(y))
    case .scroll(var scroll) where scroll.source != .wheel:
      (scroll.dx, scroll.dy) = (scroll.dx.map(round), scroll.dy.map(round))
      event.kind = .scroll(scroll)
    default: break
    }
    return event
  }
}
