import GestureTraces

/// Turns frames of contacts, one per `SYN_REPORT`, into events of a trace's evdev layer: arrivals, moves and lifts of contacts, and losses.
struct ContactFollower {
  private let scale: ContactScale

  /// Starts with no contact down.
  ///
  /// - Parameter scale: Converts device units to the trace's units.
  init(scale: ContactScale) {
    self.scale = scale
  }

  /// Passes on the events of a frame: a loss before it, then lifts, then contacts that arrived or moved, in order of their slots.
  ///
  /// - Parameters:
  ///   - frame: The next frame.
  ///   - body: Receives each event.
  func follow(_ frame: TouchFrame, _ body: (TraceEvent.Kind) throws -> Void) rethrows {
    if frame.isAfterLoss { try body(.gap(.dropped)) }
    for change in frame.changes { try body(kind(of: change)) }
  }

  private func kind(of change: ContactChange) -> TraceEvent.Kind {
    let (x, y) = scale.position(of: change.point)
    return switch change.kind {
    case .arrival: .down(slot: change.slot, x: x, y: y)
    case .move: .move(slot: change.slot, x: x, y: y)
    case .lift: .up(slot: change.slot)
    }
  }
}
