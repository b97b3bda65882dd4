/// The exact test of whether two engines differ on the same traces more than chance does (McNemar 1947).
///
/// Only the traces in which they differ count: if neither is better, each of them is as likely to fall one way as the other. No
/// approximation by chi-square: it holds from one trace to billions.
public struct McNemarTest: Equatable, Sendable {
  /// The exact two-sided p: `min(1, 2·P(X ≤ min(b, c)))`, X binomial with n = b + c and ½; 1 without any difference. Conservative.
  public let p: Double
  /// The two-sided mid-p: `2·(P(X < min(b, c)) + ½·P(X = min(b, c)))`: nearer to its level (Fagerland, Lydersen and Laake 2013).
  public let midP: Double

  /// The test of `counts`.
  public init(_ counts: PairedCounts) {
    let fewer = min(counts.onlyFirst, counts.onlySecond)
    let tails = BinomialTails(fewer, of: counts.discordant, probability: 0.5)
    p = min(1, 2 * tails.atMost)
    midP = min(1, 2 * tails.atMost - tails.exactly)
  }

  /// The test with people or devices as what is drawn: `SignFlips` of the difference of each, which is the same test where each has one gesture.
  ///
  /// - Parameter pairs: Of gestures that are independent it is the test of all.
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
