/// The 97.5 % quantile of Student's t: an estimate ± this many standard errors is a 95 % interval.
enum StudentQuantile {
  /// The 97.5 % quantile of the normal distribution, which Student's t approaches with many degrees of freedom.
  private static let normal = 1.959963984540054

  /// The 97.5 % quantile of Student's t for a number of degrees of freedom.
  ///
  /// Exact for 1 (`tan 0.475π`) and 2 (`0.95·√(2 / (1 − 0.95²))`); from 3 on the expansion in `1/ν` about the normal quantile (Abramowitz
  /// and Stegun 26.7.5), 0.12 % too low at 3, 1e-6 at 20.
  ///
  /// - Parameter freedom: The degrees of freedom `ν`: samples minus fitted parameters.
  /// - Returns: The quantile; infinite below 1 degree of freedom.
  static func upper(freedom: Int) -> Double {
    switch freedom {
    case ..<1: return .infinity
    case 1: return 12.706204736432095
    case 2: return 4.302652729749464
    default: return expansion(Double(freedom))
    }
  }

  private static func expansion(_ freedom: Double) -> Double {
    let z = normal
    let square = z * z
    let first = (square + 1) / 4
    let second = ((5 * square + 16) * square + 3) / 96
    let third = (((3 * square + 19) * square + 17) * square - 15) / 384
    let fourth = ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160
    let inverse = 1 / freedom
    return z * (1 + inverse * (first + inverse * (second + inverse * (third + inverse * fourth))))
  }
}
