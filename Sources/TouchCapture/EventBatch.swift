import GestureTraces

/// The events of one dispatch, put in the order and shape a trace stores them in.
///
/// A removal becomes a gap; `LiftHold` then takes out the lifts that were made up before it.
struct EventBatch {
  /// An event, or a loss, of a device.
  struct Entry: Equatable {
    let device: Int
    let time: Int64
    let content: TraceEvent.Kind
    /// The view of the input it belongs to.
    var layer = TraceLayer.libinput
  }

  /// The events to store, in order.
  private(set) var entries: [Entry] = []
  /// The events that are seen but not stored, by device.
  private(set) var unstored: [(device: Int, other: InputEvent.Other)] = []
  /// Devices that are gone.
  private(set) var removed: [Int] = []
  /// Devices that appeared.
  private(set) var added: [InputDevice] = []

  /// Sorts out the events of a dispatch.
  ///
  /// - Parameters:
  ///   - events: As libinput gave them.
  ///   - dropped: Numbers of the devices that lost events before any of these.
  ///   - ended: Monotonic time at which the dispatch ended, in microseconds.
  init(_ events: [InputEvent], dropped: Set<Int>, ended: Int64) {
    var waiting = dropped
    for event in events {
      if let time = event.time, case .event(let kind) = event.content {
        if waiting.remove(event.device) != nil {
          entries.append(Entry(device: event.device, time: time, content: .gap(.dropped)))
        }
        entries.append(Entry(device: event.device, time: time, content: kind))
      } else {
        take(event, ended: ended)
      }
    }
    // The kernel empties the queue when it overflows: what follows comes with a later dispatch.
    for device in waiting.sorted() {
      entries.append(Entry(device: device, time: ended, content: .gap(.dropped)))
    }
  }

  private mutating func take(_ event: InputEvent, ended: Int64) {
    switch event.content {
    case .added(let device): added.append(device)
    case .other(let other): unstored.append((event.device, other))
    case .removed:
      removed.append(event.device)
      entries.append(Entry(device: event.device, time: ended, content: .gap(.unplugged)))
    case .event: break
    }
  }
}
