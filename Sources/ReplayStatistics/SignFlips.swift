/// The test of whether one of two engines is better, with people as units (Fisher 1935).
///
/// A person's difference d is the number of gestures in which only the second engine was right, minus the number in which only the first
/// was. If neither engine were better for anybody, the sign of each d would be random, which gives the distribution of `Σ ±d`. If no d is
/// beyond ±1, the distribution is binomial, and the test equals ``McNemarTest``.
enum SignFlips {
  /// The two-sided p value, `P(|Σ±d| ≥ |Σd|)`, and the mid-p value, which counts only half of `P(|Σ±d| = |Σd|)`; both 1 if every d is 0.
  ///
  /// The test is exact if it takes at most ``mostSteps`` steps: one per possible sum, or one per choice of signs. Otherwise there are so
  /// many people that the normal approximation with variance Σd² is used (Obuchowski 1998).
  ///
  /// - Parameter differences: d of each person, in any order.
  /// - Returns: Both p values, each from 0 to 1.
  static func test(_ differences: [Int]) -> (p: Double, midP: Double) {
    let sizes = differences.map(abs).filter { $0 > 0 }.sorted()
    let observed = abs(differences.reduce(0, +))
    guard let greatest = sizes.last else { return (1, 1) }
    let sum = sizes.reduce(0, +)
    if greatest == 1 {
      let tails = BinomialTails((sum - observed) / 2, of: sum, probability: 0.5)
      return (min(1, 2 * tails.atMost), min(1, 2 * tails.atMost - tails.exactly))
    }
    let isBySigns = sizes.count <= mostSigns && 1 << sizes.count <= sizes.count * sum
    guard isBySigns || sizes.count * sum <= mostSteps else { return normal(sizes, observed) }
    let tail = isBySigns ? bySigns(sizes, observed) : bySums(sizes, observed, sum)
    guard observed > 0 else { return (1, 1 - tail.exactly / 2) }
    return (min(1, 2 * tail.atLeast), min(1, 2 * tail.atLeast - tail.exactly))
  }

  /// P(Σ±d ≥ observed) and P(Σ±d = observed), by enumerating every choice of signs, one sign changed at a time (Gray code).
  private static func bySigns(_ sizes: [Int], _ observed: Int) -> (atLeast: Double, exactly: Double) {
    var signed = sizes
    var (sum, atLeast, exactly) = (sizes.reduce(0, +), 0, 0)
    let choices = 1 << sizes.count
    for choice in 1...choices {
      if sum >= observed { atLeast += 1 }
      if sum == observed { exactly += 1 }
      guard choice < choices else { break }
      let index = choice.trailingZeroBitCount
      signed[index].negate()
      sum += 2 * signed[index]
    }
    return (Double(atLeast) / Double(choices), Double(exactly) / Double(choices))
  }

  /// P(Σ±d ≥ observed) and P(Σ±d = observed), from the distribution of the sum of the positive differences, built up person by person.
  private static func bySums(_ sizes: [Int], _ observed: Int, _ sum: Int) -> (
    atLeast: Double, exactly: Double
  ) {
    var shares = Array(repeating: 0.0, count: sum + 1)
    shares[0] = 1
    var reached = 0
    for size in sizes {
      reached += size
      for index in stride(from: reached, through: 0, by: -1) {
        shares[index] = (shares[index] + (index >= size ? shares[index - size] : 0)) / 2
      }
    }
    // A positive sum s gives 2s − Σd, so only sums of the same parity as `observed` occur.
    let least = (sum + observed) / 2
    return (shares[least...].reversed().reduce(0, +), shares[least])
  }

  private static func normal(_ sizes: [Int], _ observed: Int) -> (p: Double, midP: Double) {
    let variance = sizes.reduce(0.0) { $0 + Double($1) * Double($1) }
    let p = 2 * NormalDistribution.probability(below: -Double(observed) / variance.squareRoot())
    return (p, p)
  }

  /// The most steps that an exact test may take; they need a millisecond or two.
  private static let mostSteps = 1 << 21
  private static let mostSigns = 20
}
