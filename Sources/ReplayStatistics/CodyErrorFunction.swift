/// The rational approximations of W. J. Cody, "Rational Chebyshev approximations for the error function", Math. Comp. 23 (1969), 631–637.
enum CodyErrorFunction {
  /// The largest argument for which `near` is used; `scaledComplement` is used for larger ones.
  static let nearLimit = 0.46875
  /// The argument at which `scaledComplement` changes from its first approximation to its second.
  private static let farLimit = 4.0

  /// `erf(y)` for |y| ≤ `nearLimit`.
  static func near(_ y: Double) -> Double {
    let square = y * y
    return y * ratio(square, over: nearNumerator, and: nearDenominator)
  }

  /// `e^(y²)·erfc(y)` for y > `nearLimit`.
  static func scaledComplement(_ y: Double) -> Double {
    guard y > farLimit else { return ratio(y, over: middleNumerator, and: middleDenominator) }
    let inverse = 1 / (y * y)
    let series = inverse * ratio(inverse, over: farNumerator, and: farDenominator)
    return (inverseRootPi - series) / y
  }

  /// The ratio of two polynomials with coefficients from the highest power down.
  private static func ratio(_ x: Double, over numerator: [Double], and denominator: [Double]) -> Double {
    numerator.reduce(0) { $0 * x + $1 } / denominator.reduce(0) { $0 * x + $1 }
  }

  /// The constant 1/√π.
  private static let inverseRootPi = 0.564189583547756286948

  private static let nearNumerator = [
    1.85777706184603153e-1, 3.16112374387056560e0, 1.13864154151050156e2, 3.77485237685302021e2,
    3.20937758913846947e3,
  ]
  private static let nearDenominator = [
    1, 2.36012909523441209e1, 2.44024637934444173e2, 1.28261652607737228e3, 2.84423683343917062e3,
  ]
  private static let middleNumerator = [
    2.15311535474403846e-8, 5.64188496988670089e-1, 8.88314979438837594e0, 6.61191906371416295e1,
    2.98635138197400131e2, 8.81952221241769090e2, 1.71204761263407058e3, 2.05107837782607147e3,
    1.23033935479799725e3,
  ]
  private static let middleDenominator = [
    1, 1.57449261107098347e1, 1.17693950891312499e2, 5.37181101862009858e2, 1.62138957456669019e3,
    3.29079923573345963e3, 4.36261909014324716e3, 3.43936767414372164e3, 1.23033935480374942e3,
  ]
  private static let farNumerator = [
    1.63153871373020978e-2, 3.05326634961232344e-1, 3.60344899949804439e-1, 1.25781726111229246e-1,
    1.60837851487422766e-2, 6.58749161529837803e-4,
  ]
  private static let farDenominator = [
    1, 2.56852019228982242e0, 1.87295284992346725e0, 5.27905102951428412e-1, 6.05183413124413191e-2,
    2.33520497626869185e-3,
  ]
}
