/// Follows the contacts on a device event by event, in either layer: whether fingers are down, scroll or rest, and when a gesture ends with
/// a release.
///
/// Splitting a recording and counting its gestures use the same rules.
package struct SurfaceContacts: Sendable {
  private var slots: [TraceLayer: Set<Int>] = [:]
  private var isScrolling = false
  private var isHolding = false

  private let kind: TraceDevice.Kind

  /// A device that nothing touches.
  ///
  /// - Parameter kind: The kind of device. On a touchpad a single contact does not count: it is a resting thumb, or moves the pointer.
  package init(of kind: TraceDevice.Kind) { self.kind = kind }

  /// True if nothing touches the device, according to both layers. A single contact on a touchpad does not count.
  var isFree: Bool { !isScrolling && !isHolding && (slots[.libinput] ?? []).isEmpty && !hasRawContacts }

  /// True if the raw layer has enough contacts to count: two on a touchpad, one on any other device.
  var hasRawContacts: Bool {
    slots[.evdev, default: []].count >= (kind == .touchpad ? Self.scrollingFingers : 1)
  }

  /// True if an event that was already passed to `follow` ended a gesture in libinput's layer.
  package func isLift(_ event: TraceEvent) -> Bool {
    guard event.layer == .libinput else { return false }
    return switch event.kind {
    case .up: slots[.libinput]?.isEmpty ?? true
    // A pointing stick, or a wheel that is pressed, scrolls without being a gesture.
    case .stop: kind != .wheel
    case .unhold(let fingers, let cancelled): fingers >= Self.scrollingFingers && !cancelled
    default: false
    }
  }

  /// The number of fingers that scroll on a touchpad.
  package static let scrollingFingers = 2

  /// Handles the next event of the device.
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
