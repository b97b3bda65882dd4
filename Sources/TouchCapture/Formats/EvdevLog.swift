import GestureTraces

/// The device events of a log, added line by line, with the lines that were damaged.
struct EvdevLog {
  /// The devices that the log names, in order of first appearance.
  var devices: [EvdevDevice] = []
  /// The node of each device, such as `/dev/input/event2`; an empty text if the log's lines name no node.
  private(set) var nodes: [String] = []
  private var numbers: [String: Int] = [:]
  /// The number of the line with the latest event of each device, by the device's index.
  private var lines: [Int: Int] = [:]
  /// The lines that could not be read and were left out.
  var damage = LineDamage()
  /// The number of events that were read.
  private(set) var whole = 0
  /// The line number and the node of the first event that has no time; nil if all events have times.
  private(set) var timeless: (line: Int, node: String)?
  private var zero: Int64?
  private let file: String

  /// A log without events.
  ///
  /// - Parameter file: The log's name, for errors.
  init(file: String) { self.file = file }

  /// The number of the device at a node; for a node seen for the first time, `new` makes the device.
  mutating func number(of node: String, _ new: () -> EvdevDevice) -> Int {
    if let known = numbers[node] { return known }
    numbers[node] = devices.count
    nodes.append(node)
    devices.append(new())
    return devices.count - 1
  }

  /// Removes the device with this number and its events.
  mutating func remove(_ device: Int) {
    devices.remove(at: device)
    numbers[nodes.remove(at: device)] = nil
    for number in device..<nodes.count { numbers[nodes[number]] = number }
  }

  /// Adds an event; if its time is before that of its device's latest event, it counts as damage.
  ///
  /// - Parameters:
  ///   - time: The event's time in microseconds, from any zero.
  ///   - device: The device's number.
  ///   - event: Type, code and value; nil for an event that is not stored.
  ///   - line: The line's number, from 1.
  mutating func add(
    at time: Int64, of device: Int, _ event: (type: UInt16, code: UInt16, value: Int32)?, line: Int
  ) {
    let start = zero ?? time
    zero = start
    let last = devices[device].events.last?.timeMicroseconds ?? 0
    if time - start < last {
      let problem = "time goes back by \(last - (time - start)) µs; events must be in order of time"
      let error = CaptureError.format(file: file, line: line, message: problem)
      guard dropOutlier(of: device, before: time - start) else { return damage.note(line, error) }
      damage.note(lines[device] ?? line, error)
    }
    whole += 1
    guard let event else { return }
    lines[device] = line
    devices[device].append(at: time - start, event.type, event.code, event.value)
  }

  /// Removes a device's latest event if the time of that event must be wrong, by the rule of `EventSequence`.
  ///
  /// The next event, at `time`, is earlier than it, but not earlier than the event before it.
  private mutating func dropOutlier(of device: Int, before time: Int64) -> Bool {
    let count = devices[device].events.count
    guard count > 1, time >= devices[device].events[count - 2].timeMicroseconds else { return false }
    devices[device].events.removeLast()
    return true
  }

  /// Notes a line whose event has no time, for the error message.
  mutating func noteTimeless(_ line: Int, _ node: String, _ message: String) {
    if timeless == nil { timeless = (line, node) }
    damage.note(line, .format(file: file, line: line, message: message))
  }

  /// The recording of these devices, unless too many lines were damaged.
  ///
  /// - Parameters:
  ///   - touched: The devices that were touched, with completed descriptions.
  ///   - end: The number of the log's last line that is not empty.
  /// - Returns: A recording of these devices, with the damage.
  /// - Throws: An error about the first damaged line if there are many, or if nothing was touched.
  func recording(of touched: [EvdevDevice], end: Int) throws(CaptureError) -> EvdevRecording {
    try damage.check(whole: whole, end: end)
    guard !touched.isEmpty else {
      throw .noEvents(
        file: file, message: "it does not contain touches; give a recording of a touch device")
    }
    var recording = EvdevRecording(devices: touched)
    recording.damage = damage
    return recording
  }
}

extension RecordingText {
  /// The number of the last line that is not empty, from 1; 0 if there is none.
  var end: Int { (lines.lastIndex { !$0.isEmpty } ?? -1) + 1 }
}
