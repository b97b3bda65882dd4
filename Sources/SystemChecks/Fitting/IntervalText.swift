import TextFormats

/// A number with its 95 % interval as text: `4.002 ± 0.013`, with two digits of the half width.
enum IntervalText {
  /// The largest number of decimals that are shown.
  private static let mostDecimals = 6
  /// The number of significant digits with which half an interval's width is shown.
  private static let digits = 2

  /// A number ± half the width of its interval, which is shown as at least 0.000001; `not known` if the width is infinite.
  static func text(_ value: Double, halfWidth: Double) -> String {
    guard halfWidth.isFinite else { return "not known" }
    let decimals = decimals(of: halfWidth)
    let shown = max(halfWidth, 1 / power(mostDecimals))
    return "\(Figures.fixed(value, decimals: decimals)) ± \(Figures.fixed(shown, decimals: decimals))"
  }

  /// A number without trailing zeros.
  static func text(_ value: Double) -> String {
    var decimals = 0
    while decimals < mostDecimals, abs(value - (value * power(decimals)).rounded() / power(decimals)) > 1e-9 {
      decimals += 1
    }
    return Figures.fixed(value, decimals: decimals)
  }

  /// The number of decimals with which half an interval's width has two significant digits.
  private static func decimals(of halfWidth: Double) -> Int {
    var decimals = 0
    while decimals < mostDecimals, halfWidth * power(decimals + 1 - digits) < 1 { decimals += 1 }
    return decimals
  }

  private static func power(_ exponent: Int) -> Double {
    exponent < 0 ? 1 / power(-exponent) : (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }
}
