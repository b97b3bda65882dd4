import GestureTraces

/// Reads pasted output of `libinput debug-events` of any version, with prompts, prefixes of other loggers and `--verbose` lines around it.
///
///     -event10  DEVICE_ADDED     AlpsPS/2 ALPS DualPoint TouchPad  seat0 default group1  cap:pg  size 102x54mm …
///      event10  POINTER_AXIS     +1.75s    vert -12.30/0* horiz 0.00/0 (finger)
///      event10  POINTER_SCROLL_FINGER     2 +1.763s    vert -11.84/0.0* horiz 0.00/0.0 (finger)
///      event4   TOUCH_DOWN       +2.013s   0 (0) 45.32/67.20 (120.50/88.00mm)
///
/// A finger scroll of zero on every axis ends the scroll. If a device reports the same scroll as `POINTER_AXIS` and as the
/// `POINTER_SCROLL_…` that replaced it in 1.19, the new line counts. The first versions give no source, and no slot for a lift; a scroll in
/// whole clicks of 15 degrees then counts as a wheel. Motion, buttons, swipes and pinches are not read.
struct DebugEventsReader {
  private let text: RecordingText
  private var devices = LoggedDevices()
  /// The moments that have a readable `POINTER_SCROLL_…` line, so that their `POINTER_AXIS` lines are ignored.
  private var renewed: Set<DebugEventsMoments.Moment> = []
  private var moments = DebugEventsMoments()
  /// The indices of devices with a time of three decimals in at least one line.
  private var fine: Set<Int> = []
  /// The indices of devices whose scroll lines do not name a source (finger or wheel).
  private var silent: Set<Int> = []
  /// The slots of contacts that are down, by the device's index.
  private var down: [Int: Set<Int>] = [:]
  private var damage = LineDamage()
  /// The number of the line being read, from 1.
  private var number = 0
  private var isNatural = false

  /// Reads a log.
  ///
  /// - Parameters:
  ///   - bytes: The log's text.
  ///   - file: Its name, for errors.
  ///   - options: The user's options for facts that the log does not state.
  /// - Returns: The devices that scrolled or were touched.
  /// - Throws: An error if there is no such device.
  static func read(
    _ bytes: [UInt8], file: String, _ options: ScrollOptions
  ) throws(CaptureError) -> [LoggedDevice] {
    var reader = DebugEventsReader(text: RecordingText(bytes, file: file))
    reader.renewed = DebugEventsMoments.renewed(in: reader.text)
    for line in reader.text.lines { reader.read(line) }
    return try reader.finished(options)
  }

  /// True if one of the first lines is one of `libinput debug-events`.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(RecordingText.logStart)
    return start.holds("event")
      && RecordingText(Array(start), file: "").lines.contains {
        DebugEventsLine($0).map { $0.event != .cut } ?? false
      }
  }

  private init(text: RecordingText) { self.text = text }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    number += 1
    guard let line = DebugEventsLine(line) else {
      if String(decoding: line, as: UTF8.self).contains("--enable-natural-scrolling") { isNatural = true }
      return
    }
    let moment = moments.moment(of: line)
    switch line.event {
    case .added: devices.begin(line.device, name: line.name, size: line.size)
    case .other: break
    case .cut: damage.note(number)
    case .axis where renewed.contains(moment): break
    default: readEvent(line)
    }
  }

  private mutating func readEvent(_ line: DebugEventsLine) {
    guard let time = line.time, let kind = line.kind else { return damage.note(number) }
    let index = devices.index(of: line.device, at: time)
    if line.hasFineTime { fine.insert(index) }
    if line.isSilent { silent.insert(index) }
    switch kind {
    case .plain(let kind): add(kind, index, at: time)
    case .lift(let isCancel):
      // With several contacts down, the lifted one is unknown.
      guard let slot = down[index]?.first, down[index]?.count == 1 else { return damage.note(number) }
      add(isCancel ? .cancel(slot: slot) : .up(slot: slot), index, at: time)
    case .contact(let millimetres, let shares, let side):
      if devices[index].units == .points {
        let isMeasured = devices[index].size != nil || side <= Self.longestSide
        devices[index].units = isMeasured ? .millimetres : .normalised
      }
      add(devices[index].units == .millimetres ? millimetres : shares, index, at: time)
    }
  }

  private mutating func add(_ kind: TraceEvent.Kind, _ index: Int, at time: Int64) {
    switch kind {
    case .down(let slot, _, _), .move(let slot, _, _): down[index, default: []].insert(slot)
    case .up(let slot), .cancel(let slot): down[index]?.remove(slot)
    default: break
    }
    devices[index].add(kind, at: time)
  }

  /// The longest plausible side of a touchscreen, in millimetres, if the log gives no size.
  ///
  /// If a side is longer, the positions are in device units, which go into the thousands.
  private static let longestSide = 800.0

  private func finished(_ options: ScrollOptions) throws(CaptureError) -> [LoggedDevice] {
    var finished: [LoggedDevice] = []
    for (index, var device) in devices.all.enumerated() where device.hasAnything {
      if device.units == .points { device.units = .millimetres }
      // Without a resolution the positions are fractions, and the size means nothing.
      if device.units == .normalised { device.size = .unknown }
      // libinput prints a touchpad's size if it knows it; without one, deltas are based on an assumed size.
      if device.isDescribed, device.size == nil, device.kind == .touchpad { device.size = .unknown }
      device.isNatural = isNatural
      if silent.contains(index) { device.guessSource(options) }
      if !fine.contains(index) { device.findings = device.findings.joined(with: .coarseTimes) }
      if let damaged = damage.grade() { device.findings = device.findings.joined(with: damaged) }
      finished.append(device)
    }
    guard !finished.isEmpty else {
      throw .noEvents(
        file: text.file,
        message:
          "this log of libinput debug-events contains neither scrolls nor touches; give one of a scroll or a drag"
      )
    }
    return finished
  }
}
