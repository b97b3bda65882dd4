/// The exact test of whether two engines differ on the same traces by more than chance (McNemar 1947).
///
/// Only the traces in which they differ count: if neither is better, each of them is equally likely to favour either engine. No
/// chi-square approximation is used, so it holds from one trace to billions.
public struct McNemarTest: Equatable, Sendable {
  /// The exact two-sided p value: `min(1, 2·P(X ≤ min(b, c)))`, X binomial with n = b + c and ½; 1 without any difference. Conservative.
  public let p: Double
  /// The two-sided mid-p value: `2·(P(X < min(b, c)) + ½·P(X = min(b, c)))`, closer to its nominal level (Fagerland, Lydersen and Laake
  /// 2013).
  public let midP: Double

  /// The test of `counts`.
  public init(_ counts: PairedCounts) {
    let fewer = min(counts.onlyFirst, counts.onlySecond)
    let tails = BinomialTails(fewer, of: counts.discordant, probability: 0.5)
    p = min(1, 2 * tails.atMost)
    midP = min(1, 2 * tails.atMost - tails.exactly)
  }

  /// The test with people or devices as sampling units: `SignFlips` of each one's difference; identical if each has one gesture.
  ///
  /// - Parameter pairs: For independent gestures, the test of their total.
  public init(_ pairs: ClusteredPairs) {
    guard pairs.unit != .gestures else {
      self.init(pairs.total)
      return
    }
    let test = SignFlips.test(pairs.byUnit.map { $0.onlySecond - $0.onlyFirst })
    self.init(p: test.p, midP: test.midP)
  }

  private init(p: Double, midP: Double) { (self.p, self.midP) = (p, midP) }
}
