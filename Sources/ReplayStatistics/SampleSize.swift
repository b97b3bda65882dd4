/// The number of traces that a study needs to detect a difference, or to estimate a proportion with a given accuracy.
///
/// A difference counts as detected if a two-sided test at 5 % finds it; by default in 80 of 100 studies.
public enum SampleSize {
  /// The default power: the fraction of studies that should detect the difference.
  public static let usualPower = 0.8

  /// The number of traces needed to compare two engines on the same traces by ``McNemarTest``; exact, like the test.
  ///
  /// It is the least number at which the test detects the difference with the given power. The normal formula (Connor 1987) gives up to a
  /// tenth too many if the proportion of differing traces is little more than the difference, and 2 % too few if it is greater. If the
  /// engines differ in nearly all traces, the power rises in steps and falls slightly in between; then the result is the end of a step.
  ///
  /// - Parameters:
  ///   - difference: The difference to detect, above 0 and at most 1: 0.02 for 2 percentage points.
  ///   - discordant: The expected proportion of traces in which the engines differ, from `difference` to 1.
  ///   - power: The probability of detecting the difference, above 0 and below 1.
  /// - Returns: The number of traces, each replayed through both engines.
  public static func paired(
    difference: Double, discordant: Double, power: Double = usualPower
  ) -> Int {
    precondition(difference > 0 && difference <= 1, "a difference must be above 0 and at most 1")
    precondition(discordant >= difference && discordant <= 1, "engines differ at least by the difference")
    precondition(power > 0 && power < 1, "a power must be above 0 and below 1")
    let study = PairedPower(difference: difference, discordant: discordant)
    var enough = 1
    while study.power(traces: enough) < power { enough *= 2 }
    return Bisection.least(above: enough / 2, to: enough) { study.power(traces: $0) >= power }
  }

  /// The number of traces that each of two engines needs if they get different traces.
  ///
  /// For proportions p₁ and p₂, q = 1 − p, their mean p̄ and their difference d it is `(z·√(2·p̄·q̄) + z_β·√(p₁q₁ + p₂q₂))² / d²` (Fleiss
  /// 1981, without continuity correction), where z is the normal quantile at 97.5 % and z_β that at the power.
  ///
  /// - Parameters:
  ///   - difference: The difference of both proportions to detect, above 0.
  ///   - share: The lower proportion, from 0 to 1 − `difference`.
  ///   - power: The probability of detecting the difference, above 0 and below 1.
  /// - Returns: The number of traces per engine.
  public static func unpaired(
    difference: Double, from share: Double, power: Double = usualPower
  ) -> Int {
    precondition(difference > 0 && difference <= 1, "a difference must be above 0 and at most 1")
    precondition(share >= 0 && share + difference <= 1 + 1e-12, "both shares must lie within 0 and 1")
    let other = min(1, share + difference)
    let mean = (share + other) / 2
    let z = NormalDistribution.quantile975 * (2 * mean * (1 - mean)).squareRoot()
    let rest = deviate(power) * (share * (1 - share) + other * (1 - other)).squareRoot()
    return max(1, WholeNumber.upwards((z + rest) * (z + rest) / (difference * difference)))
  }

  /// The number of traces for which Wilson's interval reaches at most `halfWidth` to each side of its centre.
  ///
  /// It is the least n with `z·√(p(1−p)/n + z²/4n²) / (1 + z²/n) ≤ h`, where p is the proportion, h the half-width and z the normal
  /// quantile at 97.5 %.
  ///
  /// - Parameters:
  ///   - halfWidth: Above 0 and below ½: 0.02 for ± 2 percentage points.
  ///   - share: The expected proportion, from 0 to 1; ½ needs the most traces.
  /// - Returns: At least 1.
  public static func wilson(halfWidth: Double, share: Double) -> Int {
    precondition(halfWidth > 0 && halfWidth < 0.5, "a half-width must be above 0 and below ½")
    precondition(share >= 0 && share <= 1, "a share must be between 0 and 1")
    let z = NormalDistribution.quantile975
    let most = WholeNumber.upwards(z * z / (halfWidth * halfWidth)) + 1
    return Bisection.least(above: 0, to: most) { wilsonHalfWidth($0, share) <= halfWidth }
  }

  /// The number of people needed if each person gives several traces, which resemble each other.
  ///
  /// It is the least m with `m·g / (1 + (g − 1)·ρ) ≥ n·(t/z)²`. The left side is the effective number of independent traces of m people
  /// (Kish 1965). On the right, t is Student's 97.5 % quantile with m − 1 degrees of freedom, because the variance is estimated, and z the
  /// normal quantile.
  ///
  /// - Parameters:
  ///   - traces: n, the number of traces needed if they were independent, 1 or more.
  ///   - each: g, the number of traces per person, 1 or more.
  ///   - correlation: ρ, the correlation of traces of one person, from 0 to 1.
  /// - Returns: At least ``SamplingUnit/fewestForTest``.
  public static func people(traces: Int, each: Int, correlation: Double) -> Int {
    precondition(traces > 0 && each > 0, "a study needs traces")
    precondition(correlation >= 0 && correlation <= 1, "a correlation must be between 0 and 1")
    let (n, g) = (Double(traces), Double(each))
    let effect = (1 + (g - 1) * correlation) / g
    let isEnough = { (people: Int) in
      let t = StudentDistribution.quantile975(freedom: Double(people - 1)) / NormalDistribution.quantile975
      return Double(people) >= n * effect * t * t
    }
    if isEnough(SamplingUnit.fewestForTest) { return SamplingUnit.fewestForTest }
    // With six people t is a third above z, so twice as many are always enough.
    let most = max(SamplingUnit.fewestForTest + 1, 2 * WholeNumber.upwards(n * effect))
    return Bisection.least(above: SamplingUnit.fewestForTest, to: most, holds: isEnough)
  }

  private static func wilsonHalfWidth(_ trials: Int, _ share: Double) -> Double {
    let (n, z) = (Double(trials), NormalDistribution.quantile975)
    return z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot() / (1 + z * z / n)
  }

  private static func deviate(_ power: Double) -> Double {
    guard let deviate = NormalDistribution.quantile(power) else {
      preconditionFailure("a power must be above 0 and below 1")
    }
    return deviate
  }
}
