import PullToRefresh

/// The times at which the app's work will end, in order, merged with the timer of an engine.
struct WorkEnds {
  private var times: [Double] = []

  /// Adds a time at which the app's work will end, in seconds.
  mutating func add(_ time: Double) { times.append(time) }

  /// The earliest event up to a time: an end of work, or the timer of the engine. An end of work is removed when it is returned.
  ///
  /// - Parameters:
  ///   - timer: When the engine's timer is due, in seconds; at equal times it precedes the end of work; nil for none.
  ///   - end: The latest time, in seconds.
  /// - Returns: The event and its time; nil if none is due.
  mutating func next(timer: Double?, upTo end: Double) -> (time: Double, event: RefreshEvent)? {
    let (timer, work) = (timer ?? .infinity, times.first ?? .infinity)
    guard min(timer, work) <= end else { return nil }
    if timer <= work { return (timer, .timerFired) }
    times.removeFirst()
    return (work, .endRefreshing)
  }
}
