import GestureTraces

/// Reads evdev events as programs print them, one per line (`PrintedEvent`), with or without the device description that `evtest` prints.
///
/// Prefixes of lines and lines of other text are ignored.
///
///     Input device ID: bus 0x18 vendor 0x0 product 0x0 version 0x0
///     Input device name: "st1232-touchscreen"
///       Event type 3 (EV_ABS)
///         Event code 53 (ABS_MT_POSITION_X)
///           Value      0
///           Min        0
///           Max      799
///     Properties:
///       Property type 1 (INPUT_PROP_DIRECT)
///
/// For a described device, every event except keys is stored; for any other, only the events that give contact positions.
struct PrintedEventReader {
  private let text: RecordingText
  private var log: EvdevLog
  /// The index of the device that is being described or read.
  private var device = 0
  private var type: UInt16?
  private var axis: UInt16?
  private var usesLogTimes = false

  /// Reads the events of a log.
  ///
  /// - Parameters:
  ///   - bytes: The log's text.
  ///   - file: The log's name, for errors.
  /// - Returns: The devices that were touched.
  /// - Throws: An error about the first unreadable line if there are many, or if events have no times, or if nothing was touched.
  static func read(_ bytes: [UInt8], file: String) throws(CaptureError) -> EvdevRecording {
    var reader = PrintedEventReader(text: RecordingText(bytes, file: file))
    for index in reader.text.lines.indices { reader.read(index) }
    if reader.log.whole == 0, let timeless = reader.log.timeless {
      throw reader.text.error(timeless.line - 1, timesNeeded)
    }
    let touched = reader.log.devices.compactMap { device -> EvdevDevice? in
      guard !device.axes.isEmpty else { return device.inferred() }
      var described = device
      described.events = device.events.filter { event in
        event.type != EvdevCode.Kind.key || event.code >= EvdevCode.Button.left
      }
      return described.placesContacts ? described.completed() : nil
    }
    var recording = try reader.log.recording(of: touched, end: reader.text.end)
    recording.hasLogTimes = reader.usesLogTimes
    return recording
  }

  /// The error message for events without times, with the command that prints times.
  static let timesNeeded =
    "events without times, so the finger's speed is not known. Record again with a program that prints times: "
    + "evtest /dev/input/eventN > touch.txt"

  /// True if a line has an event with a time, or if at least three lines, or most lines, have events without a time.
  ///
  /// A single event without a time may be ordinary text.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let lines = RecordingText(bytes, file: "").lines.filter { !$0.isEmpty }
    let events = lines.compactMap(PrintedEvent.init)
    return events.contains { $0.microseconds != nil } || events.count > 2 || events.count * 2 > lines.count
  }

  private init(text: RecordingText) { (self.text, log) = (text, EvdevLog(file: text.file)) }

  private mutating func read(_ index: Int) {
    let line = text.lines[index]
    guard !line.isEmpty else { return }
    if let event = PrintedEvent(line) { return readEvent(event, index) }
    if line.holds("Event: time ") || line.holds("input event =>") {
      // E-mail programs break long lines; the second part is not an event.
      if index + 1 < text.lines.count, PrintedEvent(text.lines[index + 1]) == nil,
        !text.lines[index + 1].holds("time "),
        let event = PrintedEvent(ArraySlice(line + [UInt8(ascii: " ")] + text.lines[index + 1]))
      {
        return readEvent(event, index)
      }
      return log.damage.note(
        index + 1, text.error(index, "expected a time, a type, a code and a value, as evtest prints them"))
    }
    readDescription(String(decoding: line, as: UTF8.self), index)
  }

  private mutating func readEvent(_ event: PrintedEvent, _ index: Int) {
    guard let time = event.microseconds else {
      return log.noteTimeless(index + 1, "", "an event without a time, as evtest prints one")
    }
    usesLogTimes = usesLogTimes || event.isLogTime
    if log.devices.isEmpty { begin() }
    let isDescribed = !log.devices[device].axes.isEmpty
    let isKept = isDescribed || ContactCode.isKept(event.type, event.code)
    guard isKept, let value = event.value else { return log.add(at: time, of: device, nil, line: index + 1) }
    log.add(at: time, of: device, (event.type, event.code, value), line: index + 1)
  }

  // MARK: Description

  /// Starts the description of a device: the first, or one from another run of the program in the same text.
  private mutating func begin() {
    device = log.number(of: "\(log.devices.count)") { EvdevDevice(name: "") }
    (type, axis) = (nil, nil)
  }

  private mutating func readDescription(_ line: String, _ index: Int) {
    if let start = line.firstRange(of: "Input device ID:") {
      begin()
      return readIdentity(line[start.upperBound...])
    }
    if let start = line.firstRange(of: "Input device name:") {
      if log.devices.isEmpty || !log.devices[device].name.isEmpty { begin() }
      log.devices[device].name = line[start.upperBound...].trimming
      return
    }
    guard !log.devices.isEmpty else { return }
    let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    if let word = Self.word(after: "Event", "type", words) {
      (type, axis) = (UInt16(word), nil)
    } else if let word = Self.word(after: "Event", "code", words) {
      readCode(word)
    } else if let property = Self.word(after: "Property", "type", words).flatMap({ UInt16($0) }),
      property < EvdevCode.end
    {
      log.devices[device].properties.insert(property)
    } else if let axis, let key = words.dropLast().last, let value = words.last.flatMap({ Int32($0) }) {
      readRange(key, value, of: axis)
    }
  }

  /// The word after the words `first` and `second`, anywhere in a line; nil if they are missing.
  private static func word(after first: String, _ second: String, _ words: [String]) -> String? {
    words.indices.dropLast(2).first { words[$0] == first && words[$0 + 1] == second }.map { words[$0 + 2] }
  }

  /// Reads the device's ids from a text such as ` bus 0x18 vendor 0x0 product 0x0 version 0x0`.
  private mutating func readIdentity(_ text: Substring) {
    let words = text.split(separator: " ")
    for (key, word) in zip(words, words.dropFirst()) {
      guard word.hasPrefix("0x"), let number = UInt16(word.dropFirst(2), radix: 16) else { continue }
      switch key {
      case "bus": log.devices[device].bus = number
      case "vendor": log.devices[device].vendor = number
      case "product": log.devices[device].product = number
      case "version": log.devices[device].version = number
      default: break
      }
    }
  }

  private mutating func readCode(_ word: String) {
    guard let type, type < 32, let code = UInt16(word), code < EvdevCode.end else { return }
    log.devices[device].codes[type, default: []].insert(code)
    axis = type == EvdevCode.Kind.absolute && code < 64 ? code : nil
    if let axis { log.devices[device].axes[axis] = EvdevAxis(0, 0) }
  }

  private mutating func readRange(_ key: String, _ value: Int32, of axis: UInt16) {
    switch key {
    case "Min": log.devices[device].axes[axis]?.minimum = value
    case "Max": log.devices[device].axes[axis]?.maximum = value
    case "Fuzz": log.devices[device].axes[axis]?.fuzz = value
    case "Flat": log.devices[device].axes[axis]?.flat = value
    case "Resolution": log.devices[device].axes[axis]?.resolution = value
    default: break
    }
  }
}

extension Substring {
  /// The text without surrounding spaces and quotes.
  fileprivate var trimming: String {
    let start = drop { $0 == " " || $0 == "\"" }
    let end = start.lastIndex { $0 != " " && $0 != "\"" }
    return end.map { String(start[...$0]) } ?? ""
  }
}
