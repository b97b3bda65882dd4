import GestureTraces

/// Reads the scrolls and touches that a Wayland client received: pasted output of `WAYLAND_DEBUG=1` or of `wev`.
///
///     source   the frame's own axis_source, else that of the frame before, else the next one
///     axis     one scroll of both axes per frame, or per time; zero for a finger or an unknown source is an end (versions below 5)
///     stop     of any axis, in a frame without a scroll
///     clicks   axis_value120, or axis_discrete, of which one unit is 120
///
/// Each pointer and each touch object counts as a device; objects that received the same events count once.
struct WaylandLogReader {
  private let text: RecordingText
  private var devices = LoggedDevices()
  private var pointers: [String: WaylandPointer] = [:]
  private var touches: [String: WaylandTouch] = [:]
  private var damage = LineDamage()

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: The log's text.
  ///   - file: Its name, for errors.
  ///   - options: The user's options for facts that the log does not state.
  /// - Returns: The pointers that scrolled, and the touches.
  /// - Throws: An error if there are none.
  static func read(
    _ bytes: [UInt8], file: String, _ options: ScrollOptions
  ) throws(CaptureError) -> [LoggedDevice] {
    var reader = WaylandLogReader(text: RecordingText(bytes, file: file))
    for (index, line) in reader.text.lines.enumerated() {
      guard let line = WaylandLogLine(line), line.counts else { continue }
      guard line.isWhole, let numbers = line.numbers else {
        reader.damage.note(index + 1)
        continue
      }
      if line.isTouch { reader.readTouch(line, numbers) } else { reader.readPointer(line, numbers) }
    }
    return try reader.finished(options)
  }

  /// True if one of the first lines is an event that a Wayland client received.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(RecordingText.logStart)
    guard start.holds("wl_") else { return false }
    return RecordingText(Array(start), file: "").lines.contains {
      WaylandLogLine($0)?.counts == true
    }
  }

  private init(text: RecordingText) { self.text = text }

  private mutating func readPointer(_ line: WaylandLogLine, _ numbers: [Double]) {
    pointers[line.object, default: WaylandPointer()].take(line.name, numbers, line.object, &devices)
  }

  private mutating func readTouch(_ line: WaylandLogLine, _ numbers: [Double]) {
    touches[line.object, default: WaylandTouch()].take(line.name, numbers, line.object, &devices)
  }

  private mutating func finished(_ options: ScrollOptions) throws(CaptureError) -> [LoggedDevice] {
    for key in pointers.keys.sorted() { pointers[key]?.finish(key, options, &devices) }
    var finished: [LoggedDevice] = []
    for var device in devices.all where device.hasAnything {
      if let damaged = damage.grade() { device.findings = device.findings.joined(with: damaged) }
      if !finished.contains(where: { $0.entries == device.entries }) { finished.append(device) }
    }
    guard !finished.isEmpty else {
      throw .noEvents(
        file: text.file,
        message: "this Wayland log contains neither scrolls nor touches; give one of a scroll or a drag")
    }
    return finished
  }
}

/// Extends Wayland's 32-bit millisecond times across their overflow.
struct WaylandClock {
  private var last: Int64?
  private var turns: Int64 = 0

  /// The time in microseconds; nil if `number` is not a valid 32-bit time.
  mutating func microseconds(_ number: Double) -> Int64? {
    // wev prints times from 2^31 on as negative.
    guard let signed = Int64(exactly: number), signed.magnitude < 1 << 32 else { return nil }
    let time = signed < 0 ? signed + 1 << 32 : signed
    if let last, last - time > 1 << 31 { turns += 1 }
    last = time
    return (time + turns << 32) * 1000
  }
}

/// Makes contacts from the events of one `wl_touch` object.
struct WaylandTouch {
  private var clock = WaylandClock()
  private var last: Int64 = 0
  private var down: Set<Int> = []

  /// Handles the next event of the touch object.
  mutating func take(_ name: String, _ numbers: [Double], _ key: String, _ devices: inout LoggedDevices) {
    switch name {
    case "down":
      add(numbers[1], numbers[2], key, &devices) { .down(slot: $0, x: numbers[3], y: numbers[4]) }
    case "motion":
      add(numbers[0], numbers[1], key, &devices) { .move(slot: $0, x: numbers[2], y: numbers[3]) }
    case "up": add(numbers[1], numbers[2], key, &devices) { .up(slot: $0) }
    case "cancel":
      // `cancel` has no time, and ends all contacts.
      for slot in down.sorted() {
        devices[devices.index(of: key, at: last)].add(.cancel(slot: slot), at: last)
      }
      down = []
    default: break
    }
  }

  private mutating func add(
    _ time: Double, _ id: Double, _ key: String, _ devices: inout LoggedDevices,
    _ kind: (Int) -> TraceEvent.Kind
  ) {
    guard let time = clock.microseconds(time), let slot = Int(exactly: id),
      (0...TraceEvent.mostSlots).contains(slot)
    else { return }
    let kind = kind(slot)
    last = time
    if case .up = kind { down.remove(slot) } else { down.insert(slot) }
    let index = devices.index(of: key, at: time)
    if devices[index].name == nil { devices[index].name = "Wayland touch" }
    devices[index].add(kind, at: time)
  }
}
