/// The contacts on a device as events come one by one, in either layer: whether fingers are down, scroll or
/// rest, and when a gesture has ended with a lift. What splits a recording and what counts its gestures ask
/// the same.
package struct SurfaceContacts: Sendable {
  private var slots: [TraceLayer: Set<Int>] = [:]
  private var isScrolling = false
  private var isHolding = false

  private let kind: TraceDevice.Kind

  /// Nothing touches it.
  ///
  /// - Parameter kind: The device. On a touchpad one contact alone counts for nothing: a thumb rests, a finger moves the
  ///   pointer.
  package init(of kind: TraceDevice.Kind) { self.kind = kind }

  /// True if nothing that counts touches it, as far as both layers tell.
  var isFree: Bool { !isScrolling && !isHolding && (slots[.libinput] ?? []).isEmpty && !hasRawContacts }

  /// True if the device itself reports contacts that count.
  var hasRawContacts: Bool {
    slots[.evdev, default: []].count >= (kind == .touchpad ? Self.scrollingFingers : 1)
  }

  /// True if an event that was followed ended a gesture, as libinput tells it.
  package func isLift(_ event: TraceEvent) -> Bool {
    guard event.layer == .libinput else { return false }
    return switch event.kind {
    case .up: slots[.libinput]?.isEmpty ?? true
    // A pointing stick, or a wheel that is held down, scrolls without being a gesture.
    case .stop: kind != .wheel
    case .unhold(let fingers, let cancelled): fingers >= Self.scrollingFingers && !cancelled
    default: false
    }
  }

  /// Fingers that scroll on a touchpad.
  package static let scrollingFingers = 2

  /// Takes in the next event.
  package mutating func follow(_ event: TraceEvent) {
    switch event.kind {
    case .down(let slot, _, _): slots[event.layer, default: []].insert(slot)
    case .up(let slot), .cancel(let slot): slots[event.layer]?.remove(slot)
    case .scroll(let scroll): isScrolling = isScrolling || scroll.source == .finger
    case .stop: isScrolling = false
    case .hold: isHolding = true
    case .unhold: isHolding = false
    case .gap(.unplugged), .gap(.suspended): self = SurfaceContacts(of: kind)
    case .move, .gap, .unknown: break
    }
  }
}
