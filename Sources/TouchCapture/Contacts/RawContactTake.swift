import GestureTraces

/// The raw contacts of a device's recording as the events of a trace's evdev layer.
struct RawContactTake {
  /// The events, at microseconds of the recording.
  private(set) var events: [TraceEvent] = []
  /// Whether a contact lifted that had come down before the recording began, and never moved in it.
  private(set) var hasStrayLifts = false

  /// Reads all of a device's events.
  ///
  /// - Parameters:
  ///   - device: The device with its events.
  ///   - scale: Its device units in those of the trace.
  init(_ device: EvdevDevice, scale: ContactScale) {
    var tracker = ContactTracker(device)
    var follower = ContactFollower(scale: scale)
    for event in device.events {
      guard let frame = tracker.take(event) else { continue }
      if !frame.strayLifts.isEmpty { hasStrayLifts = true }
      follower.follow(frame) { store($0, at: frame.timeMicroseconds) }
    }
  }

  private mutating func store(_ content: TakeContent, at time: Int64) {
    guard let kind = content.traceKind else { return }
    events.append(TraceEvent(timeMicroseconds: time, layer: .evdev, kind: kind))
  }
}
