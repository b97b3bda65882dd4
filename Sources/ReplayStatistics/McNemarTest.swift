/// The exact test of whether two engines differ on the same traces by more than chance (McNemar 1947).
///
/// Only the traces in which exactly one engine is right count: if neither engine is better, each such trace is equally likely to favour
/// either one. No chi-square approximation is used, so the test is valid from one trace to billions.
public struct McNemarTest: Equatable, Sendable {
  /// The exact two-sided p value, 0…1: `min(1, 2·P(X ≤ min(b, c)))`. It is conservative.
  ///
  /// b and c are the numbers of traces in which only the first or only the second engine is right; X is binomial with b + c trials and
  /// probability ½. The value is 1 if b + c is 0.
  public let p: Double
  /// The two-sided mid-p value, 0…1: `2·(P(X < min(b, c)) + ½·P(X = min(b, c)))`, with b, c and X as in ``p``.
  ///
  /// It is closer to its nominal level than ``p`` (Fagerland, Lydersen and Laake 2013).
  public let midP: Double

  /// Tests the counts of two engines on the same independent traces.
  public init(_ counts: PairedCounts) {
    let fewer = min(counts.onlyFirst, counts.onlySecond)
    let tails = BinomialTails(fewer, of: counts.discordant, probability: 0.5)
    p = min(1, 2 * tails.atMost)
    midP = min(1, 2 * tails.atMost - tails.exactly)
  }

  /// Tests the counts of two engines with people or devices as sampling units, by `SignFlips` of each person's difference.
  ///
  /// If each person has only one gesture, the result equals that for independent gestures.
  ///
  /// - Parameter pairs: The counts by person or device; if they are of independent gestures, their total is tested.
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
