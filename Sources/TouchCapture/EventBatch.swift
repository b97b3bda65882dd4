/// The events of one dispatch, put in the order and shape a trace stores them in.
///
/// When a device is pulled out libinput ends what was going on by itself: a zero scroll, a cancel. Nobody lifted a
/// finger, so these are replaced by a gap. They stand right before the removal and are stamped with the moment libinput
/// noticed; what the device itself sent is stamped before the dispatch began.
struct EventBatch {
  /// An event, or a loss, of a device.
  struct Entry: Equatable {
    let device: Int
    let time: Int64
    let content: TakeContent
  }

  /// What is stored, in order.
  private(set) var entries: [Entry] = []
  /// What is seen but not stored, by device.
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
  ///   - began: Monotonic time at which the dispatch began, in microseconds.
  ///   - ended: Monotonic time at which it ended.
  init(_ events: [InputEvent], dropped: Set<Int>, began: Int64, ended: Int64) {
    var waiting = dropped
    for event in events {
      if let time = event.time {
        if waiting.remove(event.device) != nil {
          entries.append(Entry(device: event.device, time: time, content: .gap(.dropped)))
        }
        entries.append(Entry(device: event.device, time: time, content: .input(event.content)))
      } else {
        take(event, began: began, ended: ended)
      }
    }
    // The kernel empties the queue when it overflows: what follows comes with a later dispatch.
    for device in waiting.sorted() {
      entries.append(Entry(device: device, time: ended, content: .gap(.dropped)))
    }
  }

  private mutating func take(_ event: InputEvent, began: Int64, ended: Int64) {
    switch event.content {
    case .added(let device): added.append(device)
    case .other(let other): unstored.append((event.device, other))
    case .removed:
      removed.append(event.device)
      removeMadeUp(of: event.device, since: began)
      entries.append(Entry(device: event.device, time: ended, content: .gap(.unplugged)))
    default: break
    }
  }

  private mutating func removeMadeUp(of device: Int, since began: Int64) {
    while let index = entries.lastIndex(where: { $0.device == device }) {
      guard entries[index].time >= began, Self.mayBeMadeUp(entries[index].content) else { return }
      entries.remove(at: index)
    }
  }

  private static func mayBeMadeUp(_ content: TakeContent) -> Bool {
    switch content {
    case .input(.stop), .input(.cancel), .input(.up): true
    case .input(.unhold(_, let cancelled)): cancelled
    default: false
    }
  }
}
