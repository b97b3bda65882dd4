import GestureTraces

/// One device's part of a recording in progress: its time zero, contacts and losses.
struct DeviceTake {
  /// The device that is recorded.
  let device: InputDevice
  /// The number of the device's events stored so far.
  private(set) var count = 0
  /// The number of the device's gestures that have ended with a lift.
  private(set) var gestures = 0
  /// The losses and timestamps so far, which determine the grade of the device's trace.
  private(set) var integrity: TraceIntegrity
  /// True once an event arrived that a replay can use: a contact, a scroll, or two resting fingers.
  private(set) var isUsable = false
  /// The kinds of events that arrived but are not stored.
  private(set) var unstored: Set<InputEvent.Other> = []
  /// The monotonic time of the device's first event, in microseconds, from which its other times count; nil before that event.
  private(set) var zero: Int64?
  /// The time of the latest event in each layer, in microseconds since `zero`.
  private var newest: (libinput: Int64, evdev: Int64) = (0, 0)
  private var positions: [Int: (x: Double, y: Double)] = [:]
  private var contacts: SurfaceContacts

  init(device: InputDevice) {
    self.device = device
    contacts = SurfaceContacts(of: device.kind)
    integrity = device.integrity
  }

  /// Time of the latest event of any layer, in microseconds since `zero`.
  var last: Int64 { max(newest.libinput, newest.evdev) }

  /// Converts an event to the form in which the trace stores it, and updates the counts.
  ///
  /// - Parameters:
  ///   - entry: The event, with the kernel's timestamp.
  ///   - arrival: When the event reached the program, on the same clock; nil for virtual devices.
  /// - Returns: The event as stored; nil if it is not to be stored.
  mutating func accept(_ entry: EventBatch.Entry, arrival: Int64?) -> TraceEvent? {
    guard entry.layer == .evdev || isNews(entry.content) else { return nil }
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
      layer: entry.layer, kind: entry.content)
    integrity.follow(event)
    contacts.follow(event)
    if contacts.isLift(event) { gestures += 1 }
    return event
  }

  /// Marks the device as usable for any raw contact, even one finger on a touchpad, which only moves the pointer.
  private mutating func followRaw(_ kind: TraceEvent.Kind) {
    switch kind {
    case .down, .move: isUsable = true
    default: break
    }
  }

  /// Frees memory that the trace's last line does not need: intervals take up to 164 KB per device, and devices may come and go for days.
  mutating func close() {
    let empty = DeviceTake(device: device)
    (integrity, contacts, positions) = (empty.integrity, empty.contacts, empty.positions)
  }

  /// Notes a kind of event that arrived but is not stored.
  mutating func note(_ other: InputEvent.Other) {
    unstored.insert(other)
  }

  /// True if the event adds information; a contact report with an unchanged position does not.
  private func isNews(_ kind: TraceEvent.Kind) -> Bool {
    guard case .move(let slot, let x, let y) = kind else { return true }
    return positions[slot].map { $0 != (x, y) } ?? true
  }

  private mutating func follow(_ kind: TraceEvent.Kind) {
    switch kind {
    case .down(let slot, let x, let y):
      isUsable = true
      positions[slot] = (x, y)
    case .move(let slot, let x, let y): positions[slot] = (x, y)
    case .up(let slot), .cancel(let slot): positions[slot] = nil
    case .scroll: isUsable = true
    case .hold(let fingers): isUsable = isUsable || fingers >= SurfaceContacts.scrollingFingers
    case .gap(.unplugged): positions = [:]
    case .stop, .unhold, .gap, .unknown: break
    }
  }
}

extension DeviceTake {
  /// The last line of the device's trace.
  ///
  /// - Parameters:
  ///   - time: When recording ended, in microseconds since the first event.
  ///   - header: The first line of the trace, needed to judge its scale; nil skips that.
  /// - Returns: Time, event count, grade and its reasons.
  func end(at time: Int64, header: TraceHeader? = nil) -> TraceEnd {
    let grade = integrity.grade(endedAtMicroseconds: time).joined(with: header?.gradeOfScale ?? TraceGrade())
    return TraceEnd(timeMicroseconds: time, events: count, grade: grade)
  }
}
