/// Reads the output of Android's `getevent -lt`, with names or with hexadecimal codes (`-t`), for one or several devices.
///
/// Its lines are those of `GeteventLine`; the node is missing if only one device was listened to. Values are hexadecimal; for keys also
/// `DOWN` and `UP`. A description that `-i` prints, with name and axis ranges, is used too, even if events name no node, provided that one
/// touch device is described; without it, ranges are unknown. A device without properties counts as a touchscreen, as on every phone. Keys
/// are left out.
struct GeteventReader {
  private let text: RecordingText
  private var log: EvdevLog
  private var described = 0

  /// Reads the devices and events in the output of `getevent`.
  ///
  /// - Parameters:
  ///   - bytes: The recording's text.
  ///   - file: Its name, for errors.
  /// - Returns: The devices that were touched.
  /// - Throws: An error about the first unreadable line if there are many, or if events have no times, or if nothing was touched.
  static func read(_ bytes: [UInt8], file: String) throws(CaptureError) -> EvdevRecording {
    var reader = GeteventReader(text: RecordingText(bytes, file: file))
    for index in reader.text.lines.indices { reader.read(index) }
    if reader.log.whole == 0, let timeless = reader.log.timeless {
      throw reader.text.error(timeless.line - 1, timesNeeded(timeless.node))
    }
    let notes = reader.joinDescription()
    let touched = reader.log.devices.filter(\.placesContacts).map { $0.completed() }
    var recording = try reader.log.recording(of: touched, end: reader.text.end)
    recording.notes = notes
    return recording
  }

  /// The message for a log without times, with the command that records one.
  static func timesNeeded(_ node: String) -> String {
    "events without times, so the finger's speed is not known. Record again with -t: "
      + "adb shell getevent -lt \(node.isEmpty ? "/dev/input/eventN" : node) > touch.txt"
  }

  /// Applies the description before the events to events without a node: `getevent -lp` lists devices, and `getevent -lt NODE` then names
  /// none.
  ///
  /// - Returns: A note if several touch devices are described, so that it is unknown which one was recorded.
  private mutating func joinDescription() -> [ImportNote] {
    guard let bare = log.nodes.firstIndex(of: ""), log.devices[bare].axes.isEmpty,
      !log.devices[bare].events.isEmpty
    else { return [] }
    let described = log.devices.indices.filter {
      $0 != bare && log.devices[$0].events.isEmpty && ContactAxes(of: log.devices[$0]) != nil
    }
    guard let only = described.first else { return [] }
    guard described.count == 1 else {
      let names = described.map { log.devices[$0].name }.joined(separator: ", ")
      return [
        ImportNote(
          device: log.devices[bare].name,
          reason:
            "its events do not name a device, and \(described.count) devices that can be touched are described (\(names)); keep the description of one"
        )
      ]
    }
    log.devices[only].events = log.devices[bare].events
    for (type, codes) in log.devices[bare].codes {
      log.devices[only].codes[type, default: []].formUnion(codes)
    }
    log.remove(bare)
    return []
  }

  /// True if the text looks like output of `getevent`.
  ///
  /// That is so if a line is an event or introduces a device, or if at least three lines, or most of them, are events without times.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    var (lines, timeless) = (0, 0)
    for line in RecordingText(bytes, file: "").lines where !line.isEmpty {
      lines += 1
      switch GeteventLine(line) {
      case .event: return true
      case .timeless: timeless += 1
      case .other(let words): if introducesDevice(words) { return true }
      case .damaged: break
      }
    }
    return timeless > 2 || timeless * 2 > lines
  }

  private init(text: RecordingText) {
    (self.text, log) = (text, EvdevLog(file: text.file))
  }

  private mutating func read(_ index: Int) {
    switch GeteventLine(text.lines[index]) {
    case .event(let time, let node, let words): readEvent(words, node, at: time, index)
    case .timeless(let node):
      log.noteTimeless(index + 1, node, "an event without a time; record with getevent -lt")
    case .damaged: note(index, "expected [seconds.microseconds], a type, a code and a value")
    case .other(let words): readDescription(words)
    }
  }

  private mutating func note(_ index: Int, _ message: String) {
    log.damage.note(index + 1, text.error(index, message + "; record with getevent -lt"))
  }

  // MARK: Events

  private mutating func readEvent(_ words: [String], _ node: String, at time: Int64, _ index: Int) {
    guard let type = GeteventLine.type(words[0]) else { return }
    let code = EvdevNames.code(words[1], type: type) ?? GeteventLine.hexadecimal(words[1])
    let device = number(of: node)
    guard let code, ContactCode.isKept(type, code) else {
      return log.add(at: time, of: device, nil, line: index + 1)
    }
    guard let value = GeteventLine.value(words[2]) else {
      // A frame mark always has the value 0, whatever the text says.
      if type == EvdevCode.Kind.synchronise {
        return log.add(at: time, of: device, (type, code, 0), line: index + 1)
      }
      return note(index, "'\(words[2])' is not a hexadecimal value of \(words[1])")
    }
    log.devices[device].codes[type, default: []].insert(code)
    log.add(at: time, of: device, (type, code, value), line: index + 1)
  }

  // MARK: Devices

  private mutating func number(of node: String) -> Int {
    log.number(of: node) {
      var device = EvdevDevice(name: node.isEmpty ? "Android input device" : node)
      device.properties = [EvdevCode.Property.direct]
      return device
    }
  }

  /// True for a line such as `add device 1: /dev/input/event2`.
  private static func introducesDevice(_ words: [String]) -> Bool {
    words.count > 3 && words[0] == "add" && words[1] == "device" && words[2].hasSuffix(":")
  }

  /// Reads a line of a device description; other lines, such as prompts and sentences, are ignored.
  private mutating func readDescription(_ words: [String]) {
    guard let first = words.first else { return }
    if Self.introducesDevice(words), let node = words.last {
      described = number(of: node)
    } else if !log.devices.indices.contains(described) {
      return
    } else if first == "name:", words.count > 1 {
      log.devices[described].name = words.dropFirst().joined(separator: " ").filter { $0 != "\"" }
    } else if let range = AxisDescription(words) {
      guard ContactCode.places(EvdevCode.Kind.absolute, range.code) else { return }
      log.devices[described].axes[range.code] = range.axis
      log.devices[described].codes[EvdevCode.Kind.absolute, default: []].insert(range.code)
    } else if first == "INPUT_PROP_POINTER" {
      log.devices[described].properties = [EvdevCode.Property.pointer]
    }
  }
}

/// The range of an axis: `ABS_MT_SLOT : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0`, with or without `ABS (0003):` before it.
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
