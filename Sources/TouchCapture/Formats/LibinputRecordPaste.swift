/// Reads an incomplete paste of a `libinput record` recording: without indentation, without its start, with other text or with damaged
/// lines.
///
/// Lines are recognised by their content, whatever their indentation: an event by its five numbers in brackets, a description by its keys.
/// The order of lines matters, and no layout other than the program's own is read.
struct LibinputRecordPaste {
  private enum List { case none, codes, axes, udev }

  private let text: RecordingText
  private var devices: [EvdevDevice] = []
  private var sequence = EventSequence()
  private var damage = LineDamage()
  private var whole = 0
  /// The number of the line with the latest event.
  private var lastLine = 0
  private var list = List.none
  /// True if a line of a device description could not be read, so that the description would be wrong.
  private var isMisdescribed = false

  /// Reads the devices and events in a pasted text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The text's file name, for errors.
  /// - Returns: The recording with its devices; nil if the text contains no event, or if a description is damaged.
  /// - Throws: An error about the first damaged line, if there are more than a few.
  static func read(_ bytes: [UInt8], file: String) throws(CaptureError) -> EvdevRecording? {
    var reader = LibinputRecordPaste(text: RecordingText(bytes, file: file))
    for index in reader.text.lines.indices { reader.take(index) }
    reader.endDevice()
    guard reader.whole > 0, !reader.isMisdescribed else { return nil }
    try reader.damage.check(whole: reader.whole, end: reader.text.end)
    var recording = EvdevRecording(devices: reader.devices)
    recording.damage = reader.damage
    return recording
  }

  /// True for an event line: `- [  0,  8000,   3,  54,     500] # EV_ABS / …`.
  static func isEvent(_ line: ArraySlice<UInt8>) -> Bool {
    let words = content(line)
    return words.first == UInt8(ascii: "[")
      && LineScanner.list(words).flatMap { EvdevEvent(recorded: $0) } != nil
  }

  private init(text: RecordingText) { self.text = text }

  /// The line without its indentation and list mark, which web pages may change; for an event line, also without a logger's prefix.
  private static func content(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isIndent = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == 0x09 || byte == UInt8(ascii: "|") }
    let words = line.drop(while: isIndent)
    for mark in ["- ", "* ", "+ ", "• "] where words.starts(with: mark.utf8) {
      return words.dropFirst(mark.utf8.count).drop(while: isIndent)
    }
    guard let first = words.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "["), words.holds("- [")
    else { return words }
    var start = words.startIndex
    while let mark = words[start...].firstIndex(of: UInt8(ascii: "-")) {
      let rest = words[(mark + 1)...]
      if rest.starts(with: " [".utf8) { return rest.dropFirst() }
      start = mark + 1
    }
    return words
  }

  private mutating func take(_ index: Int) {
    let line = Self.content(text.lines[index])
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    if first == UInt8(ascii: "[") { return takeEvent(line, index) }
    if line.starts(with: "node:".utf8) {
      endDevice()
      devices.append(EvdevDevice(name: ""))
      list = .none
    } else if !devices.isEmpty {
      takeDescription(line)
    }
  }

  private mutating func endDevice() {
    if !devices.isEmpty { devices[devices.count - 1].events = sequence.events }
    sequence = EventSequence()
  }

  private mutating func takeEvent(_ line: ArraySlice<UInt8>, _ index: Int) {
    let digits = line.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == 0x09 }
    guard let first = digits.first, 0x30...0x39 ~= first else { return }
    guard let event = LineScanner.list(line).flatMap({ EvdevEvent(recorded: $0) }) else {
      return damage.note(index + 1, text.error(index, EvdevEvent.recordedShape))
    }
    // A recording without its start contains one device without a description.
    if devices.isEmpty { devices.append(EvdevDevice(name: "")) }
    let backwards = text.error(index, sequence.problem(at: event.timeMicroseconds))
    if sequence.dropOutlier(before: event) { damage.note(lastLine, backwards) }
    guard sequence.append(event) else {
      return damage.note(index + 1, backwards)
    }
    (whole, lastLine) = (whole + 1, index + 1)
  }

  // MARK: Description

  private var last: Int { devices.count - 1 }

  private mutating func takeDescription(_ line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return takeProperty(line) }
    let (key, value) = (line[..<colon], line[(colon + 1)...])
    if let number = LineScanner.number(key).flatMap({ UInt16(exactly: $0) }) {
      return takeNumbered(number, LineScanner.list(value) ?? [])
    }
    switch String(decoding: key, as: UTF8.self) {
    case "name": takeName(value)
    case "id": takeIdentity(LineScanner.list(value) ?? [])
    case "codes": list = .codes
    case "absinfo": list = .axes
    case "properties":
      list = .udev
      if let codes = LineScanner.list(value) { devices[last].properties = Self.bits(codes) }
    case "evdev", "hid", "udev", "quirks", "events", "libinput": list = .none
    default: takeProperty(line)
    }
  }

  private mutating func takeName(_ value: ArraySlice<UInt8>) {
    let words = value.drop { $0 == UInt8(ascii: " ") }
    guard words.first == UInt8(ascii: "\""), words.last == UInt8(ascii: "\""), words.count > 1 else { return }
    devices[last].name = String(decoding: words.dropFirst().dropLast(), as: UTF8.self)
  }

  private mutating func takeIdentity(_ numbers: [Int]) {
    let short = numbers.compactMap { UInt16(exactly: $0) }
    guard short.count == 4 else { return isMisdescribed = true }
    (devices[last].bus, devices[last].vendor) = (short[0], short[1])
    (devices[last].product, devices[last].version) = (short[2], short[3])
  }

  private mutating func takeNumbered(_ key: UInt16, _ numbers: [Int]) {
    switch list {
    case .codes where key < 32: devices[last].codes[key] = Self.bits(numbers)
    case .axes where key < 64:
      let values = numbers.compactMap { Int32(exactly: $0) }
      guard values.count == 5 else { return isMisdescribed = true }
      devices[last].axes[key] = EvdevAxis(
        values[0], values[1], fuzz: values[2], flat: values[3], resolution: values[4])
    default: break
    }
  }

  /// Reads a line such as `ID_INPUT_TOUCHPAD=1` under `udev:`.
  private mutating func takeProperty(_ line: ArraySlice<UInt8>) {
    guard list == .udev, let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return }
    devices[last].udev.append(
      EvdevDevice.UdevProperty(
        String(decoding: line[..<equals], as: UTF8.self),
        String(decoding: line[(equals + 1)...], as: UTF8.self)))
  }

  private static func bits(_ numbers: [Int]) -> EvdevDevice.Bits {
    Set(numbers.compactMap { UInt16(exactly: $0) }.filter { $0 < EvdevCode.end })
  }
}
