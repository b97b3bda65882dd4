import GestureTraces

/// One device's part of a recording while it grows: its zero of time, what is still going on, what was lost.
struct DeviceTake {
  /// The device.
  let device: InputDevice
  /// Events stored so far.
  private(set) var count = 0
  /// Gestures that have ended with a lift.
  private(set) var gestures = 0
  /// What its grade depends on.
  private(set) var integrity: TraceIntegrity
  /// Whether anything came that a replay can use: a contact, a scroll, two fingers at rest.
  private(set) var isUsable = false
  /// What came and is not stored.
  private(set) var unstored: Set<InputEvent.Other> = []
  /// Monotonic time of the first event, in microseconds; nil before it.
  private(set) var zero: Int64?
  /// Time of the newest event of each layer since `zero`.
  private var newest: (libinput: Int64, evdev: Int64) = (0, 0)
  private var places: [Int: (x: Double, y: Double)] = [:]

  init(device: InputDevice) {
    self.device = device
    integrity = TraceIntegrity(units: device.size == nil ? .normalised : .millimetres)
  }

  /// Time of the newest event since `zero`.
  var last: Int64 { max(newest.libinput, newest.evdev) }

  /// Takes in an event; nil where nothing is to be stored.
  ///
  /// - Parameters:
  ///   - entry: What happened, at the kernel's stamp.
  ///   - arrival: When it reached the program, same clock; nil for virtual devices.
  /// - Returns: The event as stored.
  mutating func accept(_ entry: EventBatch.Entry, arrival: Int64?) -> TraceEvent? {
    guard entry.layer == .evdev || isNews(entry.content), let kind = entry.content.traceKind else {
      return nil
    }
    let start = zero ?? entry.time
    zero = start
    let stamp = entry.time - start
    let before = entry.layer == .evdev ? newest.evdev : newest.libinput
    if stamp < before, !entry.content.isTimed {
      integrity.noteStampGoingBack(byMicroseconds: before - stamp)
    }
    if entry.layer == .evdev {
      newest.evdev = max(before, stamp)
      followRaw(entry.content)
    } else {
      newest.libinput = max(before, stamp)
      follow(entry.content)
    }
    count += 1
    let event = TraceEvent(
      timeMicroseconds: max(before, stamp), arrivalMicroseconds: arrival.map { max(0, $0 - start) },
      layer: entry.layer, kind: kind)
    integrity.follow(event)
    return event
  }

  /// Also one finger on a touchpad, which only moves the pointer: the recording is of what was touched.
  private mutating func followRaw(_ content: TakeContent) {
    switch content {
    case .input(.down), .input(.move): isUsable = true
    case .input, .gap: break
    }
  }

  /// Notes what came and is not stored.
  mutating func note(_ other: InputEvent.Other) {
    unstored.insert(other)
  }

  /// Whether there is something to store: a contact that reports the place it had has not moved.
  private func isNews(_ content: TakeContent) -> Bool {
    guard case .input(let input) = content else { return true }
    switch input {
    case .move(let slot, let x, let y): return places[slot].map { $0 != (x, y) } ?? true
    case .added, .removed, .other: return false
    default: return true
    }
  }

  private mutating func follow(_ content: TakeContent) {
    switch content {
    case .gap(let gap):
      if gap == .unplugged { places = [:] }
    case .input(let input):
      followPlaces(input)
      followGestures(input)
    }
  }

  private mutating func followPlaces(_ input: InputEvent.Content) {
    switch input {
    case .down(let slot, let x, let y), .move(let slot, let x, let y): places[slot] = (x, y)
    case .up(let slot), .cancel(let slot): places[slot] = nil
    default: break
    }
  }

  private mutating func followGestures(_ input: InputEvent.Content) {
    switch input {
    case .down, .scroll: isUsable = true
    case .hold(let fingers): isUsable = isUsable || fingers >= 2
    case .up: gestures += places.isEmpty ? 1 : 0
    // A pointing stick, or a wheel that is held down, scrolls without being a gesture.
    case .stop: gestures += device.kind == .wheel ? 0 : 1
    case .unhold(let fingers, let cancelled): gestures += fingers >= 2 && !cancelled ? 1 : 0
    default: break
    }
  }
}

extension DeviceTake {
  /// The last line of its trace.
  ///
  /// - Parameter time: When recording ended, in microseconds since the first event.
  /// - Returns: Time, count, grade and reasons.
  func end(at time: Int64) -> TraceEnd {
    TraceEnd(timeMicroseconds: time, events: count, grade: integrity.grade(endedAtMicroseconds: time))
  }
}
