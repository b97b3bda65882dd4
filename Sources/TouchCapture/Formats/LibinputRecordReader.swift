/// Reads recordings by `libinput record`: YAML in exactly the layout that this program prints.
///
/// A device starts with `- node:`; its parts are `evdev:`, `hid:`, `udev:`, `quirks:` and `events:`, any of which may be empty. Only evdev
/// events are read; libinput's events are generated again by the real libinput. A line in another order or layout means that another
/// program wrote the text: it is then read by libyaml (`LibinputRecordYAML`), or, if it is not valid YAML, as a damaged paste
/// (`LibinputRecordPaste`).
struct LibinputRecordReader: RecordingLines {
  private enum Part { case none, evdev, udev, frames, others }
  private enum List { case none, codes, axes }

  var cursor: LineCursor
  private var hasDevices = false
  private var devices: [EvdevDevice] = []
  /// The events read so far for the last device.
  private var sequence = EventSequence()
  private var lastTime = LibinputEventLine.LastTime()
  private var part = Part.none
  private var list = List.none
  /// The number of the first line that does not have the layout of `libinput record`; nil if all lines have it.
  private var foreignLine: Int?

  /// The length of an event line with a short comment, in bytes.
  private static let usualLine = 70

  /// Reads a recording by `libinput record`, piece by piece.
  ///
  /// - Parameter source: The recording's text.
  /// - Returns: All its devices.
  /// - Throws: `FileError`, or an error about the line that cannot be read or the part that is missing.
  static func read(_ source: RecordingSource) throws -> EvdevRecording {
    var reader = LibinputRecordReader(LineCursor(file: source.shownPath))
    reader.sequence.makeRoom(forTextOf: source.length, line: usualLine)
    do {
      try source.read { piece in try reader.take(piece: piece) }
      if let devices = try reader.takeDevices() { return EvdevRecording(devices: devices) }
    } catch let error as CaptureError {
      return try pasted(source.contents(), source.shownPath, error)
    }
    return try reader.readOtherLayout(source.contents())
  }

  /// Reads a text that is not a complete recording, line by line as a damaged paste.
  ///
  /// - Throws: `error`, if nothing can be read or too many lines are damaged.
  private static func pasted(
    _ bytes: [UInt8], _ file: String, _ error: CaptureError
  ) throws(CaptureError) -> EvdevRecording {
    let recording: EvdevRecording?
    do throws(CaptureError) { recording = try LibinputRecordPaste.read(bytes, file: file) } catch {
      recording = nil
    }
    guard let recording else { throw error }
    return recording
  }

  /// Reads a recording by `libinput record` that is already in memory.
  ///
  /// - Parameters:
  ///   - bytes: The recording's text.
  ///   - file: Its name, for errors.
  ///   - isCareful: True to disable the fast path, for tests.
  ///   - cuts: Offsets, in order, at which the text is split into pieces, as when reading a file.
  /// - Returns: All its devices.
  /// - Throws: An error about the line that cannot be read, or the part that is missing.
  static func read(
    _ bytes: [UInt8], file: String, isCareful: Bool = false, cutAt cuts: [Int] = []
  ) throws(CaptureError) -> EvdevRecording {
    var reader = LibinputRecordReader(LineCursor(file: file, isCareful: isCareful))
    do throws(CaptureError) {
      try reader.take(bytes, cutAt: cuts)
      if let devices = try reader.takeDevices() { return EvdevRecording(devices: devices) }
    } catch {
      return try pasted(bytes, file, error)
    }
    return try reader.readOtherLayout(bytes)
  }

  /// The devices in the text; nil if its layout is not that of `libinput record`.
  private mutating func takeDevices() throws(CaptureError) -> [EvdevDevice]? {
    try finish()
    endDevice()
    return foreignLine == nil && !devices.isEmpty ? devices : nil
  }

  private func readOtherLayout(_ bytes: [UInt8]) throws(CaptureError) -> EvdevRecording {
    #if Capture
      let problem: CaptureError
      do throws(CaptureError) {
        let recording = try LibinputRecordYAML.read(bytes, file: cursor.file)
        if recording.devices.contains(where: { !$0.events.isEmpty }) { return recording }
        // Without its indentation, the text may be valid YAML of another structure that lacks the events.
        return (try? LibinputRecordPaste.read(bytes, file: cursor.file)) ?? recording
      } catch {
        problem = error
      }
    #else
      let problem = CaptureError.format(
        file: cursor.file, line: foreignLine ?? cursor.line,
        message: "not the layout that 'libinput record' writes, and this build does not have libyaml;"
          + " build it with the trait Capture (packages libinput-dev, libyaml-dev)")
    #endif
    return try Self.pasted(bytes, cursor.file, problem)
  }

  /// True if the text looks like this format in any layout.
  ///
  /// One of its first lines begins with `devices`, contains `ndevices` (which no other format has), or is an event.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(4096)
    if start.starts(with: "# libinput record".utf8) || start.holds("ndevices") {
      return true
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    if lines.contains(where: LibinputRecordPaste.isEvent) { return true }
    return start.split(separator: UInt8(ascii: "\n")).contains { line in
      let marks = " {\"'".utf8
      let word = line.drop { marks.contains($0) }
      guard word.starts(with: "devices".utf8) else { return false }
      return word.dropFirst(7).drop { marks.contains($0) }.first == UInt8(ascii: ":")
    }
  }

  private init(_ cursor: LineCursor) {
    self.cursor = cursor
  }

  // MARK: Lines

  mutating func takeCommon(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard part == .frames else { return nil }
    guard let line = LibinputEventLine(text, at: offset, &lastTime) else {
      return LibinputEventLine.frameEnd(text, at: offset)
    }
    return sequence.append(line.event) ? line.next : nil
  }

  mutating func take(_ whole: ArraySlice<UInt8>) throws(CaptureError) {
    let line = whole.drop { $0 == UInt8(ascii: " ") }
    guard foreignLine == nil, let first = line.first, first != UInt8(ascii: "#") else { return }
    let indent = line.startIndex - whole.startIndex
    guard hasDevices || indent == 0 else { return }
    let isOwn =
      switch indent {
      case 0: takeTop(line)
      case 2: takePart(line)
      case 4: try takeEntry(line)
      case 6 where part == .evdev: try takeNumbered(line)
      // A line with deeper indentation than a part belongs to that part.
      default: part == .others
      }
    if !isOwn { (foreignLine, part) = (cursor.line, .none) }
  }

  /// Handles a line without indentation: before the devices any line is allowed, after that only the start of a device.
  private mutating func takeTop(_ line: ArraySlice<UInt8>) -> Bool {
    if hasDevices, line.starts(with: "- node:".utf8) {
      endDevice()
      devices.append(EvdevDevice(name: ""))
      (part, list) = (.none, .none)
      return true
    }
    guard !hasDevices else { return false }
    hasDevices = line.elementsEqual("devices:".utf8)
    return hasDevices || !line.starts(with: "devices:".utf8)
  }

  private mutating func takePart(_ line: ArraySlice<UInt8>) -> Bool {
    guard !devices.isEmpty else { return false }
    if line.starts(with: "- ".utf8) { return takeItem(line) }
    list = .none
    switch String(decoding: line.prefix(10), as: UTF8.self) {
    case "evdev:": part = .evdev
    case "udev:": part = .udev
    case "events:", "quirks:", "libinput:": part = .others
    case "hid: [": part = .others
    // The end of `hid`.
    case "]": return part == .others
    default: return false
    }
    return true
  }

  /// Handles a list item under `events:` or `quirks:`.
  private mutating func takeItem(_ line: ArraySlice<UInt8>) -> Bool {
    guard part == .frames || part == .others else { return false }
    part = line.elementsEqual("- evdev:".utf8) ? .frames : .others
    return true
  }

  private mutating func takeEntry(_ line: ArraySlice<UInt8>) throws(CaptureError) -> Bool {
    switch part {
    case .evdev: try takeDescription(line)
    case .udev: takeUdev(line)
    case .frames: try takeEvent(line)
    // Items of libinput events, quirks or a report descriptor; an item with two keys is not in the program's layout.
    case .others: !line.starts(with: "evdev:".utf8)
    case .none: false
    }
  }

  private var last: Int { devices.count - 1 }

  /// Assigns the events collected so far to the last device.
  private mutating func endDevice() {
    if !devices.isEmpty { devices[last].events = sequence.events }
    sequence = EventSequence()
  }

  // MARK: Description

  private mutating func takeDescription(_ line: ArraySlice<UInt8>) throws(CaptureError) -> Bool {
    list = .none
    if line.starts(with: "name: \"".utf8) {
      // The program does not escape anything.
      devices[last].name = String(decoding: line.dropFirst(7).dropLast(), as: UTF8.self)
      return line.count > 7 && line.last == UInt8(ascii: "\"")
    }
    if line.starts(with: "id:".utf8) { return try takeIdentity(line) }
    if line.starts(with: "properties:".utf8) {
      guard let codes = try codes(line) else { return false }
      devices[last].properties = codes
      return true
    }
    if line.elementsEqual("codes:".utf8) { list = .codes }
    if line.elementsEqual("absinfo:".utf8) { list = .axes }
    return list != .none
  }

  private mutating func takeIdentity(_ line: ArraySlice<UInt8>) throws(CaptureError) -> Bool {
    guard let numbers = try numbers(line, count: 4) else { return false }
    let short = numbers.compactMap { UInt16(exactly: $0) }
    guard short.count == 4 else {
      throw cursor.error("an id above 65535; ids are four numbers from 0 to 65535")
    }
    (devices[last].bus, devices[last].vendor) = (short[0], short[1])
    (devices[last].product, devices[last].version) = (short[2], short[3])
    return true
  }

  /// Reads a line such as `  1: [272, 325]` under `codes:` or `absinfo:`.
  private mutating func takeNumbered(_ line: ArraySlice<UInt8>) throws(CaptureError) -> Bool {
    guard list != .none, let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let key = LineScanner.number(line[..<colon]).flatMap({ UInt16(exactly: $0) })
    else { return false }
    if list == .codes {
      guard let codes = try codes(line) else { return false }
      devices[last].codes[key] = codes
    } else {
      guard let numbers = try numbers(line, count: 5) else { return false }
      let values = numbers.compactMap { Int32(exactly: $0) }
      guard values.count == 5 else {
        throw cursor.error("an axis value of more than 32 bits, which the kernel does not have")
      }
      devices[last].axes[key] = EvdevAxis(
        values[0], values[1], fuzz: values[2], flat: values[3], resolution: values[4])
    }
    return true
  }

  private mutating func takeUdev(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "- ".utf8) else { return line.elementsEqual("properties:".utf8) }
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let key = String(decoding: line[line.startIndex + 2..<equals], as: UTF8.self)
    devices[last].udev.append(
      EvdevDevice.UdevProperty(key, String(decoding: line[(equals + 1)...], as: UTF8.self)))
    return true
  }

  // MARK: Events

  private mutating func takeEvent(_ line: ArraySlice<UInt8>) throws(CaptureError) -> Bool {
    guard line.starts(with: "- [".utf8), let numbers = try numbers(line, count: 5) else { return false }
    guard let event = EvdevEvent(recorded: numbers) else { throw cursor.error(EvdevEvent.recordedShape) }
    guard sequence.append(event) else { throw cursor.error(sequence.problem(at: event.timeMicroseconds)) }
    return true
  }

  /// The numbers in brackets at the end of a line, apart from comments; nil if the line has another form.
  private func list(_ line: ArraySlice<UInt8>) -> [Int]? {
    guard let close = line.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let rest = line[(close + 1)...].drop { $0 == UInt8(ascii: " ") }
    guard rest.isEmpty || rest.first == UInt8(ascii: "#") else { return nil }
    return LineScanner.list(line)
  }

  private func numbers(_ line: ArraySlice<UInt8>, count: Int) throws(CaptureError) -> [Int]? {
    guard let numbers = list(line) else { return nil }
    guard numbers.count == count else {
      throw cursor.error("expected a list of \(count) whole numbers in brackets")
    }
    return numbers
  }

  private func codes(_ line: ArraySlice<UInt8>) throws(CaptureError) -> EvdevDevice.Bits? {
    guard let numbers = list(line) else { return nil }
    var codes: EvdevDevice.Bits = []
    for number in numbers {
      guard let code = UInt16(exactly: number), code < EvdevCode.end else {
        throw cursor.error("\(number) is not an event code")
      }
      codes.insert(code)
    }
    return codes
  }
}
