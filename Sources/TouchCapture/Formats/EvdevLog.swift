import GestureTraces

/// The device events of a log, added line by line, with the lines that were damaged.
struct EvdevLog {
  /// The devices, in order of first appearance.
  var devices: [EvdevDevice] = []
  /// The devices' nodes; empty for lines that name none.
  private(set) var nodes: [String] = []
  private var numbers: [String: Int] = [:]
  /// The line of each device's latest event.
  private var lines: [Int: Int] = [:]
  /// The damaged lines, which are left out.
  var damage = LineDamage()
  /// The number of events that were read.
  private(set) var whole = 0
  /// The first event without a time: its line and its node.
  private(set) var timeless: (line: Int, node: String)?
  private var zero: Int64?
  private let file: String

  /// A log without events.
  ///
  /// - Parameter file: Its name, for errors.
  init(file: String) { self.file = file }

  /// The number of a node's device; a new node gets a new device from `new`.
  mutating func number(of node: String, _ new: () -> EvdevDevice) -> Int {
    if let known = numbers[node] { return known }
    numbers[node] = devices.count
    nodes.append(node)
    devices.append(new())
    return devices.count - 1
  }

  /// Removes a device by its number.
  mutating func remove(_ device: Int) {
    devices.remove(at: device)
    numbers[nodes.remove(at: device)] = nil
    for number in device..<nodes.count { numbers[nodes[number]] = number }
  }

  /// Adds an event; one with a time before its device's latest event counts as damage.
  ///
  /// - Parameters:
  ///   - time: Microseconds since any zero.
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

  /// Removes a device's latest event if its time is the wrong one, as in `EventSequence`.
  private mutating func dropOutlier(of device: Int, before time: Int64) -> Bool {
    let count = devices[device].events.count
    guard count > 1, time >= devices[device].events[count - 2].timeMicroseconds else { return false }
    devices[device].events.removeLast()
    return true
  }

  /// Notes an event without a time.
  mutating func noteTimeless(_ line: Int, _ node: String, _ message: String) {
    if timeless == nil { timeless = (line, node) }
    damage.note(line, .format(file: file, line: line, message: message))
  }

  /// The recording, if not too many lines were damaged.
  ///
  /// - Parameters:
  ///   - touched: The devices that were touched, completed.
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
