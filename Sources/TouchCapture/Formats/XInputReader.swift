import GestureTraces

/// Reads what `xinput test-xi2` prints: touches of a screen, else the scrolls of a touchpad or a wheel.
///
///     EVENT type 18 (TouchBegin)
///         device: 11 (11)
///         time:   5012345
///         detail: 3
///         root: 412.50/181.00
///         valuators:
///             0: 13215.00
///
/// Of touches the position is `root`, in pixels of the screen, and `detail` tells contacts apart; raw touches, which have no `root`, count
/// where no others are, with their valuators 0 and 1. Scrolls are valuators 2 and 3, across and along, as X drivers number them: in
/// raw events how far they moved, else where they stand. Their unit is libinput's with older drivers, and an eighth of it with newer
/// ones, which the log does not tell.
struct XInputReader {
  private let text: RecordingText
  private var devices = LoggedDevices()
  private var damage = LineDamage()
  private var events: [Event] = []

  /// One event of the log.
  private struct Event {
    let name: String
    /// The number of its first line, from 1.
    let line: Int
    var device = ""
    var milliseconds: Int64?
    var detail = 0
    var root: (x: Double, y: Double)?
    var valuators: [Int: Double] = [:]

    /// True for an event of a finger on a screen.
    var isTouch: Bool { name.hasPrefix("Touch") && isContact }
    /// The same as the device has it.
    var isRawTouch: Bool { name.hasPrefix("RawTouch") && isContact }
    private var isContact: Bool { ["Begin", "Update", "End"].contains(where: name.hasSuffix) }
    /// True for an event that may scroll.
    var isMotion: Bool { name == "Motion" || name == "RawMotion" }
    var isRaw: Bool { name.hasPrefix("Raw") }
  }

  /// A raw value beyond this is a place, not a distance: some drivers give raw events both alike.
  private static let longestDelta = 200.0
  private static let valuatorsOfScrolls = (x: 2, y: 3)

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: The log's text.
  ///   - file: Its name, for errors.
  ///   - options: A person's word on what the log leaves open.
  /// - Returns: The devices that scrolled or were touched.
  /// - Throws: That events have no times, or that there is none that counts.
  static func read(
    _ bytes: [UInt8], file: String, _ options: ScrollOptions
  ) throws(CaptureError) -> [LoggedDevice] {
    var reader = XInputReader(text: RecordingText(bytes, file: file))
    reader.readEvents()
    try reader.checkTimes()
    if reader.events.contains(where: \.isTouch) {
      reader.readTouches { $0.isTouch }
    } else if reader.events.contains(where: \.isRawTouch) {
      reader.readTouches { $0.isRawTouch }
    } else {
      reader.readScrolls()
    }
    return try reader.finished(options)
  }

  /// True for a text that has such an event among its lines.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    RecordingText(bytes, file: "").lines.contains { name(of: $0) != nil }
  }

  private init(text: RecordingText) { self.text = text }

  /// The name of `EVENT type 17 (RawMotion)`; nil for any other line.
  private static func name(of line: ArraySlice<UInt8>) -> String? {
    guard line.holds("EVENT type ") else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    guard let open = text.lastIndex(of: "("), let close = text[open...].firstIndex(of: ")") else {
      return nil
    }
    return String(text[text.index(after: open)..<close])
  }

  // MARK: Lines

  private mutating func readEvents() {
    for (index, line) in text.lines.enumerated() {
      if let name = Self.name(of: line) {
        events.append(Event(name: name, line: index + 1))
        continue
      }
      guard !events.isEmpty else { continue }
      let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
      guard let first = words.first, first.hasSuffix(":"), words.count > 1 else { continue }
      read(first.dropLast(), words[1], words, index)
    }
  }

  private mutating func read(_ key: Substring, _ word: Substring, _ words: [Substring], _ index: Int) {
    let last = events.count - 1
    switch key {
    case "device": events[last].device = String(words.dropFirst().joined(separator: " "))
    case "time":
      guard let time = Int64(word), 0..<1 << 40 ~= time else { return note(index) }
      events[last].milliseconds = time
    case "detail": events[last].detail = Int(word) ?? 0
    case "root":
      let parts = word.split(separator: "/").compactMap { Double($0) }
      guard parts.count == 2, parts.allSatisfy({ abs($0) <= TraceEvent.furthest }) else { return note(index) }
      events[last].root = (parts[0], parts[1])
    default:
      guard let valuator = Int(key) else { return }
      guard let value = Double(word), abs(value) <= TraceEvent.furthest else { return note(index) }
      events[last].valuators[valuator] = value
    }
  }

  private mutating func note(_ index: Int) { damage.note(index + 1) }

  private func checkTimes() throws(CaptureError) {
    let matters = events.filter { $0.isTouch || $0.isRawTouch || $0.isMotion }
    guard let first = matters.first, matters.allSatisfy({ $0.milliseconds == nil }) else { return }
    throw text.error(
      first.line - 1,
      "events without times; this version of xinput prints none. Record again with a newer one, or with libinput debug-events"
    )
  }

  // MARK: Touches

  private mutating func readTouches(_ counts: (Event) -> Bool) {
    var slots: [String: [Int: Int]] = [:]
    for event in events where counts(event) {
      let position = event.root ?? event.valuators[0].flatMap { x in event.valuators[1].map { (x, $0) } }
      guard let time = event.milliseconds.map({ $0 * 1000 }) else {
        damage.note(event.line)
        continue
      }
      let index = devices.index(of: event.device, at: time)
      if devices[index].name == nil { devices[index].name = "X touchscreen" }
      devices[index].isScaleAssumed = true
      let known = slots[event.device]?[event.detail]
      if event.name.hasSuffix("End") {
        guard let slot = known else { continue }
        slots[event.device]?[event.detail] = nil
        devices[index].add(.up(slot: slot), at: time)
      } else if let position {
        let slot = known ?? free(in: slots[event.device] ?? [:])
        guard let slot else { continue }
        slots[event.device, default: [:]][event.detail] = slot
        let kind: TraceEvent.Kind =
          known == nil
          ? .down(slot: slot, x: position.0, y: position.1) : .move(slot: slot, x: position.0, y: position.1)
        devices[index].add(kind, at: time)
      } else {
        damage.note(event.line)
      }
    }
  }

  /// The lowest slot that no contact has; nil where all are taken.
  private func free(in slots: [Int: Int]) -> Int? {
    let taken = Set(slots.values)
    return (0...TraceEvent.mostSlots).first { !taken.contains($0) }
  }

  // MARK: Scrolls

  private mutating func readScrolls() {
    let (across, along) = Self.valuatorsOfScrolls
    let scrolls = events.filter { $0.isMotion && ($0.valuators[across] != nil || $0.valuators[along] != nil) }
    // Raw events and others tell the same; the others only where there are no raw ones.
    let hasRaw = scrolls.contains(where: \.isRaw)
    let counted = scrolls.filter { $0.isRaw == hasRaw }
    let isPlace =
      !hasRaw
      || counted.contains { event in
        [across, along].contains { abs(event.valuators[$0] ?? 0) > Self.longestDelta }
      }
    var places: [String: [Int: Double]] = [:]
    for event in counted {
      guard let time = event.milliseconds.map({ $0 * 1000 }) else {
        damage.note(event.line)
        continue
      }
      let index = devices.index(of: event.device, at: time)
      if devices[index].name == nil { devices[index].name = "X pointer" }
      devices[index].isScaleAssumed = true
      var scroll = TraceScroll(source: .finger)
      for axis in [across, along] {
        guard let value = event.valuators[axis] else { continue }
        let before = places[event.device]?[axis]
        places[event.device, default: [:]][axis] = value
        let delta = isPlace ? before.map { value - $0 } : value
        if axis == across { scroll.dx = delta } else { scroll.dy = delta }
      }
      if (scroll.dx ?? 0) != 0 || (scroll.dy ?? 0) != 0 { devices[index].add(.scroll(scroll), at: time) }
    }
  }

  // MARK: Answer

  private func finished(_ options: ScrollOptions) throws(CaptureError) -> [LoggedDevice] {
    var finished: [LoggedDevice] = []
    for var device in devices.all where device.hasAnything {
      if device.kind != .touchscreen { device.guessSource(options) }
      if let damaged = damage.grade() { device.findings = device.findings.joined(with: damaged) }
      finished.append(device)
    }
    guard !finished.isEmpty else {
      throw .noEvents(
        file: text.file,
        message: "no touch and no scroll in this log of xinput test-xi2; give one of a drag or a scroll")
    }
    return finished
  }
}
