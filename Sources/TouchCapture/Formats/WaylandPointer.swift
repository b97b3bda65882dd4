import GestureTraces

/// Makes scrolls from the events of one `wl_pointer` object; all its events up to a `frame` event form one scroll event.
struct WaylandPointer {
  /// The deltas of the current frame (the events up to `frame`), by axis: 0 is vertical, 1 horizontal.
  private struct Frame {
    var time: Int64?
    var values: [Int: Double] = [:]
    var clicks: [Int: Double] = [:]
    var hasStop = false
  }

  private var clock = WaylandClock()
  private var frame = Frame()
  /// Clicks that came after the delta of their axis; they belong to this frame if a `frame` event follows, otherwise to the next delta.
  private var later: [Int: Double] = [:]
  /// The source, such as finger or wheel, in the latest source event; nil before the first.
  private var source: AxisSource?
  private var isScrolling = false
  /// The indices of devices whose scrolls came before any source event.
  private var silent: Set<Int> = []

  /// Handles the next event of the pointer object.
  mutating func take(_ name: String, _ numbers: [Double], _ key: String, _ devices: inout LoggedDevices) {
    switch name {
    case "axis": takeAxis(numbers, key, &devices)
    case "axis_source": source = numbers[0] == 1 ? .finger : numbers[0] == 2 ? .continuous : .wheel
    case "axis_value120": takeClicks(numbers[0], numbers[1])
    case "axis_discrete": takeClicks(numbers[0], numbers[1] * TraceScroll.click)
    case "axis_relative_direction": isInverted = numbers[1] == 1
    case "axis_stop": takeStop(numbers[0], key, &devices)
    default:
      frame.clicks.merge(later) { own, _ in own }
      later = [:]
      flush(key, &devices)
    }
  }

  /// True if the log says that natural scrolling was on, false if off; nil if it does not say.
  private var isInverted: Bool?

  private mutating func takeAxis(_ numbers: [Double], _ key: String, _ devices: inout LoggedDevices) {
    guard let time = clock.microseconds(numbers[0]), let axis = Int(exactly: numbers[1]),
      (0...1).contains(axis), abs(numbers[2]) <= TraceEvent.furthest
    else { return }
    // Logs are often pasted without frame events: another time, or a repeated axis, then starts a new frame.
    if frame.hasStop || frame.values[axis] != nil || frame.time.map({ $0 != time }) == true {
      flush(key, &devices)
    }
    frame.time = time
    frame.values[axis] = numbers[2]
  }

  private mutating func takeClicks(_ axis: Double, _ v120: Double) {
    guard let axis = Int(exactly: axis), (0...1).contains(axis), abs(v120) <= TraceEvent.furthest else {
      return
    }
    if frame.values[axis] == nil { frame.clicks[axis] = v120 } else { later[axis] = v120 }
  }

  private mutating func takeStop(_ time: Double, _ key: String, _ devices: inout LoggedDevices) {
    guard let time = clock.microseconds(time) else { return }
    if let before = frame.time, before != time { flush(key, &devices) }
    (frame.time, frame.hasStop) = (time, true)
  }

  private mutating func flush(_ key: String, _ devices: inout LoggedDevices) {
    defer {
      frame = Frame()
      (frame.clicks, later) = (later, [:])
    }
    guard let time = frame.time else { return }
    let index = devices.index(of: key, at: time)
    if devices[index].name == nil { devices[index].name = "Wayland pointer" }
    if let isInverted { devices[index].isNatural = isInverted }
    let isZero = frame.clicks.isEmpty && frame.values.values.allSatisfy { $0 == 0 }
    // A wheel has no end; whether the compositor sends one varies.
    if isZero {
      if source != .wheel, isScrolling { devices[index].add(.stop, at: time) }
      isScrolling = false
      return
    }
    isScrolling = true
    if let source {
      if silent.remove(index) != nil { devices[index].fillSources(source) }
    } else {
      silent.insert(index)
    }
    devices[index].add(.scroll(scroll), at: time)
  }

  /// The scroll made of the current frame's deltas.
  ///
  /// Without a source event it counts as a finger scroll but keeps its clicks; the source is decided at the end of the log.
  private var scroll: TraceScroll {
    var scroll = TraceScroll(source: source ?? .finger, dx: frame.values[1], dy: frame.values[0])
    if scroll.source == .wheel || source == nil {
      (scroll.v120x, scroll.v120y) = (frame.clicks[1], frame.clicks[0])
    }
    return scroll
  }

  /// Handles the events that are left at the end of the log, and decides sources that the log does not give.
  mutating func finish(_ key: String, _ options: ScrollOptions, _ devices: inout LoggedDevices) {
    flush(key, &devices)
    for index in silent { devices[index].guessSource(options) }
  }
}

extension TraceScroll {
  /// The number of units of `value120` (Wayland's fractions of a click) in one wheel click.
  static let click = 120.0
}
