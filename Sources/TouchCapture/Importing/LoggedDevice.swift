import GestureTraces

/// The events of one device in a log, from which a trace is made.
struct LoggedDevice: Equatable {
  /// An event with its intent.
  struct Entry: Equatable {
    /// The time in microseconds since any zero.
    var time: Int64
    /// The event; for a scroll, the log's own direction, before natural scrolling is undone.
    var kind: TraceEvent.Kind
    /// The intent, if the table's rows give one.
    var intent: Intent?
    /// The gesture's number, if the table's rows give one.
    var gesture = 0
    /// The line of the row, if it comes from a table.
    var line: Int?
  }

  /// The device's name; nil if the log has none.
  var name: String?
  /// The size of its surface in millimetres; nil if the log does not give it.
  var size: TraceDevice.Size?
  /// True if the log describes the device, so that a missing size means that it is unknown.
  var isDescribed = false
  /// The unit of its contacts' positions.
  var units = TraceUnits.points
  /// Its events; times never go back.
  private(set) var entries: [Entry] = []
  /// The reasons that limit the grade of a trace made from it.
  var findings = TraceGrade()
  /// True if the log says that natural scrolling was on, false if off; nil if it does not say.
  var isNatural: Bool?
  /// True if fingers scrolled by lines or clicks, whose length is unknown.
  var isScaleAssumed = false
  /// The options that had an effect, because the log leaves the question open.
  var used: Set<ImportOption> = []
  /// True if natural scrolling was probably on.
  var isLikelyNatural = false
  /// The amounts by which timestamps went back, in microseconds.
  private(set) var stampsBack: [Int64] = []

  /// Adds the next event; if its time is before the last event's, it gets the same time.
  mutating func add(
    _ kind: TraceEvent.Kind, at time: Int64, intent: Intent? = nil, gesture: Int = 0, line: Int? = nil
  ) {
    let last = entries.last?.time ?? time
    if time < last { stampsBack.append(last - time) }
    entries.append(Entry(time: max(time, last), kind: kind, intent: intent, gesture: gesture, line: line))
  }

  /// Sets the source of all scrolls so far, if the log gives none.
  mutating func fillSources(_ source: AxisSource) {
    for index in entries.indices {
      if case .scroll(var scroll) = entries[index].kind {
        scroll.source = source
        if source != .wheel { (scroll.v120x, scroll.v120y) = (nil, nil) }
        entries[index].kind = .scroll(scroll)
      }
    }
  }

  /// Sets the source of all scrolls to the one the user gave, or to the most plausible one, if the log gives none.
  mutating func guessSource(_ options: ScrollOptions) {
    used.insert(.scrollSource)
    let guess = options.source ?? (turnsByClicks ? .wheel : .finger)
    fillSources(guess)
    if options.source == nil { findings = findings.joined(with: .guessedSource(guess)) }
  }

  /// True if every scroll has clicks, or a whole number of clicks of 15 degrees.
  private var turnsByClicks: Bool {
    entries.allSatisfy { entry in
      guard case .scroll(let scroll) = entry.kind else { return true }
      if scroll.v120x != nil || scroll.v120y != nil { return true }
      return ((scroll.dx ?? 0) / 15).rounded() * 15 == scroll.dx ?? 0
        && ((scroll.dy ?? 0) / 15).rounded() * 15 == scroll.dy ?? 0
    }
  }

  /// True if it contains anything that a replay can use.
  var hasAnything: Bool {
    entries.contains { entry in
      switch entry.kind {
      case .scroll, .down, .move: true
      default: false
      }
    }
  }

  /// The kind of device that produces such events.
  var kind: TraceDevice.Kind {
    var hasFingers = false
    for entry in entries {
      switch entry.kind {
      case .down, .move: return .touchscreen
      case .scroll(let scroll): hasFingers = hasFingers || scroll.source == .finger
      case .hold: hasFingers = true
      default: break
      }
    }
    return hasFingers ? .touchpad : .wheel
  }
}

/// The devices of a log, by name.
struct LoggedDevices {
  private(set) var all: [LoggedDevice] = []
  private var open: [String: Int] = [:]

  /// Timestamps that go back further than this, in microseconds, belong to another run of the program; libinput's timers and compositors'
  /// queues cause far smaller steps.
  private static let longestStepBack: Int64 = 1_000_000
  /// Timestamps further apart than this, in microseconds (one hour), belong to two logs pasted into one.
  private static let longestGap: Int64 = 3_600_000_000

  /// The index of the device with this name at this time; a new device if the log starts anew.
  mutating func index(of key: String, at time: Int64) -> Int {
    if let known = open[key] {
      let step = time - (all[known].entries.last?.time ?? time)
      if -Self.longestStepBack...Self.longestGap ~= step { return known }
    }
    var device = LoggedDevice()
    if let known = open[key] {
      (device.name, device.size, device.units) = (all[known].name, all[known].size, all[known].units)
      device.isDescribed = all[known].isDescribed
    }
    all.append(device)
    open[key] = all.count - 1
    return all.count - 1
  }

  /// Adds a device that the log describes.
  mutating func begin(_ key: String, name: String, size: TraceDevice.Size?) {
    var device = LoggedDevice()
    (device.name, device.size, device.isDescribed) = (name, size, true)
    all.append(device)
    open[key] = all.count - 1
  }

  /// The device with this index.
  subscript(index: Int) -> LoggedDevice {
    get { all[index] }
    _modify { yield &all[index] }
  }
}
