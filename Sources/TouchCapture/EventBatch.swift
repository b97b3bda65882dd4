import GestureTraces

/// The events of one libinput dispatch, in the order and form in which a trace stores them.
///
/// A device's removal becomes a gap; `LiftHold` then drops the artificial lifts that libinput sends before it.
struct EventBatch {
  /// One event of a device, or a loss of events, with the layer of the trace to which it belongs.
  struct Entry: Equatable {
    let device: Int
    let time: Int64
    let content: TraceEvent.Kind
    /// The layer that the event is from: libinput's events or raw evdev contacts.
    var layer = TraceLayer.libinput
  }

  /// The events of the dispatch that traces store, in order.
  private(set) var entries: [Entry] = []
  /// Kinds of events that are recognised but not stored, with their device numbers.
  private(set) var unstored: [(device: Int, other: InputEvent.Other)] = []
  /// The numbers of the devices that libinput removed during the dispatch.
  private(set) var removed: [Int] = []
  /// The devices that libinput added during the dispatch.
  private(set) var added: [InputDevice] = []

  /// Sorts the events of one libinput dispatch into those to store, those only counted, and devices added or removed.
  ///
  /// - Parameters:
  ///   - events: The events in libinput's order.
  ///   - dropped: Numbers of the devices that lost events before any of these.
  ///   - ended: When the dispatch ended, in monotonic microseconds.
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
    // On overflow the kernel empties its queue, so later events arrive with a later dispatch.
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
