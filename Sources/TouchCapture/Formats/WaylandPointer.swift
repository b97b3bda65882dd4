import GestureTraces

/// The scrolls of one `wl_pointer`: what it is told between two frames is one event.
struct WaylandPointer {
  /// The deltas of a frame so far, by axis: 0 is along, 1 sideways.
  private struct Frame {
    var time: Int64?
    var values: [Int: Double] = [:]
    var clicks: [Int: Double] = [:]
    var hasStop = false
  }

  private var clock = WaylandClock()
  private var frame = Frame()
  /// Clicks told after the axis: of this frame if one ends it, of the next axis where a log has no frames.
  private var later: [Int: Double] = [:]
  /// The source that was told last.
  private var source: AxisSource?
  private var isScrolling = false
  /// Devices with scrolls that came before any source was told.
  private var silent: Set<Int> = []

  /// Takes the next event.
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

  /// True where the log says that natural scrolling was on, false where it says that it was off.
  private var isInverted: Bool?

  private mutating func takeAxis(_ numbers: [Double], _ key: String, _ devices: inout LoggedDevices) {
    guard let time = clock.microseconds(numbers[0]), let axis = Int(exactly: numbers[1]),
      (0...1).contains(axis), abs(numbers[2]) <= TraceEvent.furthest
    else { return }
    // Logs are often pasted without their frames: another time, or the same axis again, is another one.
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
    // A wheel has no end, and whether one is told is up to the compositor.
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

  /// The scroll of the frame. While nobody has told a source it says fingers, and keeps clicks; the end of the log decides.
  private var scroll: TraceScroll {
    var scroll = TraceScroll(source: source ?? .finger, dx: frame.values[1], dy: frame.values[0])
    if scroll.source == .wheel || source == nil {
      (scroll.v120x, scroll.v120y) = (frame.clicks[1], frame.clicks[0])
    }
    return scroll
  }

  /// Takes what is left when the log ends.
  mutating func finish(_ key: String, _ options: ScrollOptions, _ devices: inout LoggedDevices) {
    flush(key, &devices)
    for index in silent { devices[index].guessSource(options) }
  }
}

extension TraceScroll {
  /// `v120` of one click of a wheel.
  static let click = 120.0
}
