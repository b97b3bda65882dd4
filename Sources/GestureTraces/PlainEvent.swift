import TextFormats

/// The compact form of nearly all events: 32 bytes without references, which are cheap to copy.
///
/// Events that do not fit are stored as a `WholeEvent`: those with unknown keys and types, wheel clicks, an arrival before the event's time
/// or more than 71 minutes after it, or slots that no device has.
@usableFromInline
package struct PlainEvent: Equatable, Sendable, BitwiseCopyable {
  /// The kinds of event that fit the compact form, as in `TraceEvent.Kind`.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    case down = 1
    case move, up, cancel, scroll, stop, hold
    /// Resting fingers moved (`unholdCancelled`) or were released (`unhold`).
    case unholdCancelled, unhold
    case gap
  }

  /// Which optional values an event has, and which layer the event belongs to.
  package struct Flags: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The event belongs to the device's raw contacts, not to libinput.
    package static let evdev = Flags(rawValue: 1)
    /// The event has an arrival time.
    package static let arrival = Flags(rawValue: 2)
    /// The scroll has a horizontal distance.
    package static let dx = Flags(rawValue: 4)
    /// The scroll has a vertical distance.
    package static let dy = Flags(rawValue: 8)
  }

  /// Microseconds since the first event.
  package var time: Int64
  /// A contact's position from the left in the header's units, or a scroll's horizontal distance in libinput's units; otherwise 0.
  package var x: Double
  /// A contact's position from the top in the header's units, or a scroll's vertical distance in libinput's units; otherwise 0.
  package var y: Double
  /// Microseconds from the event's time to its arrival at the recorder; 0 if the arrival is unknown.
  package var delay: UInt32
  /// The slot of a contact, the number of fingers of a hold, or the index of a scroll's source or of a gap's reason, depending on the kind.
  package var number: UInt16
  /// The layer, and which optional values exist.
  package var flags: Flags
  /// What the event reports: a change of a contact, a scroll or its stop, a hold or its end, or a gap in the recording.
  package var kind: Kind

  /// An event; without flags it belongs to libinput's layer and has no arrival time.
  @inline(__always)
  package init(
    _ kind: Kind, time: Int64, x: Double = 0, y: Double = 0, number: UInt16 = 0, flags: Flags = [],
    delay: UInt32 = 0
  ) {
    (self.time, self.x, self.y, self.delay) = (time, x, y, delay)
    (self.number, self.flags, self.kind) = (number, flags, kind)
  }

  /// The input layer that the event belongs to.
  package var layer: TraceLayer { flags.contains(.evdev) ? .evdev : .libinput }

  /// True for an event of a contact: down, move, up or cancel.
  package var isOfContact: Bool { kind.rawValue <= Kind.cancel.rawValue }

  /// True if the event gives the position of a contact.
  package var isContact: Bool { kind == .down || kind == .move }

  /// True if the event is a scroll.
  package var isScroll: Bool { kind == .scroll }

  /// When the event reached the recorder, in microseconds since the first event; nil if unknown.
  package var arrival: Int64? { flags.contains(.arrival) ? time + Int64(delay) : nil }
}

extension PlainEvent {
  /// The event in the compact form; nil if it does not fit.
  init?(_ event: WholeEvent) {
    guard event.others.isEmpty else { return nil }
    self.init(event.kind, at: event.time, arrival: event.arrival, layer: event.layer)
  }

  /// An event in the compact form, from its parts; nil if they do not fit.
  init?(_ kind: TraceEvent.Kind, at time: Int64, arrival: Int64?, layer: TraceLayer) {
    guard let kind = PlainEvent(kind, at: time) else { return nil }
    self = kind
    if layer == .evdev { flags.insert(.evdev) }
    if let arrival {
      let (delay, isBeyond) = arrival.subtractingReportingOverflow(time)
      guard !isBeyond, let delay = UInt32(exactly: delay) else { return nil }
      self.delay = delay
      flags.insert(.arrival)
    }
  }

  private init?(_ kind: TraceEvent.Kind, at time: Int64) {
    switch kind {
    case .down(let slot, let x, let y): self.init(.down, time, slot, x, y)
    case .move(let slot, let x, let y): self.init(.move, time, slot, x, y)
    case .up(let slot): self.init(.up, time, slot)
    case .cancel(let slot): self.init(.cancel, time, slot)
    case .scroll(let scroll): self.init(scroll, at: time)
    case .stop: self.init(.stop, time: time)
    case .hold(let fingers): self.init(.hold, time, fingers)
    case .unhold(let fingers, let isCancelled):
      self.init(isCancelled ? .unholdCancelled : .unhold, time, fingers)
    case .gap(let reason):
      guard let index = GapReason.known.firstIndex(of: reason) else { return nil }
      self.init(.gap, time, index)
    case .unknown: return nil
    }
  }

  private init?(_ kind: Kind, _ time: Int64, _ number: Int, _ x: Double = 0, _ y: Double = 0) {
    guard let number = UInt16(exactly: number) else { return nil }
    self.init(kind, time: time, x: x, y: y, number: number)
  }

  /// A scroll in the compact form; nil if it has wheel clicks, which do not fit.
  init?(_ scroll: TraceScroll, at time: Int64) {
    guard scroll.v120x == nil, scroll.v120y == nil else { return nil }
    var flags: Flags = []
    if scroll.dx != nil { flags.insert(.dx) }
    if scroll.dy != nil { flags.insert(.dy) }
    self.init(
      .scroll, time: time, x: scroll.dx ?? 0, y: scroll.dy ?? 0, number: scroll.source.index, flags: flags)
  }

  /// The event's kind together with its values.
  var eventKind: TraceEvent.Kind {
    let number = Int(number)
    return switch kind {
    case .down: .down(slot: number, x: x, y: y)
    case .move: .move(slot: number, x: x, y: y)
    case .up: .up(slot: number)
    case .cancel: .cancel(slot: number)
    case .scroll: .scroll(scroll)
    case .stop: .stop
    case .hold: .hold(fingers: number)
    case .unholdCancelled: .unhold(fingers: number, cancelled: true)
    case .unhold: .unhold(fingers: number, cancelled: false)
    case .gap: .gap(GapReason.known[number])
    }
  }

  private var scroll: TraceScroll {
    TraceScroll(
      source: AxisSource(index: number), dx: flags.contains(.dx) ? x : nil, dy: flags.contains(.dy) ? y : nil)
  }
}

/// An event of any kind with all its values, for those that do not fit ``PlainEvent``.
@usableFromInline
struct WholeEvent: Equatable, Sendable {
  var time: Int64
  var arrival: Int64?
  var layer: TraceLayer
  var kind: TraceEvent.Kind
  var others = JSONObject()
}

extension AxisSource {
  /// The number that stands for a scroll's source in the compact form.
  fileprivate var index: UInt16 {
    switch self {
    case .finger: 0
    case .continuous: 1
    case .wheel: 2
    }
  }

  fileprivate init(index: UInt16) {
    self = index == 0 ? .finger : index == 1 ? .continuous : .wheel
  }
}

extension GapReason {
  /// The reasons of a gap that the compact form can store, by index.
  fileprivate static let known: [GapReason] = [.dropped, .unplugged, .suspended]
}
