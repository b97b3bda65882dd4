import ScrollPhysics

/// Computes the natural logarithm of the gamma function.
enum LogGamma {
  /// ln Γ(x) for `x > 0`. From ``start`` on it is Stirling's series; a smaller argument is raised first, by `Γ(x) = Γ(x + 1) / x`.
  static func value(_ x: Double) -> Double {
    var (x, product) = (x, 1.0)
    while x < start {
      product *= x
      x += 1
    }
    let square = 1 / (x * x)
    let series = coefficients.reduce(0) { $0 * square + $1 } / x
    return (x - 0.5) * Elementary.log(x) - x + halfLogOfTwoPi + series - Elementary.log(product)
  }

  /// The least argument for which Stirling's series is used; its error is below 1e-17 from here on.
  private static let start = 16.0
  /// The coefficients of Stirling's series, `B₂ₙ / (2n·(2n − 1))` with the Bernoulli numbers B₂ₙ, the highest n first.
  private static let coefficients = [
    -691.0 / 360_360, 1.0 / 1188, -1.0 / 1680, 1.0 / 1260, -1.0 / 360, 1.0 / 12,
  ]
  private static let halfLogOfTwoPi = 0.918_938_533_204_672_741_78
}
