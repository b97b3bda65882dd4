import PullToRefresh

/// For an engine that waits while the pull stays past its threshold: the thresholds for which the pull has lasted long enough.
///
/// The pull may have begun to count at any moment. For each such moment, the stored threshold is the least pull since; the result is the
/// greatest of these thresholds whose time is over. A later moment whose threshold is not greater can never be the first to last long
/// enough, so the stored ones increase in time and threshold, and each sample costs constant time on average.
struct DwellWindow {
  private struct Beginning {
    /// The time at which the pull has lasted long enough, in seconds.
    let end: Double
    /// The greatest threshold, in points, that the pull has passed since this beginning.
    let level: Double
  }

  /// The greatest threshold for which the pull has lasted long enough, in points; −∞ if there is none.
  private(set) var lasted = -Double.infinity
  private var beginnings: [Beginning] = []

  /// Adds the pull at one moment; moments must come in order of time.
  ///
  /// - Parameters:
  ///   - dwell: The moment, and the thresholds that the pull passes there.
  ///   - tolerance: The pull has lasted long enough even if the end is later by this many seconds, because timers come before frames.
  mutating func take(_ dwell: ThresholdLevels.Dwell, tolerance: Double) {
    finish(at: dwell.time + tolerance)
    var end: Double?
    while let last = beginnings.last, last.level > dwell.hold {
      end = last.end
      beginnings.removeLast()
    }
    if let end { begin(end: end, level: dwell.hold) }
    begin(end: dwell.time + dwell.duration, level: dwell.start)
  }

  /// Records that every pull whose wait ends by `time` has lasted long enough.
  mutating func finish(at time: Double) {
    guard let first = beginnings.first, first.end <= time else { return }
    let rest = beginnings.firstIndex { $0.end > time } ?? beginnings.count
    lasted = max(lasted, beginnings[rest - 1].level)
    beginnings.removeFirst(rest)
  }

  /// Resets ``lasted``; pulls whose wait has not ended continue.
  mutating func forgetLasted() { lasted = -.infinity }

  private mutating func begin(end: Double, level: Double) {
    guard level > beginnings.last?.level ?? -.infinity else { return }
    beginnings.append(Beginning(end: end, level: level))
  }
}
