import GestureTraces

/// Reads the output of `xinput test-xi2`: touches of a screen, or else scrolls of a touchpad or a wheel.
///
///     EVENT type 18 (TouchBegin)
///         device: 11 (11)
///         time:   5012345
///         detail: 3
///         root: 412.50/181.00
///         valuators:
///             0: 13215.00
///
/// The position of a touch is `root`, in pixels of the screen; `detail` identifies the contact. Raw touches have no `root` and are used,
/// with their valuators 0 and 1, only if there are no others. Scrolls are valuators 2 and 3, horizontal and vertical, in the order of X
/// drivers: in raw events a distance, otherwise a position. With older drivers their unit is libinput's, with newer ones an eighth of it;
/// the log does not say which.
struct XInputReader {
  private let text: RecordingText
  private var table: RecordTable
  private var damage = LineDamage()
  private var events: [Event] = []

  /// One event of the log, from its line `EVENT type …` and the lines below it.
  private struct Event {
    let name: String
    /// The number of the event's first line, from 1.
    let line: Int
    var device = ""
    var milliseconds: Int64?
    var detail = 0
    var root: (x: Double, y: Double)?
    var valuators: [Int: Double] = [:]

    /// True for a finger event on a screen, with positions in pixels of the screen.
    var isTouch: Bool { name.hasPrefix("Touch") && isContact }
    /// True for a raw finger event, in the device's own coordinates.
    var isRawTouch: Bool { name.hasPrefix("RawTouch") && isContact }
    private var isContact: Bool { ["Begin", "Update", "End"].contains(where: name.hasSuffix) }
    /// True for an event of a pointer's movement, which may contain a scroll.
    var isMotion: Bool { name == "Motion" || name == "RawMotion" }
    var isRaw: Bool { name.hasPrefix("Raw") }
  }

  /// The largest value of a raw event that counts as a distance; a larger one is a position.
  ///
  /// Some drivers write the same value in both kinds of event.
  private static let longestDelta = 200.0
  private static let valuatorsOfScrolls = (x: 2, y: 3)

  /// Reads a log as a table: rows of contacts if it has touches, otherwise of scrolls.
  ///
  /// - Parameters:
  ///   - bytes: The log's text.
  ///   - file: The log's name, for errors.
  /// - Returns: Rows of `time_ms`, `x`, `y`, `id` and `phase`, or of `time_ms`, `dx` and `dy`.
  /// - Throws: An error if events have no times, or if there are no touches and scrolls.
  static func table(_ bytes: [UInt8], file: String) throws(CaptureError) -> RecordTable {
    var reader = XInputReader(bytes, file)
    reader.readEvents()
    try reader.checkTimes()
    if reader.events.contains(where: \.isTouch) {
      reader.readTouches { $0.isTouch }
    } else if reader.events.contains(where: \.isRawTouch) {
      reader.readTouches { $0.isRawTouch }
    } else {
      reader.readScrolls()
    }
    guard !reader.table.rows.isEmpty else {
      throw .noEvents(
        file: file,
        message:
          "this log of xinput test-xi2 contains neither touches nor scrolls; give one of a drag or a scroll")
    }
    if let damaged = reader.damage.grade(reader.table.place) {
      reader.table.findings = reader.table.findings.joined(with: damaged)
    }
    return reader.table
  }

  /// True if one of the lines begins an event of `xinput test-xi2`.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    RecordingText(bytes, file: "").lines.contains { name(of: $0) != nil }
  }

  private init(_ bytes: [UInt8], _ file: String) {
    (text, table) = (RecordingText(bytes, file: file), RecordTable(format: "xinput-test-xi2", file: file))
  }

  /// The event's name in `EVENT type 17 (RawMotion)`; nil for any other line.
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
      "events without times, which this version of xinput does not print. Record again with a newer one, or with libinput debug-events"
    )
  }

  // MARK: Touches

  private mutating func readTouches(_ counts: (Event) -> Bool) {
    (table.names, table.device) = (["time_ms", "x", "y", "id", "phase"], "X touchscreen")
    var numbers: [String: Int] = [:]
    for event in events where counts(event) {
      let position = event.root ?? event.valuators[0].flatMap { x in event.valuators[1].map { (x, $0) } }
      let ends = event.name.hasSuffix("End")
      guard let time = event.milliseconds, position != nil || ends else {
        damage.note(event.line)
        continue
      }
      // Two devices may use the same contact numbers.
      let contact = numbers["\(event.device) \(event.detail)", default: numbers.count]
      numbers["\(event.device) \(event.detail)"] = contact
      let phase = ends ? "up" : event.name.hasSuffix("Begin") ? "down" : "move"
      table.rows.append(
        RecordTable.Row(
          line: event.line,
          cells: [
            .number(Double(time)), position.map { .number($0.0) } ?? .none,
            position.map { .number($0.1) } ?? .none, .number(Double(contact)), .text(phase),
          ]))
    }
  }

  // MARK: Scrolls

  private mutating func readScrolls() {
    (table.names, table.device) = (["time_ms", "dx", "dy"], "X pointer")
    (table.units, table.isScaleAssumed) = ("libinput", true)
    let (across, along) = Self.valuatorsOfScrolls
    let scrolls = events.filter { $0.isMotion && ($0.valuators[across] != nil || $0.valuators[along] != nil) }
    // Raw events and others describe the same scroll; the others are used only if there are no raw ones.
    let hasRaw = scrolls.contains(where: \.isRaw)
    let counted = only(scrolls.filter { $0.isRaw == hasRaw })
    let isPlace =
      !hasRaw
      || counted.contains { event in
        [across, along].contains { abs(event.valuators[$0] ?? 0) > Self.longestDelta }
      }
    var places: [Int: Double] = [:]
    for event in counted {
      guard let time = event.milliseconds else {
        damage.note(event.line)
        continue
      }
      let deltas = [across, along].map { axis -> RecordTable.Cell in
        guard let value = event.valuators[axis] else { return .none }
        let before = places.updateValue(value, forKey: axis)
        return .number(isPlace ? value - (before ?? value) : value)
      }
      table.rows.append(RecordTable.Row(line: event.line, cells: [.number(Double(time))] + deltas))
    }
    let moved = table.rows.flatMap { row in row.cells.dropFirst().compactMap(\.finite) }.filter { $0 != 0 }
    if !moved.isEmpty, moved.allSatisfy({ ($0 / Self.degreesOfClick).rounded() == $0 / Self.degreesOfClick })
    {
      (table.isWheel, table.units) = (true, "degree")
    }
  }

  /// The value of a wheel click in degrees, as older drivers give it; with newer ones it is eight times as large.
  private static let degreesOfClick = 15.0

  /// Keeps the events of one device, the one with most events, because X's master devices repeat the events of the real ones.
  private mutating func only(_ scrolls: [Event]) -> [Event] {
    let devices = Dictionary(grouping: scrolls, by: \.device)
    let most = devices.values.map(\.count).max()
    guard let chosen = scrolls.first(where: { devices[$0.device]?.count == most })?.device else { return [] }
    let left = scrolls.first { Self.source($0.device) != Self.source(chosen) }
    if let left {
      table.findings.find(
        .b,
        "scrolls of device \(left.device) left out, as those of \(chosen) are more; give a log of one device")
    }
    return devices[chosen] ?? []
  }

  /// The number of the real device that an event comes from: `12` in `2 (12)`, where 2 is the master device.
  private static func source(_ device: String) -> Substring {
    device.split(separator: "(").last.map { $0.prefix { $0 != ")" } } ?? device[...]
  }
}
