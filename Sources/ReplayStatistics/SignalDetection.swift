/// How well an engine distinguishes pulls from other gestures, and how readily it fires, in standard deviations (Green and Swets 1966).
///
/// The hit rate and the false-alarm rate are corrected log-linearly, `(hits + ½) / (n + 1)`, so that rates of 0 and 100 % have finite
/// values (Hautus 1995).
public struct SignalDetection: Equatable, Sendable {
  /// d′ = z(hit rate) − z(false-alarm rate), where z is the normal quantile: 0 for an engine that guesses.
  public let sensitivity: Double
  /// c = −½·(z(hit rate) + z(false-alarm rate)), where z is the normal quantile: positive for an engine that tends to miss, negative for
  /// one that tends to fire.
  public let criterion: Double

  /// Computes both figures from `counts`; nil without pulls, or without other gestures.
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
