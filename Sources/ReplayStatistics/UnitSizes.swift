/// The numbers of gestures of several people, and their effect on the variance of a proportion.
///
/// If a person gives n of all N gestures, the person's leverage is `h = n/N`. The variance of a proportion over all gestures is
/// `Σ e²/(1 − h) / N²`, where a person's residual e is the number of successes minus the number expected at the common proportion. It is
/// unbiased for any numbers if gestures are independent (Bell and McCaffrey 2002). If all m people have equal numbers, it is that of
/// `svymean` in R's survey package, `m/(m − 1)·Σe² / N²`.
struct UnitSizes {
  private let sizes: [Double]
  /// N, the number of gestures of all people.
  let total: Double
  private let squares: Double

  /// Stores the number of gestures of each person.
  ///
  /// - Parameter sizes: The numbers of two people or more, each above 0.
  init(_ sizes: [Double]) {
    precondition(sizes.count > 1, "one person alone has no variance")
    self.sizes = sizes
    total = sizes.reduce(0, +)
    squares = sizes.reduce(0) { $0 + $1 * $1 }
  }

  /// m, the number of people.
  var count: Int { sizes.count }
  /// `Σn²/N`: how many gestures the person of a gesture has, as the mean over all N gestures; n is one person's number.
  var mean: Double { squares / total }

  /// The covariance of two proportions, `Σ e·f/(1 − h) / N²`, or the variance of one if both arguments are its residuals.
  ///
  /// The sum is over people: e and f are a person's residuals of the two proportions, and h = n/N is the person's share of all gestures.
  func covariance(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for index in sizes.indices { sum += one[index] * other[index] / (1 - sizes[index] / total) }
    return sum / (total * total)
  }

  /// The correlation ρ of gestures of one person, 0…1, by a one-way analysis of variance.
  ///
  /// It is `(B − W) / (B + (n₀ − 1)·W)`, limited to 0…1, where B is the mean square between people, W the mean square within people, and n₀
  /// the effective number of gestures per person.
  ///
  /// - Parameters:
  ///   - residuals: Each person's successes minus those expected at the common proportion.
  ///   - within: `Σ n·q·(1 − q)`, where n is each person's number of gestures and q the person's proportion.
  /// - Returns: The correlation ρ.
  func correlation(residuals: [Double], within: Double) -> Double {
    let between = zip(residuals, sizes).reduce(0) { $0 + $1.0 * $1.0 / $1.1 } / Double(count - 1)
    let within = within / max(1, total - Double(count))
    let size = (total - mean) / Double(count - 1)
    let denominator = between + (size - 1) * within
    return denominator > 0 ? min(1, max(0, (between - within) / denominator)) : 0
  }

  /// The variance of a proportion p, in units of `p·(1 − p)`, if gestures of one person correlate by ρ: `Σ n·(1 + (n − 1)·ρ) / N²`.
  ///
  /// n is one person's number of gestures, N that of all people.
  func variance(correlation: Double) -> Double {
    sizes.reduce(0) { $0 + spread($1, correlation) } / (total * total)
  }

  /// The degrees of freedom of the variance from ``covariance(_:_:)``, if gestures of one person correlate by ρ (Satterthwaite 1946, Bell
  /// and McCaffrey 2002).
  ///
  /// They are `tr(M)² / tr(M²)`, where M is the matrix that gives the variance from people's residuals: m − 1 if all m people have equal
  /// numbers of gestures, fewer otherwise.
  func freedom(correlation: Double) -> Double {
    var (trace, own, leverages, spreads, mixed, all) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for size in sizes { all += spread(size, correlation) }
    for size in sizes {
      let (leverage, spread) = (size / total, spread(size, correlation))
      let weight = 1 / (1 - leverage)
      let rest = leverage * (all * leverage - 2 * spread)
      trace += weight * (spread + rest)
      own += weight * weight * spread * (spread + 2 * rest)
      leverages += weight * leverage * leverage
      spreads += weight * spread * spread
      mixed += weight * leverage * spread
    }
    let square =
      own + 2 * leverages * spreads + 2 * mixed * mixed - 4 * all * leverages * mixed
      + all * all * leverages * leverages
    return max(1, trace * trace / square)
  }

  /// The variance of the number of successes among `size` gestures of one person, in units of `p·(1 − p)` for a proportion p.
  private func spread(_ size: Double, _ correlation: Double) -> Double {
    size * (1 + (size - 1) * correlation)
  }
}
