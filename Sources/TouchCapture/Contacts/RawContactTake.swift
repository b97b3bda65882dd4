import GestureTraces

/// The raw contacts of a device's recording as the events of a trace's evdev layer.
struct RawContactTake {
  /// The events, at microseconds of the recording.
  private(set) var events: [TraceEvent] = []
  /// Whether a contact lifted that had come down before the recording began, and never moved in it.
  private(set) var hasStrayLifts = false
  private let scale: ContactScale
  private var contacts: [Int: TouchPoint] = [:]

  /// Reads all of a device's events.
  ///
  /// - Parameters:
  ///   - device: The device with its events.
  ///   - scale: Its device units in those of the trace.
  init(_ device: EvdevDevice, scale: ContactScale) {
    self.scale = scale
    var tracker = ContactTracker(device)
    for event in device.events {
      if let frame = tracker.take(event) { take(frame) }
    }
  }

  private mutating func take(_ frame: TouchFrame) {
    let time = frame.timeMicroseconds
    if frame.isAfterLoss {
      events.append(TraceEvent(timeMicroseconds: time, layer: .evdev, kind: .gap(.dropped)))
    }
    if !frame.strayLifts.isEmpty { hasStrayLifts = true }
    for slot in contacts.keys.sorted() where frame.contacts[slot]?.serial != contacts[slot]?.serial {
      store(.up(slot: slot), at: time)
    }
    for slot in frame.contacts.keys.sorted() {
      guard let point = frame.contacts[slot] else { continue }
      follow(point, in: slot, at: time)
    }
    contacts = frame.contacts
  }

  private mutating func follow(_ point: TouchPoint, in slot: Int, at time: Int64) {
    let (x, y) = scale.place(of: point)
    guard let last = contacts[slot], last.serial == point.serial else {
      // What was down before the recording began is met where it is first seen, moving.
      return store(point.isStray ? .move(slot: slot, x: x, y: y) : .down(slot: slot, x: x, y: y), at: time)
    }
    if last != point { store(.move(slot: slot, x: x, y: y), at: time) }
  }

  private mutating func store(_ content: InputEvent.Content, at time: Int64) {
    guard let kind = TakeContent.input(content).traceKind else { return }
    events.append(TraceEvent(timeMicroseconds: time, layer: .evdev, kind: kind))
  }
}
