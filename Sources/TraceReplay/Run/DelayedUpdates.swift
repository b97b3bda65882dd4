import PullToRefresh

/// The updates an engine has asked of its view and its app that are not done yet: in order, each the same
/// time after it was asked.
struct DelayedUpdates {
  /// One of them.
  struct Update {
    let due: Double
    let effect: RefreshEffect
    /// The duration of the inset set before it in the same event, in seconds.
    let insetDuration: Double?
  }

  /// The time until an update is carried out, in seconds; 0: at once.
  let delay: Double
  private var waiting: [Update] = []
  /// The time at which the next one is carried out, in seconds; infinite where none waits.
  private(set) var next = Double.infinity

  init(delay: Double) { self.delay = delay }

  /// True where none waits.
  var isEmpty: Bool { next == .infinity }

  /// Has `effect` wait from `time` on.
  mutating func add(_ effect: RefreshEffect, insetDuration: Double?, at time: Double) {
    waiting.append(Update(due: time + delay, effect: effect, insetDuration: insetDuration))
    next = waiting[0].due
  }

  /// The one that is due first; taken away. Only where one waits.
  mutating func take() -> Update {
    let first = waiting.removeFirst()
    next = waiting.first?.due ?? .infinity
    return first
  }
}
