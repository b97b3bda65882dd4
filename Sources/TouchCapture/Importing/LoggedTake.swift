import GestureTraces
import TextFormats

/// Turns a device's log events into trace events: it undoes natural scrolling, ends scrolls where the log or a pause says so, and counts
/// times from the first event.
///
/// A scroll without a reported end ends with its last event, the last time at which the fingers were seen.
struct LoggedTake {
  /// The trace events, with times in microseconds since the first.
  private(set) var events: [TraceEvent] = []
  /// The intents of the gestures, each with the gesture's time span.
  private(set) var labels: [LabelledSpan] = []
  /// True if natural scrolling was on and was undone, so that deltas have the direction of the fingers.
  let isNatural: Bool
  /// True if the direction is known from the log or the user, or if fingers scrolled, so that a direction was assumed.
  let hasDirection: Bool
  /// The device as the log describes it, with its events.
  let device: LoggedDevice
  private let options: ScrollOptions
  /// True if a pause may end a scroll: fingers scrolled, and the log does not say when they lifted.
  let endsByPause: Bool
  private let tellsStops: Bool
  private let zero: Int64
  private var integrity: TraceIntegrity
  /// For each event, the line of the table's row from which it comes; nil if the log is not a table.
  private var lines: [Int?] = []
  private var line: Int?
  private let table: RecordTable?
  private var findings: TraceGrade
  /// The slots of contacts that are down.
  private var slots: Set<Int> = []
  /// The finger scroll in progress: its start time and its last event; nil if none is in progress.
  private var scroll: (began: Int64, last: LoggedDevice.Entry)?
  /// The time at which two fingers came to rest before the present scroll; the gesture begins there. Nil if they did not rest.
  private var rest: Int64?

  /// Reads a device's events from a log, which may be a table.
  init(_ device: LoggedDevice, _ options: ScrollOptions, table: RecordTable? = nil) {
    self.table = table
    (self.device, self.options, findings) = (device, options, device.findings)
    integrity = TraceIntegrity(units: device.units, size: device.size)
    tellsStops = device.entries.contains { $0.kind == .stop }
    zero = device.entries.first?.time ?? 0
    let scrolls = device.entries.contains { $0.isFingerScroll }
    endsByPause = scrolls && !tellsStops
    isNatural = options.isNatural ?? device.isNatural ?? (device.isLikelyNatural && scrolls)
    hasDirection = scrolls || (options.isNatural ?? device.isNatural) != nil
    let ends = Self.guessedEnds(of: device.entries, tellsStops: tellsStops, pause: options.pause)
    for (index, entry) in device.entries.enumerated() {
      take(entry)
      if ends.contains(index) { take(LoggedDevice.Entry(time: entry.time, kind: .stop, line: entry.line)) }
    }
    if scrolls, options.isNatural == nil, device.isNatural == nil {
      findings = findings.joined(with: .guessedDirection(isNatural: isNatural))
    }
    if !ends.isEmpty {
      findings = findings.joined(with: .guessedStops(pauseMilliseconds: options.pause / 1000))
    }
    findings = findings.joined(with: Self.cuts(in: device.entries, zero: zero))
    for distance in device.stampsBack { integrity.noteStampGoingBack(byMicroseconds: distance) }
  }

  /// The last line of the trace: time, event count, grade and reasons.
  var end: TraceEnd {
    let last = events.last?.timeMicroseconds ?? 0
    return TraceEnd(
      timeMicroseconds: last, events: events.count,
      grade: integrity.grade(endedAtMicroseconds: last, place: place).joined(with: findings))
  }

  /// The location of an event, given by its index: a row of the table, or a line of the trace if there is no table.
  func place(of event: Int) -> String {
    guard let table, let line = lines[event] else { return TraceIntegrity.line(ofEvent: event) }
    return table.place(ofRow: line)
  }

  private mutating func take(_ entry: LoggedDevice.Entry) {
    line = entry.line
    switch entry.kind {
    case .scroll(let moved): take(moved, entry)
    case .stop:
      store(.stop, at: entry.time)
      if let scroll { label(scroll, to: entry.time) }
      (scroll, rest) = (nil, nil)
    case .hold(let fingers):
      rest = fingers == SurfaceContacts.scrollingFingers ? entry.time : nil
      store(entry.kind, at: entry.time)
    case .unhold(_, let cancelled):
      if !cancelled { rest = nil }
      store(entry.kind, at: entry.time)
    case .down(let slot, _, _):
      if !slots.insert(slot).inserted {
        findings = findings.joined(with: .missingLift)
        store(.cancel(slot: slot), at: entry.time)
      }
      store(entry.kind, at: entry.time)
    case .move(let slot, _, _):
      if slots.insert(slot).inserted { integrity.noteStray() }
      store(entry.kind, at: entry.time)
    case .up(let slot), .cancel(let slot):
      guard slots.remove(slot) != nil else { return integrity.noteStray() }
      store(entry.kind, at: entry.time)
    default: store(entry.kind, at: entry.time)
    }
  }

  private mutating func take(_ moved: TraceScroll, _ entry: LoggedDevice.Entry) {
    var moved = moved
    let isKnown = (options.isNatural ?? device.isNatural) != nil
    // A guessed direction applies to fingers only; a wheel's direction is always the same.
    if isNatural, isKnown || moved.source == .finger { moved.turn() }
    store(.scroll(moved), at: entry.time)
    if moved.source == .finger { scroll = (scroll?.began ?? rest ?? entry.time, entry) }
  }

  /// The indices of finger scrolls that end a gesture although the log does not say so.
  ///
  /// In a log without ends these are scrolls before a pause and at the end of the log; in any log, those before another intent or gesture.
  private static func guessedEnds(
    of entries: [LoggedDevice.Entry], tellsStops: Bool, pause: Int64
  ) -> Set<Int> {
    var ends: Set<Int> = []
    var last: Int?
    for (index, entry) in entries.enumerated() {
      if entry.kind == .stop { last = nil }
      guard entry.isFingerScroll else { continue }
      if let last {
        let before = entries[last]
        let isPause = !tellsStops && entry.time - before.time > pause
        if isPause || (entry.gesture, entry.intent) != (before.gesture, before.intent) { ends.insert(last) }
      }
      last = index
    }
    if let last, !tellsStops { ends.insert(last) }
    return ends
  }

  /// The grade that a trace gets because the intent changes while a scroll continues.
  private static func cuts(in entries: [LoggedDevice.Entry], zero: Int64) -> TraceGrade {
    let cuts = zip(entries, entries.dropFirst()).filter { before, entry in
      before.isFingerScroll && entry.isFingerScroll && before.gesture == entry.gesture
        && before.intent != entry.intent && entry.time - before.time <= GuessedLifts.longestReport
    }
    guard let first = cuts.first?.1 else { return TraceGrade() }
    let milliseconds = FixedDecimals.text(Double(first.time - zero) / 1000, decimals: 0)
    return .cutByIntents(cuts.count, first: "at \(milliseconds) ms")
  }

  private mutating func label(_ ended: (began: Int64, last: LoggedDevice.Entry), to time: Int64) {
    guard let intent = ended.last.intent else { return }
    labels.addGesture(from: ended.began - zero, to: time - zero, intent)
  }

  private mutating func store(_ kind: TraceEvent.Kind, at time: Int64) {
    let event = TraceEvent(timeMicroseconds: time - zero, kind: kind)
    integrity.follow(event)
    events.append(event)
    lines.append(line)
  }
}

extension LoggedDevice.Entry {
  /// True for a scroll that fingers made, not a wheel.
  fileprivate var isFingerScroll: Bool {
    if case .scroll(let scroll) = kind { scroll.source == .finger } else { false }
  }
}

extension TraceScroll {
  /// Reverses the scroll's direction, without producing a negative zero.
  fileprivate mutating func turn() {
    let turned = { (value: Double?) in value.map { $0 == 0 ? 0 : -$0 } }
    (dx, dy, v120x, v120y) = (turned(dx), turned(dy), turned(v120x), turned(v120y))
  }
}

extension [LabelledSpan] {
  /// Adds the time span of a gesture with its intent.
  ///
  /// If the gesture begins when the previous one ends, the previous span is shortened by a microsecond.
  mutating func addGesture(from: Int64, to: Int64, _ intent: Intent) {
    if let previous = last, previous.to >= from {
      // A gesture of zero length at the start time of this one cannot be distinguished from it.
      guard previous.from < from else { return self[count - 1].to = Swift.max(previous.to, to) }
      self[count - 1].to = from - 1
    }
    append(LabelledSpan(from: from, to: to, intent: intent))
  }
}

extension ImportOptions {
  /// Checks that each scroll option that the user gave had an effect on a device.
  ///
  /// - Parameters:
  ///   - takes: The devices.
  ///   - file: The recording's name, for the error.
  /// - Throws: An error about the first option without effect.
  func check(_ takes: [LoggedTake], _ file: String) throws(CaptureError) {
    try check(
      .scrollPause, isUsed: takes.contains { $0.endsByPause },
      "the log states when scrolls end, or fingers did not scroll",
      file)
    for (option, why) in [
      (ImportOption.scrollSource, "the log states what scrolled"), (.density, "its deltas are not in px"),
      (.pointsPerPixel, "its deltas are not in px"),
    ] { try check(option, isUsed: takes.contains { $0.device.used.contains(option) }, why, file) }
    try check(
      .naturalScroll, isUsed: takes.contains { $0.device.kind != .touchscreen },
      "it does not contain scrolls", file)
  }
}
