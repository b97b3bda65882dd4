import GestureTraces

/// The events of one device as a log tells them, before a trace is made of them.
struct LoggedDevice: Equatable {
  /// An event, with what a person meant by it.
  struct Entry: Equatable {
    /// Microseconds, of any zero.
    var time: Int64
    /// The event; scrolls as the log has them, natural scrolling not undone.
    var kind: TraceEvent.Kind
    /// The person's intention, where rows of a table say it.
    var intent: Intent?
    /// The number of the gesture, where rows of a table tell them apart.
    var gesture = 0
    /// The line of the row, where it is of a table.
    var line: Int?
  }

  /// The device's name; nil where the log has none.
  var name: String?
  /// Size of its surface in millimetres; nil where the log does not say.
  var size: TraceDevice.Size?
  /// True where the log describes it, so that a size that is not there is one that nobody knows.
  var isDescribed = false
  /// Units of its contacts.
  var units = TraceUnits.points
  /// Its events; times never go back.
  private(set) var entries: [Entry] = []
  /// The reasons that a trace of it can be no better.
  var findings = TraceGrade()
  /// True where the log says that natural scrolling was on, false where it says that it was off; nil else.
  var isNatural: Bool?
  /// True where fingers scrolled by lines or clicks, of which nobody knows how long they are.
  var isScaleAssumed = false
  /// The options that decided something in it, as its log is silent there.
  var used: Set<ImportOption> = []
  /// True where natural scrolling was most likely on.
  var isLikelyNatural = false
  /// The amounts by which stamps went back, in microseconds.
  private(set) var stampsBack: [Int64] = []

  /// Adds the next event; one that is before the last counts as of the same time.
  mutating func add(
    _ kind: TraceEvent.Kind, at time: Int64, intent: Intent? = nil, gesture: Int = 0, line: Int? = nil
  ) {
    let last = entries.last?.time ?? time
    if time < last { stampsBack.append(last - time) }
    entries.append(Entry(time: max(time, last), kind: kind, intent: intent, gesture: gesture, line: line))
  }

  /// Gives all scrolls so far a source, where the log was silent about it.
  mutating func fillSources(_ source: AxisSource) {
    for index in entries.indices {
      if case .scroll(var scroll) = entries[index].kind {
        scroll.source = source
        if source != .wheel { (scroll.v120x, scroll.v120y) = (nil, nil) }
        entries[index].kind = .scroll(scroll)
      }
    }
  }

  /// Gives all scrolls the source that a person says, or what they look like, where the log is silent.
  mutating func guessSource(_ options: ScrollOptions) {
    used.insert(.scrollSource)
    let guess = options.source ?? (turnsByClicks ? .wheel : .finger)
    fillSources(guess)
    if options.source == nil { findings = findings.joined(with: .guessedSource(guess)) }
  }

  /// True if every scroll counts clicks, or is a number of them: 15 degrees each.
  private var turnsByClicks: Bool {
    entries.allSatisfy { entry in
      guard case .scroll(let scroll) = entry.kind else { return true }
      if scroll.v120x != nil || scroll.v120y != nil { return true }
      return ((scroll.dx ?? 0) / 15).rounded() * 15 == scroll.dx ?? 0
        && ((scroll.dy ?? 0) / 15).rounded() * 15 == scroll.dy ?? 0
    }
  }

  /// True if anything a replay can use is in it.
  var hasAnything: Bool {
    entries.contains { entry in
      switch entry.kind {
      case .scroll, .down, .move: true
      default: false
      }
    }
  }

  /// The kind of device that makes such events.
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

/// The devices of a log, by the names it gives them.
struct LoggedDevices {
  private(set) var all: [LoggedDevice] = []
  private var open: [String: Int] = [:]

  /// Stamps that go back further than this, in microseconds, belong to another run of the program that wrote the log;
  /// libinput's timers and a compositor's queues stay far below.
  private static let longestStepBack: Int64 = 1_000_000
  /// Stamps that are further apart than this, in microseconds, are of two logs pasted into one: an hour.
  private static let longestGap: Int64 = 3_600_000_000

  /// The device of this name, for an event of this time: another one where the log began anew.
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

  /// Begins a device that the log describes.
  mutating func begin(_ key: String, name: String, size: TraceDevice.Size?) {
    var device = LoggedDevice()
    (device.name, device.size, device.isDescribed) = (name, size, true)
    all.append(device)
    open[key] = all.count - 1
  }

  /// The device with this number.
  subscript(index: Int) -> LoggedDevice {
    get { all[index] }
    _modify { yield &all[index] }
  }
}
