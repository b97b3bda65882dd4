import GestureTraces

/// Reads one layer's events, sample by sample, into gestures and wheel moves.
struct FingerReader {
  private var contacts: ContactReader
  private var scrolls: ScrollReader
  /// The events of one time that have come one by one.
  private var sample: [TraceEvent] = []
  private(set) var lastEvent = 0.0

  init(header: TraceHeader, layer: TraceLayer, options: ReplayOptions, viewport: Double) {
    contacts = ContactReader(
      needsTwo: layer == .evdev && header.device.kind == .touchpad,
      scale: FingerScale.contacts(header: header, options: options, viewport: viewport))
    scrolls = ScrollReader(
      pointsPerUnit: options.isTraditional ? -options.pointsPerUnit : options.pointsPerUnit,
      wheelPointsPerUnit: options.pointsPerUnit, wheelStep: options.wheelStep)
  }

  /// The gestures in order of time; a file has those of contacts or those of scrolls.
  var gestures: [FingerGesture] {
    scrolls.gestures.isEmpty ? contacts.gestures : contacts.gestures.isEmpty ? scrolls.gestures : merged
  }

  /// A file made by hand may hold both: the later one waits for the earlier one's end, where that has one.
  private var merged: [FingerGesture] {
    var kept: [FingerGesture] = []
    let all = (contacts.gestures + scrolls.gestures).sorted { $0.beganMicroseconds < $1.beganMicroseconds }
    for gesture in all {
      guard let last = kept.last else { kept.append(gesture); continue }
      if last.end != .unfinished, last.endedMicroseconds <= gesture.beganMicroseconds { kept.append(gesture) }
    }
    return kept
  }

  /// The gesture that has no end yet.
  var open: FingerGesture? { scrolls.gesture ?? contacts.gesture }

  var wheels: [WheelMove] { scrolls.wheels }

  /// Reads all events of the layer, in order of time.
  mutating func read(_ events: [TraceEvent]) {
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

  /// Reads the next event of the layer; those of one time count once the next time comes, or at `flush`.
  mutating func read(_ event: TraceEvent) {
    if let first = sample.first, first.timeMicroseconds != event.timeMicroseconds { flush() }
    sample.append(event)
  }

  /// Takes in the next event of a touchpad's raw contacts, where libinput's layer is read: before the scrolls that come after it.
  mutating func follow(raw event: TraceEvent) { scrolls.follow(raw: event) }

  mutating func finish() {
    flush()
    contacts.finish()
    scrolls.finish()
  }

  /// Takes the events of one time for a whole sample.
  mutating func flush() {
    guard !sample.isEmpty else { return }
    // Taken out and put back, so that its room is kept.
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
    // Contacts mean nothing to a scroll, whatever state it is in.
    if sample.indices.contains(where: { !sample[$0].isOfContact }) { scrolls.read(sample) }
  }

  /// A contact that comes down is another gesture than that of fingers that waited to scroll.
  private mutating func endWaitingScroll() {
    if scrolls.isWaiting, contacts.gesture != nil { scrolls.endWaiting() }
  }
}
