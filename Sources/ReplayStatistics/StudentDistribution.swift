import ScrollPhysics

/// Student's t distribution, whose quantiles replace the normal ones if a variance is estimated from a few people.
public enum StudentDistribution {
  /// The 97.5 % quantile for a number of degrees of freedom, with a relative error of about 1e-10.
  ///
  ///     StudentDistribution.quantile975(freedom: 4)   // 2.776445
  ///
  /// - Parameter freedom: Degrees of freedom, 1 or more, not necessarily whole.
  /// - Returns: 12.706 for 1, falling towards ``NormalDistribution/quantile975`` for many.
  public static func quantile975(freedom: Double) -> Double {
    precondition(freedom >= 1, "degrees of freedom must be 1 or more")
    if freedom > many { return nearNormal(freedom) }
    let half = freedom / 2
    let logBeta = LogGamma.value(half) + LogGamma.value(0.5) - LogGamma.value(half + 0.5)
    return Bisection.edge(between: 1, and: greatest) { t in
      tail(t, freedom, logBeta: logBeta) > PoissonRate.tail
    }
  }

  /// P(T > t) = ½·I(ν/(ν + t²); ν/2, ½) for ν degrees of freedom.
  ///
  /// I is the incomplete beta function, computed as a continued fraction (Abramowitz and Stegun 1964, 26.5.8).
  private static func tail(_ t: Double, _ freedom: Double, logBeta: Double) -> Double {
    let square = t * t
    let (x, rest) = (freedom / (freedom + square), square / (freedom + square))
    let half = freedom / 2
    let logWeight = -half * Elementary.log1p(square / freedom) + 0.5 * Elementary.log(rest) - logBeta
    let weight = Elementary.exp(logWeight)
    // The fraction converges fast below the mean of its distribution.
    return x < (half + 1) / (half + 2.5)
      ? 0.5 * weight * fraction(x, half, 0.5) / half
      : 0.5 - weight * fraction(rest, 0.5, half)
  }

  /// The continued fraction of the incomplete beta function I(x; a, b), by Lentz's method.
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    var (c, d) = (1.0, 1 / (1 - (a + b) * x / (a + 1)))
    var value = d
    for step in 1...mostSteps {
      let m = Double(step)
      for term in [
        m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
        -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
      ] {
        d = 1 / (1 + term * d)
        c = 1 + term / c
        value *= c * d
      }
      if abs(c * d - 1) < 1e-16 { break }
    }
    return value
  }

  /// The 97.5 % quantile for many degrees of freedom ν, by Cornish and Fisher's expansion in 1/ν (Abramowitz and Stegun 1964, 26.7.5).
  private static func nearNormal(_ freedom: Double) -> Double {
    let z = NormalDistribution.quantile975
    let square = z * z
    let first = (square + 1) / 4
    let second = ((5 * square + 16) * square + 3) / 96
    let third = (((3 * square + 19) * square + 17) * square - 15) / 384
    return z * (1 + (first + (second + third / freedom) / freedom) / freedom)
  }

  /// The degrees of freedom beyond which Cornish and Fisher's expansion is exact to the last digits.
  private static let many = 2000.0
  /// An upper limit for the search: above the quantile for one degree of freedom, 12.706.
  private static let greatest = 13.0
  private static let mostSteps = 500
}
