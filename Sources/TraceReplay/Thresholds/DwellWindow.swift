import PullToRefresh

/// The thresholds for which a pull has lasted long enough: up to the greatest, over all moments it may have
/// begun, of the least pull since.
///
/// Beginnings wait with the greatest threshold that still holds for each. A later one whose threshold is no greater can
/// never be the first to last, so what waits grows in time and threshold: each sample costs a constant on average.
struct DwellWindow {
  private struct Beginning {
    /// The time at which it has lasted long enough, in seconds.
    let end: Double
    /// Thresholds up to this still hold.
    let level: Double
  }

  /// The greatest threshold for which it has lasted; −∞ for none.
  private(set) var lasted = -Double.infinity
  private var beginnings: [Beginning] = []

  /// Takes in an engine's dwell at one moment; moments come in order.
  ///
  /// - Parameters:
  ///   - dwell: The moment, and the levels there.
  ///   - tolerance: Ends this soon after count as before, as timers come before frames, in seconds.
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

  /// Everything that ends by `time` has lasted.
  mutating func finish(at time: Double) {
    guard let first = beginnings.first, first.end <= time else { return }
    let rest = beginnings.firstIndex { $0.end > time } ?? beginnings.count
    lasted = max(lasted, beginnings[rest - 1].level)
    beginnings.removeFirst(rest)
  }

  /// Forgets for which thresholds it has lasted; what waits goes on.
  mutating func forgetLasted() { lasted = -.infinity }

  private mutating func begin(end: Double, level: Double) {
    guard level > beginnings.last?.level ?? -.infinity else { return }
    beginnings.append(Beginning(end: end, level: level))
  }
}
