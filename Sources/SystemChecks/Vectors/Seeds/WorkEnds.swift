import PullToRefresh

/// The times at which the app's work ends, in order, beside an engine's timer.
struct WorkEnds {
  private var times: [Double] = []

  /// Work ends at `time`, in seconds, after all other work.
  mutating func add(_ time: Double) { times.append(time) }

  /// The event that is due first, up to a time; an end of work that it is goes.
  ///
  /// - Parameters:
  ///   - timer: When the engine's timer is due, which comes before work that ends with it; nil for none.
  ///   - end: The last time that counts, in seconds.
  /// - Returns: The event and its time; nil where nothing is due.
  mutating func next(timer: Double?, upTo end: Double) -> (time: Double, event: RefreshEvent)? {
    let (timer, work) = (timer ?? .infinity, times.first ?? .infinity)
    guard min(timer, work) <= end else { return nil }
    if timer <= work { return (timer, .timerFired) }
    times.removeFirst()
    return (work, .endRefreshing)
  }
}
