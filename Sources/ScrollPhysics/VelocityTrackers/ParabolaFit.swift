/// The line or parabola fitted to samples by least squares with equal weights.
///
/// Uses polynomials orthogonal on the samples (Forsythe), so that no matrix is inverted: with `u` the abscissa minus the mean,
/// `p₁ = u`, `p₂ = u² − a·u − b`, `a = Σu³/Σu²`, `b = Σu²/n`.
@frozen
public struct ParabolaFit: Equatable, Sendable {
  /// The fitted curve's value at abscissa 0.
  public let value: Double
  /// The fitted curve's slope at abscissa 0.
  public let slope: Double
  /// The coefficient of `x²` in the fitted curve; 0 for a line.
  public let curvature: Double
  /// `R²`: the fraction of the samples' variance that the curve explains, at most 1; 1 if there is no variance.
  public let confidence: Double

  /// The least norm of a degree's polynomial for the abscissae to count as different, in their unit.
  ///
  /// It is Dart's `precisionErrorTolerance`, which Flutter uses with milliseconds.
  @usableFromInline static var leastNorm: Double { 1e-10 }

  /// The curve fitted to `count` samples; nil if too few abscissae differ for the degree.
  ///
  /// - Parameters:
  ///   - degree: 1 for a line, 2 for a parabola.
  ///   - count: The number of samples.
  ///   - sample: The abscissa and the value of each sample, by its index 0 ..< `count`.
  @inlinable
  public init?(degree: Int, count: Int, sample: (Int) -> (x: Double, y: Double)) {
    precondition(degree == 1 || degree == 2, "a fit's degree must be 1 or 2")
    guard count > degree else { return nil }
    let n = Double(count)
    var (middle, mean) = (0.0, 0.0)
    for index in 0..<count {
      let (x, y) = sample(index)
      middle += x / n
      mean += y / n
    }
    var (squares, cubes, linear, spread) = (0.0, 0.0, 0.0, 0.0)
    for index in 0..<count {
      let (x, y) = sample(index)
      let u = x - middle
      squares += u * u
      cubes += u * u * u
      linear += u * (y - mean)
      spread += (y - mean) * (y - mean)
    }
    guard squares.squareRoot() >= Self.leastNorm else { return nil }
    let (a, b, line) = (cubes / squares, squares / n, linear / squares)
    var (norm, curve) = (0.0, 0.0)
    if degree == 2 {
      for index in 0..<count {
        let (x, y) = sample(index)
        let p = (x - middle) * (x - middle - a) - b
        norm += p * p
        curve += p * (y - mean)
      }
      guard norm.squareRoot() >= Self.leastNorm else { return nil }
      curve /= norm
    }
    curvature = curve
    slope = line - curve * (a + 2 * middle)
    value = mean - line * middle + curve * (middle * (middle + a) - b)
    let left = spread - line * line * squares - curve * curve * norm
    confidence = spread <= Self.leastNorm ? 1 : 1 - (left > 0 ? left : 0) / spread
  }
}
