import GestureTraces

/// Holds lifts back for a moment: a device that is pulled out seems to lift its fingers first.
///
///     what happened   the kernel                        libinput              here
///     pulled out      lets go of the device's buttons   stop, up or unhold    held back
///                     takes the node away, tells udev   cancel, then removed  a gap in their place
///     lifted          contacts end                      stop, up or unhold    held back, then stored
///
/// The two look alike until the device is gone, some milliseconds later. Nobody lifts the fingers and pulls the plug within
/// `patience`. The next event of a device shows that it is still there, and releases its lifts at once.
struct LiftHold {
  /// Microseconds between the kernel's letting go and udev's word at most: 15,000 were measured in an emulated machine.
  static let patience: Int64 = 100_000

  /// An entry, and when it reached this program, in monotonic microseconds.
  struct Arrived: Equatable {
    let entry: EventBatch.Entry
    let arrival: Int64
  }

  private var held: [Arrived] = []

  /// The time at which `overdue` has something to give, in monotonic microseconds; nil while nothing is held.
  var due: Int64? { held.first.map { $0.arrival + Self.patience } }

  /// True for an entry that can be stored at once, as nearly all: neither a lift nor a removal, and nothing is held.
  func isPassedBy(_ entry: EventBatch.Entry) -> Bool {
    held.isEmpty && !Self.isLift(entry.content) && entry.content != .gap(.unplugged)
  }

  /// Takes in an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - arrival: The time it came; never before the entry taken in last.
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
    // The device was gone when the first of the others was made up.
    let time = lifts.count > real.count ? lifts[real.count].entry.time : entry.time
    let gap = EventBatch.Entry(device: entry.device, time: time, content: entry.content)
    return real + [Arrived(entry: gap, arrival: arrival)]
  }

  /// Lifts that were held long enough.
  mutating func takeOverdue(at now: Int64) -> [Arrived] {
    take { $0.arrival + Self.patience <= now }
  }

  /// All that is held, at the end of a recording.
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
