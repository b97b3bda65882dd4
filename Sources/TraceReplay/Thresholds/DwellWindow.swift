import PullToRefresh

/// The thresholds for which a pull has lasted long enough: up to the greatest, over all moments at which it may have
/// begun, of the least pull since.
///
/// Each possible beginning is stored with the greatest threshold that still holds for it. A later beginning whose threshold is not greater
/// can never be the first to last long enough, so the stored ones increase in time and threshold, and each sample costs constant time on
/// average.
struct DwellWindow {
  private struct Beginning {
    /// The time at which the pull has lasted long enough, in seconds.
    let end: Double
    /// Thresholds up to this level, in points, still hold.
    let level: Double
  }

  /// The greatest threshold for which the pull has lasted long enough, in points; −∞ for none.
  private(set) var lasted = -Double.infinity
  private var beginnings: [Beginning] = []

  /// Adds an engine's dwell at one moment; moments must come in order.
  ///
  /// - Parameters:
  ///   - dwell: The moment, and its levels.
  ///   - tolerance: Ends at most this much later count as before, as timers come before frames, in seconds.
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

  /// Everything that ends by `time` has lasted long enough.
  mutating func finish(at time: Double) {
    guard let first = beginnings.first, first.end <= time else { return }
    let rest = beginnings.firstIndex { $0.end > time } ?? beginnings.count
    lasted = max(lasted, beginnings[rest - 1].level)
    beginnings.removeFirst(rest)
  }

  /// Resets ``lasted``; pending beginnings continue.
  mutating func forgetLasted() { lasted = -.infinity }

  private mutating func begin(end: Double, level: Double) {
    guard level > beginnings.last?.level ?? -.infinity else { return }
    beginnings.append(Beginning(end: end, level: level))
  }
}
