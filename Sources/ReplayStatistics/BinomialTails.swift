/// The two tails of a binomial distribution: the probabilities of at most and of more than a given count X.
///
/// Both sums are computed relative to the probability of the count itself, which then cancels. This needs no factorial and no power, and
/// nothing overflows for any number of trials.
struct BinomialTails {
  /// P(X ≤ count): the probability of at most the given count, 0…1.
  let atMost: Double
  /// P(X > count): the probability of more than the given count, 0…1.
  let above: Double
  /// P(X = count): the probability of exactly the given count, 0…1.
  let exactly: Double

  /// Computes both tails for a number of independent trials.
  ///
  /// - Parameters:
  ///   - count: The number of successes, from 0 to `trials`.
  ///   - trials: The number of trials, 0 or more.
  ///   - probability: The probability of success in each trial, above 0 and below 1.
  init(_ count: Int, of trials: Int, probability: Double) {
    let odds = probability / (1 - probability)
    let (n, k, mode) = (Double(trials), Double(count), probability * Double(trials + 1))
    var (below, term, index) = (1.0, 1.0, k)
    while index > 0, term > below * Self.negligible || index > mode {
      term *= index / ((n - index + 1) * odds)
      below += term
      index -= 1
      if !below.isFinite { break }
    }
    var over = 0.0
    (term, index) = (1.0, k + 1)
    while index <= n, term > over * Self.negligible || index < mode {
      term *= (n - index + 1) * odds / index
      over += term
      index += 1
      if !over.isFinite { break }
    }
    guard below.isFinite, over.isFinite else {
      (atMost, above, exactly) = below.isFinite ? (0, 1, 0) : (1, 0, 0)
      return
    }
    (atMost, above, exactly) = (below / (below + over), over / (below + over), 1 / (below + over))
  }

  /// Terms below this fraction of their sum are left out; they would change no bit of it.
  private static let negligible = 1e-18
}
