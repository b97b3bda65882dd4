import PullToRefresh

/// The updates that an engine has requested of its view and its app and that are still pending: in order, each delayed by the
/// same time.
struct DelayedUpdates {
  /// One pending update.
  struct Update {
    let due: Double
    let effect: RefreshEffect
    /// The duration of the inset set before this update in the same event, in seconds; nil for none.
    let insetDuration: Double?
  }

  /// Seconds from the request of an update to its execution; 0 for at once.
  let delay: Double
  private var waiting: [Update] = []
  /// The time of the next update, in seconds; infinite for none.
  private(set) var next = Double.infinity

  init(delay: Double) { self.delay = delay }

  /// True if no update is pending.
  var isEmpty: Bool { next == .infinity }

  /// Adds `effect`, requested at `time`.
  mutating func add(_ effect: RefreshEffect, insetDuration: Double?, at time: Double) {
    waiting.append(Update(due: time + delay, effect: effect, insetDuration: insetDuration))
    next = waiting[0].due
  }

  /// Removes and returns the update that is due first. Call it only if one is pending.
  mutating func take() -> Update {
    let first = waiting.removeFirst()
    next = waiting.first?.due ?? .infinity
    return first
  }
}
