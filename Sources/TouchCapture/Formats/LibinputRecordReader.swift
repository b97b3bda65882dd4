/// Reads what `libinput record` writes: YAML, of which this reads the layout that program prints and no other.
///
/// Devices start with `- node:`; `evdev:`, `hid:`, `udev:`, `quirks:` and `events:` are their parts, any of which may be
/// empty. Only evdev events are taken: libinput's own, if recorded too, are what the real libinput makes of them again.
struct LibinputRecordReader: RecordingLines {
  private enum Part { case none, evdev, udev, events, other }
  private enum List { case none, codes, axes, udevProperties }

  var cursor: LineCursor
  private var devices: [EvdevDevice] = []
  /// Events of the last device.
  private var sequence = EventSequence()
  private var part = Part.none
  private var list = List.none

  /// Reads a recording.
  ///
  /// - Parameter source: The recording's text.
  /// - Returns: All its devices.
  /// - Throws: `FileError`, the line that cannot be read, or what is missing.
  static func read(_ source: RecordingSource) throws -> EvdevRecording {
    var reader = LibinputRecordReader(LineCursor(file: source.place))
    try source.read { piece in try reader.take(piece: piece) }
    return try reader.finished()
  }

  /// Reads a recording that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: The recording's text.
  ///   - file: Its name, for errors.
  ///   - isCareful: Whether no line goes the short way.
  /// - Returns: All its devices.
  /// - Throws: The line that cannot be read, or what is missing.
  static func read(
    _ bytes: [UInt8], file: String, isCareful: Bool = false
  ) throws(CaptureError) -> EvdevRecording {
    var reader = LibinputRecordReader(LineCursor(file: file, isCareful: isCareful))
    try reader.take(piece: bytes)
    return try reader.finished()
  }

  private mutating func finished() throws(CaptureError) -> EvdevRecording {
    try finish()
    endDevice()
    guard !devices.isEmpty else {
      throw .noEvents(
        file: cursor.file, message: "no device in it; is this a recording by 'libinput record'?")
    }
    return EvdevRecording(devices: devices)
  }

  /// Whether a text looks like this format.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4096).split(separator: UInt8(ascii: "\n"))
    return start.contains { line in
      ["# libinput record", "libinput:", "ndevices:", "devices:"].contains { line.starts(with: $0.utf8) }
    }
  }

  private init(_ cursor: LineCursor) {
    self.cursor = cursor
  }

  mutating func takeCommon(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard part == .events else { return nil }
    guard let line = LibinputEventLine(text, at: offset) else {
      return LibinputEventLine.frameEnd(text, at: offset)
    }
    return sequence.append(line.event) ? line.next : nil
  }

  mutating func take(_ whole: ArraySlice<UInt8>) throws(CaptureError) {
    let line = whole.drop { $0 == UInt8(ascii: " ") }
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    if line.starts(with: "- node:".utf8) {
      endDevice()
      devices.append(EvdevDevice(name: ""))
      (part, list) = (.none, .none)
    } else if devices.isEmpty {
      return
    } else if let part = startedPart(line, indent: line.startIndex - whole.startIndex) {
      (self.part, list) = (part, .none)
    } else {
      try readEntry(line)
    }
  }

  /// The part a line opens; parts stand two columns in, so that a key of the same name deeper down opens none.
  private func startedPart(_ line: ArraySlice<UInt8>, indent: Int) -> Part? {
    guard indent <= 2 else { return nil }
    if line.starts(with: "evdev:".utf8) { return .evdev }
    if line.starts(with: "udev:".utf8) { return .udev }
    if line.starts(with: "events:".utf8) { return .events }
    if line.starts(with: "hid:".utf8) || line.starts(with: "quirks:".utf8) { return .other }
    return nil
  }

  private mutating func readEntry(_ line: ArraySlice<UInt8>) throws(CaptureError) {
    switch part {
    case .evdev: try readDescription(line)
    case .udev: readUdev(line)
    case .events: try readEvent(line)
    case .none, .other: break
    }
  }

  private var last: Int { devices.count - 1 }

  /// Gives the last device what it sent.
  private mutating func endDevice() {
    if !devices.isEmpty { devices[last].events = sequence.events }
    sequence = EventSequence()
  }

  private mutating func readDescription(_ line: ArraySlice<UInt8>) throws(CaptureError) {
    if line.starts(with: "name:".utf8) {
      devices[last].name = Self.quoted(line.dropFirst(5))
    } else if line.starts(with: "id:".utf8) {
      let numbers = try numbers(line, count: 4).compactMap { UInt16(exactly: $0) }
      guard numbers.count == 4 else {
        throw cursor.error("an id beyond 65535; an id has four of 0 to 65535")
      }
      (devices[last].bus, devices[last].vendor) = (numbers[0], numbers[1])
      (devices[last].product, devices[last].version) = (numbers[2], numbers[3])
    } else if line.starts(with: "codes:".utf8) {
      list = .codes
    } else if line.starts(with: "absinfo:".utf8) {
      list = .axes
    } else if line.starts(with: "properties:".utf8) {
      list = .none
      devices[last].properties = try codes(line)
    } else {
      try readNumbered(line)
    }
  }

  /// `  1: [272, 325]` under `codes:` and `absinfo:`.
  private mutating func readNumbered(_ line: ArraySlice<UInt8>) throws(CaptureError) {
    guard list != .none, let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    guard let key = LineScanner.number(line[..<colon]).flatMap({ UInt16(exactly: $0) }) else { return }
    if list == .codes {
      devices[last].codes[key] = try codes(line)
    } else {
      let values = try numbers(line, count: 5).compactMap { Int32(exactly: $0) }
      guard values.count == 5 else {
        throw cursor.error("an axis value of more than 32 bits; the kernel has none")
      }
      devices[last].axes[key] = EvdevAxis(
        values[0], values[1], fuzz: values[2], flat: values[3], resolution: values[4])
    }
  }

  private mutating func readUdev(_ line: ArraySlice<UInt8>) {
    guard line.starts(with: "- ".utf8), let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return }
    let key = String(decoding: line[line.startIndex + 2..<equals], as: UTF8.self)
    devices[last].udev.append(
      EvdevDevice.UdevProperty(key, String(decoding: line[(equals + 1)...], as: UTF8.self)))
  }

  private mutating func readEvent(_ line: ArraySlice<UInt8>) throws(CaptureError) {
    guard line.starts(with: "- [".utf8) else { return }
    let numbers = try numbers(line, count: 5)
    guard let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
      let value = Int32(exactly: numbers[4]), (0..<1 << 40).contains(numbers[0]),
      (0..<1_000_000).contains(numbers[1])
    else { throw eventError }
    let time = Int64(numbers[0]) * 1_000_000 + Int64(numbers[1])
    let event = EvdevEvent(timeMicroseconds: time, type: type, code: code, value: value)
    guard sequence.append(event) else { throw cursor.error(sequence.problem(at: time)) }
  }

  private var eventError: CaptureError {
    cursor.error("expected an event: [seconds, microseconds, type, code, value]")
  }

  private func numbers(
    _ line: ArraySlice<UInt8>, count: Int
  ) throws(CaptureError) -> [Int] {
    guard let numbers = LineScanner.list(line), numbers.count == count else {
      throw cursor.error("expected a list of \(count) whole numbers in brackets")
    }
    return numbers
  }

  private func codes(_ line: ArraySlice<UInt8>) throws(CaptureError) -> EvdevDevice.Bits {
    guard let numbers = LineScanner.list(line) else { return [] }  // a null list
    var codes: EvdevDevice.Bits = []
    for number in numbers {
      guard let code = UInt16(exactly: number), code < 1024 else {
        throw cursor.error("\(number) is not an event code")
      }
      codes.insert(code)
    }
    return codes
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> String {
    let trimmed = text.drop { $0 == UInt8(ascii: " ") }
    let inner = trimmed.first == UInt8(ascii: "\"") ? trimmed.dropFirst().dropLast() : trimmed
    return String(decoding: inner, as: UTF8.self)
  }
}
