/// The two tails of a binomial distribution around a count.
///
/// Both sums are computed in units of the probability of `count`, which then cancels: no factorial, no power, nothing that overflows
/// for any number of trials.
struct BinomialTails {
  /// P(X ≤ count).
  let atMost: Double
  /// P(X > count).
  let above: Double
  /// P(X = count).
  let exactly: Double

  /// The tails around `count` of `trials` that succeed with `probability` each.
  ///
  /// - Parameters:
  ///   - count: From 0 to `trials`.
  ///   - trials: 0 or more.
  ///   - probability: Above 0 and below 1.
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

  /// A term this small relative to its sum changes no bit of it.
  private static let negligible = 1e-18
}
