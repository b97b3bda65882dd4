/// An engine's ability to distinguish pulls from other gestures, and its readiness to fire, in standard deviations (Green
/// and Swets 1966).
///
/// Both rates are corrected log-linearly, `(hits + ½) / (n + 1)`, so that 0 and 100 % have finite values (Hautus 1995).
public struct SignalDetection: Equatable, Sendable {
  /// d′ = z(hits) − z(false alarms): 0 for an engine that guesses.
  public let sensitivity: Double
  /// c = −½·(z(hits) + z(false alarms)): positive for an engine that tends to miss, negative for one that tends to fire.
  public let criterion: Double

  /// The figures of `counts`; nil without pulls, or without other gestures.
  public init?(_ counts: ConfusionCounts) {
    guard counts.wanted > 0, counts.unwanted > 0,
      let hits = Self.deviate(counts.truePositives, of: counts.wanted),
      let alarms = Self.deviate(counts.falsePositives, of: counts.unwanted)
    else { return nil }
    sensitivity = hits - alarms
    criterion = -0.5 * (hits + alarms)
  }

  private static func deviate(_ count: Int, of total: Int) -> Double? {
    NormalDistribution.quantile((Double(count) + 0.5) / (Double(total) + 1))
  }
}
