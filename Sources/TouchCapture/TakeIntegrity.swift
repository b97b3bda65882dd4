import GestureTraces

/// What a take's grade depends on: what is still going on, and what was lost.
struct TakeIntegrity: Equatable {
  /// Contacts that are down.
  private(set) var slots: Set<Int> = []
  /// Whether a scroll by fingers has not stopped yet; of the other sources no stop is promised.
  private(set) var isScrolling = false
  /// Whether fingers rest that have not moved or lifted yet.
  private(set) var isHolding = false
  /// How often events were dropped.
  private(set) var drops = 0
  /// Whether the device was pulled out.
  private(set) var isUnplugged = false
  /// Contacts that moved or lifted without having come down: the recording began with them on the surface.
  private(set) var strays: Set<Int> = []

  /// Follows a loss.
  mutating func follow(_ gap: GapReason) {
    switch gap {
    case .dropped: drops += 1
    case .suspended, .other: break
    case .unplugged:
      // What it cut off is no missing lift of its own.
      isUnplugged = true
      slots = []
      (isScrolling, isHolding) = (false, false)
    }
  }

  /// Follows something a device did.
  mutating func follow(_ input: InputEvent.Content) {
    switch input {
    case .down(let slot, _, _): slots.insert(slot)
    case .move(let slot, _, _): if !slots.contains(slot) { strays.insert(slot) }
    case .up(let slot), .cancel(let slot): if slots.remove(slot) == nil { strays.insert(slot) }
    case .scroll(let scroll): isScrolling = isScrolling || scroll.source == .finger
    case .stop: isScrolling = false
    case .hold: isHolding = true
    case .unhold: isHolding = false
    case .added, .removed, .other: break
    }
  }
}
