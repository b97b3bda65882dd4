import GestureTraces

/// Stores lifts with a short delay, because unplugging a device looks like a lift of its fingers at first.
///
///     cause       kernel                             libinput              this program
///     unplugged   releases the device's buttons      stop, up or unhold    delays them
///                 removes the node, notifies udev    cancel, then removed  stores a gap instead
///     lifted      contacts end                       stop, up or unhold    delays them, then stores them
///
/// The two causes differ only once the device is gone, some milliseconds later. Nobody lifts the fingers and unplugs the device within
/// `patience`. The next event of a device shows that it is still there, and its lifts are then stored at once.
struct LiftHold {
  /// The longest time from the kernel's release to udev's notification, in microseconds; 15,000 was measured in an emulated machine.
  static let patience: Int64 = 100_000

  /// An entry with the time when it arrived in this program, in monotonic microseconds.
  struct Arrived: Equatable {
    let entry: EventBatch.Entry
    let arrival: Int64
  }

  private var held: [Arrived] = []

  /// The monotonic time in microseconds from which `takeOverdue` returns the first delayed lift; nil while none is delayed.
  var due: Int64? { held.first.map { $0.arrival + Self.patience } }

  /// True for an entry that can be stored at once, as nearly all can: it is not a lift or a removal, and no entry is being delayed.
  func isPassedBy(_ entry: EventBatch.Entry) -> Bool {
    held.isEmpty && !Self.isLift(entry.content) && entry.content != .gap(.unplugged)
  }

  /// Adds an entry, and returns those that can be stored now.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - arrival: When the entry arrived; never before the previous entry.
  /// - Returns: The entries to store now, in order.
  mutating func pass(_ entry: EventBatch.Entry, arrival: Int64) -> [Arrived] {
    let arrived = Arrived(entry: entry, arrival: arrival)
    if Self.isLift(entry.content) {
      held.append(arrived)
      return []
    }
    let lifts = take { $0.entry.device == entry.device }
    guard entry.content == .gap(.unplugged) else { return lifts + [arrived] }
    let real = lifts.filter { entry.time - $0.entry.time >= Self.patience }
    // The device was gone at the time of the first artificial lift.
    let time = lifts.count > real.count ? lifts[real.count].entry.time : entry.time
    let gap = EventBatch.Entry(device: entry.device, time: time, content: entry.content)
    return real + [Arrived(entry: gap, arrival: arrival)]
  }

  /// Returns the entries whose delay is over at this time.
  mutating func takeOverdue(at now: Int64) -> [Arrived] {
    take { $0.arrival + Self.patience <= now }
  }

  /// Returns all entries that are still delayed, at the end of a recording.
  mutating func takeRest() -> [Arrived] {
    take { _ in true }
  }

  private mutating func take(where isWanted: (Arrived) -> Bool) -> [Arrived] {
    let taken = held.filter(isWanted)
    held.removeAll(where: isWanted)
    return taken
  }

  private static func isLift(_ kind: TraceEvent.Kind) -> Bool {
    switch kind {
    case .stop, .up, .cancel, .unhold: true
    default: false
    }
  }
}
