import GestureTraces

/// Finds the times at which fewer than two fingers remained on a touchpad, from its raw contacts.
///
/// libinput also cancels a hold (fingers that rest) for reasons that a trace does not contain, such as a pinch or a third finger. From
/// libinput's layer alone, such an end looks like fingers that rest before they scroll; the raw contacts, if present, tell the two apart.
struct PadLifts {
  /// The slots that are followed; real fingers use the lowest slots.
  private static let slots = 0..<64

  private var down: UInt64 = 0
  /// The times at which fewer than two fingers remained, in microseconds, in ascending order.
  private var times: [Int64] = []
  /// The index of the first stored time that may still lie within a later gesture.
  private var next = 0

  /// Reads the next event of the raw contacts (layer `evdev`).
  mutating func follow(_ event: TraceEvent) {
    let before = down.nonzeroBitCount
    switch event.kind {
    case .down(let slot, _, _), .move(let slot, _, _):
      if Self.slots.contains(slot) { down |= 1 << UInt64(slot) }
    case .up(let slot), .cancel(let slot):
      if Self.slots.contains(slot) { down &= ~(1 << UInt64(slot)) }
    case .gap(.unplugged), .gap(.suspended): down = 0
    default: return
    }
    if before >= ScrollReader.scrollingFingers, down.nonzeroBitCount < ScrollReader.scrollingFingers {
      times.append(event.time)
    }
  }

  /// True if fewer than two fingers remained at a time from `start` up to, but not including, `end`, in microseconds; `start` must not
  /// decrease from call to call.
  mutating func hasAny(from start: Int64, before end: Int64) -> Bool {
    while next < times.count, times[next] < start { next += 1 }
    return next < times.count && times[next] < end
  }
}
