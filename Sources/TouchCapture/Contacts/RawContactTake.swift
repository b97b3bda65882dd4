import GestureTraces

/// The raw contacts of a device's recording, for a trace's evdev layer.
struct RawContactTake {
  /// A change of a contact at a time, or a loss, in a third of the memory that an event of a trace takes.
  struct Entry: Equatable {
    /// The kinds of entry.
    enum Kind: Equatable { case arrival, move, lift, loss }

    /// Microseconds of the recording.
    let timeMicroseconds: Int64
    /// In the trace's units, from the left; of a lift, the last position.
    let x: Double
    /// In the trace's units, from the top.
    let y: Double
    /// The contact's slot; 0 of a loss.
    let slot: Int32
    /// The kind of entry.
    let kind: Kind
  }

  /// The changes and losses, in order.
  private(set) var entries: [Entry] = []
  /// True where a contact lifted that had come down before the recording began, and never moved in it.
  private(set) var hasStrayLifts = false

  /// Reads all of a device's events.
  ///
  /// - Parameters:
  ///   - device: The device with its events.
  ///   - scale: Turns its device units into those of the trace.
  init(_ device: EvdevDevice, scale: ContactScale) {
    var tracker = ContactTracker(device)
    // A move is rarely less than two events; memory that is not touched costs nothing.
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

  /// The entries as events of a trace, at microseconds of the recording.
  var events: [TraceEvent] { entries.map(\.event) }
}

extension RawContactTake.Entry {
  /// The entry as an event of a trace.
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
