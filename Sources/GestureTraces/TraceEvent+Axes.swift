extension TraceEvent {
  /// The event with its two axes exchanged: x and y of a contact, the horizontal and the vertical distance of a scroll.
  ///
  /// Exchanging twice gives the event itself.
  package var transposed: TraceEvent {
    if var event = plain {
      event.transpose()
      return TraceEvent(event)
    }
    var event = self
    event.kind = kind.transposed
    return event
  }
}

extension PlainEvent {
  /// Exchanges the values of the two axes.
  fileprivate mutating func transpose() {
    (x, y) = (y, x)
    let (hasX, hasY) = (flags.contains(.dx), flags.contains(.dy))
    flags.subtract([.dx, .dy])
    if hasY { flags.insert(.dx) }
    if hasX { flags.insert(.dy) }
  }
}

extension TraceEvent.Kind {
  fileprivate var transposed: TraceEvent.Kind {
    switch self {
    case .down(let slot, let x, let y): .down(slot: slot, x: y, y: x)
    case .move(let slot, let x, let y): .move(slot: slot, x: y, y: x)
    case .scroll(let scroll):
      .scroll(
        TraceScroll(
          source: scroll.source, dx: scroll.dy, dy: scroll.dx, v120x: scroll.v120y, v120y: scroll.v120x))
    default: self
    }
  }
}
