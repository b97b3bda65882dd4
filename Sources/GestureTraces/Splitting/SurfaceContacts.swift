/// What is on a surface, in either layer: whether fingers are down, scroll or rest.
struct SurfaceContacts: Sendable {
  private var slots: [TraceLayer: Set<Int>] = [:]
  private var isScrolling = false
  private var isHolding = false

  private let isTouchpad: Bool

  /// Nothing touches it.
  ///
  /// - Parameter isTouchpad: Whether one contact alone counts for nothing: a thumb rests, a finger moves the pointer.
  init(isTouchpad: Bool) {
    self.isTouchpad = isTouchpad
  }

  /// Whether nothing that counts touches it, as far as both layers tell.
  var isFree: Bool { !isScrolling && !isHolding && (slots[.libinput] ?? []).isEmpty && !hasRawContacts }

  /// Whether the device itself reports contacts that count.
  var hasRawContacts: Bool { slots[.evdev, default: []].count >= (isTouchpad ? Self.scrollingFingers : 1) }

  /// Whether an event that was followed ended a gesture, as libinput tells it.
  func isLift(_ event: TraceEvent) -> Bool {
    guard event.layer == .libinput else { return false }
    return switch event.kind {
    case .up: slots[.libinput]?.isEmpty ?? true
    case .stop: true
    case .unhold(let fingers, let cancelled): fingers >= Self.scrollingFingers && !cancelled
    default: false
    }
  }

  /// Fingers that scroll on a touchpad.
  static let scrollingFingers = 2

  mutating func follow(_ event: TraceEvent) {
    switch event.kind {
    case .down(let slot, _, _): slots[event.layer, default: []].insert(slot)
    case .up(let slot), .cancel(let slot): slots[event.layer]?.remove(slot)
    case .scroll(let scroll): isScrolling = isScrolling || scroll.source == .finger
    case .stop: isScrolling = false
    case .hold: isHolding = true
    case .unhold: isHolding = false
    case .gap(.unplugged), .gap(.suspended): self = SurfaceContacts(isTouchpad: isTouchpad)
    case .move, .gap, .unknown: break
    }
  }
}
