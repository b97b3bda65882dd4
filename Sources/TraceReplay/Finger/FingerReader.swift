import GestureTraces

/// Reads the events of one layer, sample by sample, into gestures and wheel moves.
struct FingerReader {
  private var contacts: ContactReader
  private var scrolls: ScrollReader
  /// The events of the newest time, collected until an event of a later time shows that they are complete.
  private var sample: [TraceEvent] = []
  private(set) var lastEvent = 0.0
  /// True if content scrolls along x: each event is read with its axes exchanged.
  private let isTransposed: Bool

  init(header: TraceHeader, layer: TraceLayer, options: ReplayOptions, viewport: Double) {
    isTransposed = options.axis == .horizontal
    contacts = ContactReader(
      needsTwo: layer == .evdev && header.device.kind == .touchpad,
      scale: FingerScale.contacts(header: header, options: options, viewport: viewport))
    scrolls = ScrollReader(
      pointsPerUnit: options.isTraditional ? -options.pointsPerUnit : options.pointsPerUnit,
      wheelPointsPerUnit: options.pointsPerUnit, wheelStep: options.wheelStep)
  }

  /// The gestures in time order. A file normally has gestures of contacts or gestures of scrolls, not both.
  var gestures: [FingerGesture] {
    scrolls.gestures.isEmpty ? contacts.gestures : contacts.gestures.isEmpty ? scrolls.gestures : merged
  }

  /// The gestures of contacts and those of scrolls, in time order. Only a hand-made file has both; a later gesture then waits for the
  /// earlier one's end, if there is one.
  private var merged: [FingerGesture] {
    var kept: [FingerGesture] = []
    let all = (contacts.gestures + scrolls.gestures).sorted { $0.beganMicroseconds < $1.beganMicroseconds }
    for gesture in all {
      guard let last = kept.last else { kept.append(gesture); continue }
      if last.end != .unfinished, last.endedMicroseconds <= gesture.beganMicroseconds { kept.append(gesture) }
    }
    return kept
  }

  /// The open gesture, which has no end yet; nil for none.
  var open: FingerGesture? { scrolls.gesture ?? contacts.gesture }

  var wheels: [WheelMove] { scrolls.wheels }

  /// Reads all events of the layer, in time order.
  mutating func read(_ events: [TraceEvent]) {
    if isTransposed { return read(transposed: events.map { $0.transposed }) }
    read(transposed: events)
  }

  /// Reads all events of the layer, in time order, with y along the axis of the content.
  private mutating func read(transposed events: [TraceEvent]) {
    let events = events.span
    var first = 0
    while first < events.count {
      let time = events[first].time
      var end = contacts.readAlone(events, from: first)
      if end > first {
        lastEvent = Double(events[end - 1].time) / 1e6
        endWaitingScroll()
      } else {
        end += 1
        while end < events.count, events[end].time == time { end += 1 }
        read(sample: events.extracting(first..<end))
      }
      first = end
    }
  }

  /// Reads the next event of the layer. Events of one time take effect when a later event is read, or when `flush` is called.
  mutating func read(_ event: TraceEvent) {
    if let first = sample.first, first.timeMicroseconds != event.timeMicroseconds { flush() }
    sample.append(isTransposed ? event.transposed : event)
  }

  /// Reads the next raw contact of a touchpad whose scrolls come from libinput's layer. It must be read before the scrolls that follow it.
  mutating func follow(raw event: TraceEvent) { scrolls.follow(raw: event) }

  mutating func finish() {
    flush()
    contacts.finish()
    scrolls.finish()
  }

  /// Treats the events collected so far as a complete sample.
  mutating func flush() {
    guard !sample.isEmpty else { return }
    // Moved out and back, so that the array's storage is reused.
    var events: [TraceEvent] = []
    swap(&events, &sample)
    read(sample: events.span)
    events.removeAll(keepingCapacity: true)
    swap(&events, &sample)
  }

  private mutating func read(sample: Span<TraceEvent>) {
    lastEvent = Double(sample[0].time) / 1e6
    contacts.read(sample)
    endWaitingScroll()
    // Contacts do not affect a scroll, whatever its state.
    if sample.indices.contains(where: { !sample[$0].isOfContact }) { scrolls.read(sample) }
  }

  /// Ends a gesture whose cancelled hold has not been followed by a scroll, because a new contact belongs to another gesture.
  private mutating func endWaitingScroll() {
    if scrolls.isWaiting, contacts.gesture != nil { scrolls.endWaiting() }
  }
}
