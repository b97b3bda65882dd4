/// The probability that ``McNemarTest`` will find the better of two engines, before it is known in how many traces they differ.
///
/// Of n traces, m differ between the engines; m is binomial with n trials and probability ψ. In X of these, only the worse engine is right;
/// X is binomial with m trials and probability `(ψ − d)/2ψ`, where d is the difference of the engines' proportions. The test finds the
/// better engine if X is at most `k(m)`, the greatest k with `2·P(X ≤ k) ≤ 0.05` for probability ½. The power is `Σ P(m)·P(X ≤ k(m))`: the
/// exact unconditional power, without the studies that find the wrong engine better.
struct PairedPower {
  /// The difference d of the two engines' proportions, above 0.
  let difference: Double
  /// The proportion ψ of traces in which the engines differ, from `difference` to 1.
  let discordant: Double

  /// The significance level of the two-sided test.
  private static let level = 0.05
  /// The fewest differing traces that can be significant: with six that all favour one engine, p is `2·2⁻⁶ = 0.031`.
  private static let fewest = 6
  /// Limits of the sum over numbers of differing traces: nine standard deviations from the mean, and twenty traces more at the upper end.
  ///
  /// What lies beyond these limits has a probability below 1e-17.
  private static let (deviations, few) = (9.0, 20.0)

  /// The power of a study with this number of traces.
  ///
  /// - Parameter traces: The number of traces that both engines are replayed on, 1 or more.
  /// - Returns: The probability that the study finds the better engine, from 0 to 1.
  func power(traces: Int) -> Double {
    let mean = Double(traces) * discordant
    let spread = Self.deviations * (mean * (1 - discordant)).squareRoot()
    let first = max(Self.fewest, Int(mean - spread))
    let last = min(traces, Int(mean + spread + Self.few))
    guard first <= last else { return 0 }
    let count = Self.greatestCount(of: first)
    let worse = max(0, (discordant - difference) / (2 * discordant))
    var null = GrowingTail(count, of: first, probability: 0.5)
    var alternative = GrowingTail(count, of: first, probability: worse)
    guard discordant < 1 else { return alternative.atMost }
    var weight = BinomialTails(first, of: traces, probability: discordant).exactly
    var sum = 0.0
    for differing in first...last {
      sum += weight * alternative.atMost
      weight *= Double(traces - differing) / Double(differing + 1) * (discordant / (1 - discordant))
      null.addTrial()
      alternative.addTrial()
      while 2 * null.withNextCount <= Self.level {
        null.raiseCount()
        alternative.raiseCount()
      }
    }
    return sum
  }

  /// k(m) for m differing traces, six or more: the greatest number of them that may favour the worse engine in a significant result.
  private static func greatestCount(of differing: Int) -> Int {
    Bisection.least(above: 0, to: differing) { count in
      2 * BinomialTails(count, of: differing, probability: 0.5).atMost > level
    } - 1
  }
}

/// The binomial probability P(X ≤ count), updated as trials and count grow by one: each from the last by a product and a sum.
private struct GrowingTail {
  let probability: Double
  private(set) var atMost: Double
  private var trials: Int
  private var count: Int
  private var exactly: Double

  /// Starts at a count from 0 to `trials`, for a probability of success of at least 0 and below 1.
  init(_ count: Int, of trials: Int, probability: Double) {
    (self.count, self.trials, self.probability) = (count, trials, probability)
    guard probability > 0 else {
      (atMost, exactly) = (1, count == 0 ? 1 : 0)
      return
    }
    let tails = BinomialTails(count, of: trials, probability: probability)
    (atMost, exactly) = (tails.atMost, tails.exactly)
  }

  /// P(X = count + 1): the probability of exactly one success more than the count.
  private var next: Double {
    exactly * (Double(trials - count) / Double(count + 1)) * (probability / (1 - probability))
  }

  /// P(X ≤ count + 1): the probability of at most one success more than the count.
  var withNextCount: Double { atMost + next }

  mutating func raiseCount() {
    exactly = next
    atMost += exactly
    count += 1
  }

  mutating func addTrial() {
    atMost -= probability * exactly
    trials += 1
    exactly *= Double(trials) / Double(trials - count) * (1 - probability)
  }
}
