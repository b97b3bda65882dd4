/// The number of traces it takes to see a difference, or to know a share so closely.
///
/// A difference counts as seen when a two-sided test at 5 % finds it; unless told otherwise that is to happen in 80 of 100 studies.
public enum SampleSize {
  /// The share of studies that should find the difference.
  public static let usualPower = 0.8

  /// Traces for two engines on the same traces, judged by ``McNemarTest``, which is exact: so is this.
  ///
  /// The least n at which the test finds the difference in so many studies, whatever number of traces they differ in, with ψ the
  /// share in which they are expected to. The normal formula (Connor 1987) asks up to a tenth too many where they differ in
  /// little more than `d`, and 2 % too few beyond. Where they differ in nearly all traces the power rises in steps, and falls a
  /// little between: then it is the end of a step.
  ///
  /// - Parameters:
  ///   - difference: To be seen, above 0 and at most 1: 0.02 for 2 percentage points.
  ///   - discordant: The share of traces in which the engines differ, from `difference` to 1.
  ///   - power: Above 0 and below 1.
  /// - Returns: Traces, each replayed through both.
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

  /// Traces for each of two engines on different traces: the comparison of two shares `p` and `p + difference`.
  ///
  /// `(z·√(2·p̄·q̄) + z_β·√(p₁q₁ + p₂q₂))² / d²`, p̄ the mean of both (Fleiss 1981, without correction for continuity).
  ///
  /// - Parameters:
  ///   - difference: To be seen, above 0.
  ///   - share: The lower of the two, from 0 to 1 − `difference`.
  ///   - power: Above 0 and below 1.
  /// - Returns: Traces for each.
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

  /// Traces that make the Wilson interval of a share at most so wide on each side of its centre.
  ///
  /// Solves `z·√(p(1−p)/n + z²/4n²) / (1 + z²/n) ≤ h` for the least n.
  ///
  /// - Parameters:
  ///   - halfWidth: Above 0 and below ½: 0.02 for ± 2 percentage points.
  ///   - share: What the share is expected to be, from 0 to 1; ½ asks for most.
  /// - Returns: At least 1.
  public static func wilson(halfWidth: Double, share: Double) -> Int {
    precondition(halfWidth > 0 && halfWidth < 0.5, "a half-width must be above 0 and below ½")
    precondition(share >= 0 && share <= 1, "a share must be between 0 and 1")
    let z = NormalDistribution.quantile975
    let most = WholeNumber.upwards(z * z / (halfWidth * halfWidth)) + 1
    return Bisection.least(above: 0, to: most) { wilsonHalfWidth($0, share) <= halfWidth }
  }

  /// The people it takes where each gives several traces, which resemble each other.
  ///
  /// The least m with `m·g / (1 + (g − 1)·ρ) ≥ n·(t/z)²`: the traces of m people are worth as many independent ones as the left side says (Kish 1965),
  /// and t, Student's quantile with m − 1 degrees of freedom, is what not knowing the variance costs.
  ///
  /// - Parameters:
  ///   - traces: n, as many as independent ones would have to be, 1 or more.
  ///   - each: g, the traces of one person, 1 or more.
  ///   - correlation: ρ of traces of one person, from 0 to 1.
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
    // With six people t is a third above z, so twice as many are enough.
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
