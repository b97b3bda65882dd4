import GestureTraces

/// The raw contacts (finger positions from kernel events) in a recorded device, for a trace's evdev layer.
struct RawContactTake {
  /// A timed change of a contact, or a loss of events; in memory it takes a third of a trace event.
  struct Entry: Equatable {
    /// What happened: a contact arrived, moved or lifted, or the kernel lost events.
    enum Kind: Equatable { case arrival, move, lift, loss }

    /// Time in microseconds, on the recording's clock.
    let timeMicroseconds: Int64
    /// Position from the left, in the trace's units; for a lift, the last position.
    let x: Double
    /// Position from the top, in the trace's units; for a lift, the last position.
    let y: Double
    /// The number of the slot that holds the contact; 0 for a loss of events.
    let slot: Int32
    /// Whether a contact arrived, moved or lifted, or the kernel lost events.
    let kind: Kind
  }

  /// The changes of contacts and the losses, in order of time.
  private(set) var entries: [Entry] = []
  /// True if a contact lifted that was down before the recording began and never moved.
  private(set) var hasStrayLifts = false

  /// Reads all events of a device.
  ///
  /// - Parameters:
  ///   - device: The device with its events.
  ///   - scale: Converts device units to the trace's units.
  init(_ device: EvdevDevice, scale: ContactScale) {
    var tracker = ContactTracker(device)
    // A move usually takes at least two events; reserved memory that is never written costs nothing.
    entries.reserveCapacity(device.events.count / 2)
    for event in device.events where tracker.advance(event) {
      let time = event.timeMicroseconds
      if !tracker.strayLifts.isEmpty { hasStrayLifts = true }
      if tracker.isAfterLoss {
        entries.append(Entry(timeMicroseconds: time, x: 0, y: 0, slot: 0, kind: .loss))
      }
      for change in tracker.changes { append(change, at: time, scale) }
    }
  }

  @inline(__always)
  private mutating func append(_ change: ContactChange, at time: Int64, _ scale: ContactScale) {
    let (x, y) = scale.position(of: change.point)
    let kind: Entry.Kind =
      switch change.kind {
      case .arrival: .arrival
      case .move: .move
      case .lift: .lift
      }
    entries.append(
      Entry(timeMicroseconds: time, x: x, y: y, slot: Int32(truncatingIfNeeded: change.slot), kind: kind))
  }

  /// The entries converted to trace events, with times in microseconds on the recording's clock.
  var events: [TraceEvent] { entries.map(\.event) }
}

extension RawContactTake.Entry {
  /// The entry converted to a trace event, for the evdev layer.
  var event: TraceEvent {
    let slot = Int(slot)
    let kind: TraceEvent.Kind =
      switch kind {
      case .arrival: .down(slot: slot, x: x, y: y)
      case .move: .move(slot: slot, x: x, y: y)
      case .lift: .up(slot: slot)
      case .loss: .gap(.dropped)
      }
    return TraceEvent(timeMicroseconds: timeMicroseconds, layer: .evdev, kind: kind)
  }
}
