import PullToRefresh

/// The updates of its view and its app that an engine has requested and that are still pending, in order. Each is delayed by the same time.
struct DelayedUpdates {
  /// One pending update: an effect and the time at which it is due.
  struct Update {
    let due: Double
    let effect: RefreshEffect
    /// The duration of an inset that the engine set before this update, at the same event, in seconds; nil if it set none.
    let insetDuration: Double?
  }

  /// Seconds from the request of an update to its execution; 0 if updates are executed at once.
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
