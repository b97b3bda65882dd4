/// The distribution of `Σ ±d`, each sign as likely: what the difference of two engines would be if neither were better for anybody.
///
/// Each person's difference d is the number of gestures in which the second engine alone was right less that in which the first alone was. Of
/// differences of 1 it is the binomial distribution of ``McNemarTest``: the same test, with people as what is drawn (Fisher 1935).
enum SignFlips {
  /// The two-sided p, `P(|Σ±d| ≥ |Σd|)`, and the mid-p, which counts only half of `P(|Σ±d| = |Σd|)`; both 1 where nobody differs.
  ///
  /// Exact where that takes at most ``mostSteps`` steps: one for each sum, or one for each choice of signs. Else there are so many people
  /// that the sum is as good as normal, with variance Σd² (Obuchowski 1998).
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

  /// P(Σ±d ≥ observed) and P(Σ±d = observed), by every choice of signs: each is one sign from the one before (Gray code).
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

  /// The same by the distribution of the sum of the positive ones, person after person.
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
    // Positive ones of s leave a sum of 2s − Σd, which is observed at the same parity alone.
    let least = (sum + observed) / 2
    return (shares[least...].reversed().reduce(0, +), shares[least])
  }

  private static func normal(_ sizes: [Int], _ observed: Int) -> (p: Double, midP: Double) {
    let variance = sizes.reduce(0.0) { $0 + Double($1) * Double($1) }
    let p = 2 * NormalDistribution.probability(below: -Double(observed) / variance.squareRoot())
    return (p, p)
  }

  /// Steps that take a millisecond or two.
  private static let mostSteps = 1 << 21
  private static let mostSigns = 20
}
