/// Reads the output of Android's `getevent -lt`, with names or with hexadecimal codes (`-t`), of one device or several.
///
/// `[   1194.802069] /dev/input/event2: EV_ABS ABS_X 00000168`: the node is left out where one device was named. Values
/// are hexadecimal, of keys also `DOWN` and `UP`. The description that `-i` prints of a device, its name and the ranges of its
/// axes, is taken as well, also where the events name no node and one touch device is described; without it ranges are unknown. A device without a property of its own is a touchscreen, as on every
/// phone. Keys are left out.
struct GeteventReader {
  private let text: RecordingText
  private var nodes: [String] = []
  private var devices: [EvdevDevice] = []
  private var described = 0
  private var zero: Int64?

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - bytes: The recording's text.
  ///   - file: Its name, for errors.
  /// - Returns: The devices that were touched.
  /// - Throws: The line that cannot be read, or that nothing was touched.
  static func read(_ bytes: [UInt8], file: String) throws(CaptureError) -> EvdevRecording {
    var reader = GeteventReader(text: RecordingText(bytes, file: file))
    for index in reader.text.lines.indices { try reader.read(index) }
    let notes = reader.joinDescription()
    let touched = reader.devices.filter(\.placesContacts).map { $0.completed() }
    guard !touched.isEmpty else {
      throw .noEvents(
        file: file, message: "no touch in it, only keys or nothing; give a recording of a touch device")
    }
    var recording = EvdevRecording(devices: touched)
    recording.notes = notes
    return recording
  }

  /// Gives events without a node the description that stands before them: `getevent -lp` lists devices, and `getevent -lt NODE`
  /// then names none.
  ///
  /// - Returns: The reason why it could not, where several touch devices are described and nobody knows which one it was.
  private mutating func joinDescription() -> [ImportNote] {
    guard let bare = nodes.firstIndex(of: ""), devices[bare].axes.isEmpty, !devices[bare].events.isEmpty
    else {
      return []
    }
    let described = devices.indices.filter {
      $0 != bare && devices[$0].events.isEmpty && ContactAxes(of: devices[$0]) != nil
    }
    guard let only = described.first else { return [] }
    guard described.count == 1 else {
      let names = described.map { devices[$0].name }.joined(separator: ", ")
      return [
        ImportNote(
          device: devices[bare].name,
          reason:
            "its events name no device, and \(described.count) that touch are described (\(names)); keep the description of one"
        )
      ]
    }
    devices[only].events = devices[bare].events
    for (type, codes) in devices[bare].codes { devices[only].codes[type, default: []].formUnion(codes) }
    devices.remove(at: bare)
    nodes.remove(at: bare)
    return []
  }

  /// True for a text that looks like this format: one of its first lines is an event with a time, or introduces a device.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let start = RecordingText(Array(bytes.prefix(4096)), file: "")
    return start.lines.prefix(40).contains { line in
      var scanner = LineScanner(line)
      return line.starts(with: "add device ".utf8) || time(&scanner) != nil
    }
  }

  private init(text: RecordingText) {
    self.text = text
  }

  private mutating func read(_ index: Int) throws(CaptureError) {
    let line = text.lines[index]
    var scanner = LineScanner(line)
    if let time = Self.time(&scanner) {
      try readEvent(&scanner, at: time, index)
    } else if line.first == UInt8(ascii: "[") {
      throw text.error(index, "expected a time in brackets, seconds.microseconds; record with getevent -lt")
    } else {
      try readDescription(line, index)
    }
  }

  /// Microseconds of `[   1194.802069]`; nil where a line begins otherwise.
  private static func time(_ scanner: inout LineScanner) -> Int64? {
    var copy = scanner
    guard var word = copy.word(), word.first == UInt8(ascii: "[") else { return nil }
    word = word.dropFirst()
    if word.isEmpty { word = copy.word() ?? word }
    guard word.last == UInt8(ascii: "]") else { return nil }
    let parts = word.dropLast().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 6, let seconds = LineScanner.number(parts[0]),
      let micro = LineScanner.number(parts[1]), (0..<1 << 40).contains(seconds),
      (0..<1_000_000).contains(micro)
    else { return nil }
    scanner = copy
    return Int64(seconds) * 1_000_000 + Int64(micro)
  }

  // MARK: Events

  private mutating func readEvent(
    _ scanner: inout LineScanner, at time: Int64, _ index: Int
  ) throws(CaptureError) {
    var words: [String] = []
    while let word = scanner.word() { words.append(String(decoding: word, as: UTF8.self)) }
    let node = words.first?.hasSuffix(":") == true ? String(words.removeFirst().dropLast()) : ""
    guard words.count >= 3, let type = EvdevNames.type(words[0]) ?? Self.hexadecimal(words[0]) else {
      throw text.error(
        index, "expected a type, a code and a value after the time; record with getevent -lt")
    }
    let device = number(of: node)
    let since = try since(time, of: device, index)
    guard let code = EvdevNames.code(words[1], type: type) ?? Self.hexadecimal(words[1]),
      ContactCode.isKept(type, code)
    else { return }
    guard let value = Self.value(words[2]) else {
      throw text.error(index, "'\(words[2])' is no hexadecimal value of \(words[1])")
    }
    devices[device].codes[type, default: []].insert(code)
    devices[device].append(at: since, type, code, value)
  }

  /// Microseconds since the recording's first event, which must not go back for a device.
  private mutating func since(_ time: Int64, of device: Int, _ index: Int) throws(CaptureError) -> Int64 {
    let start = zero ?? time
    zero = start
    let last = devices[device].events.last?.timeMicroseconds ?? 0
    guard time - start >= last else {
      throw text.error(
        index, "time goes back by \(last - (time - start)) µs; events must be in order of time")
    }
    return time - start
  }

  private static func hexadecimal(_ word: String) -> UInt16? {
    word.utf8.count == 4 ? UInt16(word, radix: 16) : nil
  }

  private static func value(_ word: String) -> Int32? {
    switch word {
    case "UP": 0
    case "DOWN": 1
    case "REPEAT": 2
    default: word.utf8.count <= 8 ? UInt32(word, radix: 16).map { Int32(bitPattern: $0) } : nil
    }
  }

  // MARK: Devices

  private mutating func number(of node: String) -> Int {
    if let known = nodes.firstIndex(of: node) { return known }
    nodes.append(node)
    var device = EvdevDevice(name: node.isEmpty ? "Android input device" : node)
    device.properties = [EvdevCode.Property.direct]
    devices.append(device)
    return devices.count - 1
  }

  private mutating func readDescription(_ line: ArraySlice<UInt8>, _ index: Int) throws(CaptureError) {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    guard let first = words.first else { return }
    if line.starts(with: "add device ".utf8), let node = words.last {
      described = number(of: node)
    } else if first == "name:", devices.indices.contains(described), words.count > 1 {
      devices[described].name = words.dropFirst().joined(separator: " ").filter { $0 != "\"" }
    } else if let range = AxisDescription(words), devices.indices.contains(described) {
      guard ContactCode.places(EvdevCode.Kind.absolute, range.code) else { return }
      devices[described].axes[range.code] = range.axis
      devices[described].codes[EvdevCode.Kind.absolute, default: []].insert(range.code)
    } else if first == "INPUT_PROP_POINTER", devices.indices.contains(described) {
      devices[described].properties = [EvdevCode.Property.pointer]
    } else if EvdevNames.type(first) != nil || first.hasPrefix("/dev/input/") {
      throw text.error(index, "an event without a time; record with getevent -lt")
    } else if !Self.introduces(line) {
      throw text.error(index, "not a line of getevent -lt; is this file one?")
    }
  }

  /// True for a line that `getevent` prints about devices and of which nothing is taken.
  private static func introduces(_ line: ArraySlice<UInt8>) -> Bool {
    let starts = [" ", "\t", "remove device", "could not get", "poll ", "#"]
    return starts.contains { line.starts(with: $0.utf8) }
  }
}

/// `ABS_MT_SLOT : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0`, with or without `ABS (0003):` before it.
private struct AxisDescription {
  let code: UInt16
  let axis: EvdevAxis

  init?(_ words: [String]) {
    guard let colon = words.lastIndex(of: ":"), colon > 0, words.dropFirst(colon + 1).first == "value" else {
      return nil
    }
    let name = words[colon - 1]
    let hexadecimal = name.utf8.count == 4 ? UInt16(name, radix: 16) : nil
    guard let code = EvdevNames.code(name, type: EvdevCode.Kind.absolute) ?? hexadecimal, code < 64 else {
      return nil
    }
    var values: [String: Int32] = [:]
    for (key, value) in zip(words.dropFirst(colon + 1), words.dropFirst(colon + 2)) {
      values[key] = Int32(value.filter { $0 != "," })
    }
    guard let minimum = values["min"], let maximum = values["max"] else { return nil }
    self.code = code
    axis = EvdevAxis(
      minimum, maximum, fuzz: values["fuzz"] ?? 0, flat: values["flat"] ?? 0,
      resolution: values["resolution"] ?? 0)
  }
}
