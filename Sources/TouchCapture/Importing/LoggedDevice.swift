import GestureTraces

/// The events of one device in a log, from which a trace is made.
struct LoggedDevice: Equatable {
  /// An event in the log, with the intent of its gesture if the log gives one.
  struct Entry: Equatable {
    /// The time in microseconds since any zero.
    var time: Int64
    /// The event; for a scroll, the log's own direction, before natural scrolling is undone.
    var kind: TraceEvent.Kind
    /// The gesture's intent; nil if the log is not a table whose rows give intents.
    var intent: Intent?
    /// The number of the event's gesture; 0 if the log is not a table that numbers gestures.
    var gesture = 0
    /// The line of the table's row from which the event comes; nil if the log is not a table.
    var line: Int?
  }

  /// The device's name; nil if the log has none.
  var name: String?
  /// The size of the device's surface in millimetres; nil if the log does not give it.
  var size: TraceDevice.Size?
  /// True if the log describes the device, so that a missing size means that it is unknown.
  var isDescribed = false
  /// The unit in which the positions of the device's contacts are given.
  var units = TraceUnits.points
  /// The device's events; a time is never before that of the previous event.
  private(set) var entries: [Entry] = []
  /// The reasons that limit the grade of a trace made from the device's events.
  var findings = TraceGrade()
  /// True if the log says that natural scrolling was on, false if off; nil if it does not say.
  var isNatural: Bool?
  /// True if fingers scrolled by lines or clicks, whose length is unknown.
  var isScaleAssumed = false
  /// The import options that had an effect for this device, because the log does not state what they state.
  var used: Set<ImportOption> = []
  /// True if natural scrolling was probably on (content follows the fingers), though the log does not say so.
  var isLikelyNatural = false
  /// The steps by which timestamps went back in the log, in microseconds.
  private(set) var stampsBack: [Int64] = []

  /// Adds the device's next event; a time before that of the last event is replaced by the time of the last event.
  mutating func add(
    _ kind: TraceEvent.Kind, at time: Int64, intent: Intent? = nil, gesture: Int = 0, line: Int? = nil
  ) {
    let last = entries.last?.time ?? time
    if time < last { stampsBack.append(last - time) }
    entries.append(Entry(time: max(time, last), kind: kind, intent: intent, gesture: gesture, line: line))
  }

  /// Sets the source (finger or wheel) of all scrolls so far that have none.
  mutating func fillSources(_ source: AxisSource) {
    for index in entries.indices {
      if case .scroll(var scroll) = entries[index].kind {
        scroll.source = source
        if source != .wheel { (scroll.v120x, scroll.v120y) = (nil, nil) }
        entries[index].kind = .scroll(scroll)
      }
    }
  }

  /// Sets the source (finger or wheel) of all scrolls to the one the user gave, or to the most plausible one, if the log gives none.
  mutating func guessSource(_ options: ScrollOptions) {
    used.insert(.scrollSource)
    let guess = options.source ?? (turnsByClicks ? .wheel : .finger)
    fillSources(guess)
    if options.source == nil { findings = findings.joined(with: .guessedSource(guess)) }
  }

  /// True if every scroll is a turn of a wheel: it has clicks, or its degrees are a multiple of 15, one click.
  private var turnsByClicks: Bool {
    entries.allSatisfy { entry in
      guard case .scroll(let scroll) = entry.kind else { return true }
      if scroll.v120x != nil || scroll.v120y != nil { return true }
      return ((scroll.dx ?? 0) / 15).rounded() * 15 == scroll.dx ?? 0
        && ((scroll.dy ?? 0) / 15).rounded() * 15 == scroll.dy ?? 0
    }
  }

  /// True if the device has an event that a replay can use.
  var hasAnything: Bool {
    entries.contains { entry in
      switch entry.kind {
      case .scroll, .down, .move: true
      default: false
      }
    }
  }

  /// The kind of device that sends events like these, such as a touchscreen for contacts.
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

/// The devices that a log mentions, found by name.
struct LoggedDevices {
  private(set) var all: [LoggedDevice] = []
  private var open: [String: Int] = [:]

  /// The longest step back of a timestamp, in microseconds, within one run of a program; a longer one begins another run.
  ///
  /// libinput's timers and compositors' queues cause far smaller steps.
  private static let longestStepBack: Int64 = 1_000_000
  /// The longest time between two timestamps of one log, in microseconds: one hour; more means that two logs were pasted into one.
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

  /// Adds a device that the log describes, before its first event.
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
