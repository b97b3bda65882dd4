import GestureTraces

/// The moments at which fewer than two fingers stayed on a touchpad, by its raw contacts, in order of time.
///
/// libinput cancels a hold also for what a trace does not have: a pinch, a third finger. Its layer alone cannot tell their
/// end from fingers that rest before they scroll; where the raw contacts are beside it, they do.
struct PadLifts {
  /// Slots that are followed; the fingers of a hand are in the first.
  private static let slots = 0..<64

  private var down: UInt64 = 0
  /// In microseconds.
  private var times: [Int64] = []
  /// Those before are older than every gesture to come.
  private var next = 0

  /// Takes in the next event of the layer `evdev`.
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

  /// True if there is one at or after `start` and before `end`, in microseconds; starts must not go back from call to call.
  mutating func hasAny(from start: Int64, before end: Int64) -> Bool {
    while next < times.count, times[next] < start { next += 1 }
    return next < times.count && times[next] < end
  }
}
