import TextFormats

/// A number and its 95 % interval for people: `4.002 ± 0.013`, two digits of the half width.
enum IntervalText {
  /// More decimals than this nobody reads.
  private static let mostDecimals = 6
  /// A half width has so many digits.
  private static let digits = 2

  /// The number with its half width, which is shown as 0.000001 where it is smaller; `not known` where it is infinite.
  static func text(_ value: Double, halfWidth: Double) -> String {
    guard halfWidth.isFinite else { return "not known" }
    let decimals = decimals(of: halfWidth)
    let shown = max(halfWidth, 1 / power(mostDecimals))
    return "\(Figures.fixed(value, decimals: decimals)) ± \(Figures.fixed(shown, decimals: decimals))"
  }

  /// A number without needless zeros.
  static func text(_ value: Double) -> String {
    var decimals = 0
    while decimals < mostDecimals, abs(value - (value * power(decimals)).rounded() / power(decimals)) > 1e-9 {
      decimals += 1
    }
    return Figures.fixed(value, decimals: decimals)
  }

  /// So many that a half width has two digits.
  private static func decimals(of halfWidth: Double) -> Int {
    var decimals = 0
    while decimals < mostDecimals, halfWidth * power(decimals + 1 - digits) < 1 { decimals += 1 }
    return decimals
  }

  private static func power(_ exponent: Int) -> Double {
    exponent < 0 ? 1 / power(-exponent) : (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }
}
