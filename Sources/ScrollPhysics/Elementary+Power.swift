extension Elementary {
  /// `xʸ` for `x` ≥ 0: `e^(y·ln x)` with the logarithm to some 65 bits, so that the product keeps its digits.
  ///
  /// `x⁰` and `1ʸ` are 1, `0ʸ` is 0 or infinite. NaN, and a negative `x` other than to the 0, give NaN.
  ///
  ///     Elementary.pow(8, 1.0 / 3)   // 2.0
  ///
  /// - Parameters:
  ///   - x: The base, ≥ 0.
  ///   - y: The exponent.
  /// - Returns: A number ≥ 0.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 || x == 1 { return 1 }
    guard x > 0, x < .infinity, abs(y) < exponentOfAll else { return powAtTheEnds(x, y) }
    let logarithm = preciseLog(x)
    let estimate = y * logarithm.high
    // Beyond, the result is 0 or infinite, and the parts of the product would not be finite.
    guard abs(estimate) < exponentLimit else { return estimate < 0 ? 0 : .infinity }
    let product = exactProduct(y, logarithm.high)
    return exp(product.high, plus: product.low + y * logarithm.low)
  }

  /// The exponent from which on any base but 1 gives 0 or infinity, as the smallest `|ln x|` is 2⁻⁵³.
  private static var exponentOfAll: Double { 0x1p64 }

  /// `xʸ` for special arguments: `x` is negative, 0 or infinite, or `y` is enormous; `x` is not 1 and `y` not 0.
  private static func powAtTheEnds(_ x: Double, _ y: Double) -> Double {
    if x < 0 { return .nan }
    return (x > 1) == (y > 0) ? .infinity : 0
  }

  /// `e^(a + b)` for `|a| < 746` and a `b` far smaller, without the rounding error of the sum.
  private static func exp(_ a: Double, plus b: Double) -> Double {
    let (k, start, lost) = reducedByLn2(a)
    let rest = b - lost
    let high = start + rest
    let tail = high * high * Fitted.expTail(high) - ((high - start) - rest)
    let sum = 1 + high
    return scaled(sum + (((1 - sum) + high) + tail), by: wholeNumber(k))
  }

  /// `ln x` as the sum of two doubles, for a positive finite `x`.
  ///
  /// With `x = 2ᵏ · m`, `f = m − 1`, `s = f / (2 + f)` and `z = s²`: `ln m = 2·(s + s·z/3 + s·z²/5 + …)`, the first two
  /// terms in two doubles each.
  private static func preciseLog(_ x: Double) -> (high: Double, low: Double) {
    let (k, m) = scaledToOne(x)
    let f = m - 1
    let s = quotient(f, by: 2 + f, lost: f - ((2 + f) - 2))
    let z = exactProduct(s.high, s.high)
    let cube = exactProduct(s.high, z.high)
    let cubeLow = cube.low + (s.high * (z.low + 2 * s.high * s.low) + s.low * z.high)
    // 2/3 as two doubles; the second is 2⁻⁵⁴ · 2/3.
    let third = exactProduct(cube.high, twoThirds)
    let thirdLow = third.low + (cube.high * (twoThirds * 0x1p-54) + cubeLow * twoThirds)
    let rest = cube.high * z.high * seriesTail(z.high)
    let whole = exactSum(k * Fitted.ln2High, 2 * s.high)
    let sum = exactSum(whole.high, third.high)
    let low = sum.low + (whole.low + (2 * s.low + (thirdLow + rest + k * Fitted.ln2Low)))
    return exactSum(sum.high, low)
  }

  private static var twoThirds: Double { 2.0 / 3 }

  /// The end of the logarithm's series, `2/5 + 2/7·z + 2/9·z² + …`, for `z ≤ 0.0295`; error at most 2⁻⁵⁶.
  private static func seriesTail(_ z: Double) -> Double {
    var p = 2.0 / 27
    p = p * z + 2.0 / 25
    p = p * z + 2.0 / 23
    p = p * z + 2.0 / 21
    p = p * z + 2.0 / 19
    p = p * z + 2.0 / 17
    p = p * z + 2.0 / 15
    p = p * z + 2.0 / 13
    p = p * z + 2.0 / 11
    p = p * z + 2.0 / 9
    p = p * z + 2.0 / 7
    return p * z + 2.0 / 5
  }

  // MARK: Numbers in two doubles

  /// The rounded sum `a + b`, and its rounding error.
  @inline(__always)
  private static func exactSum(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }

  /// The rounded product `a · b`, and its rounding error; halves of 26 bits multiply exactly (Dekker).
  @inline(__always)
  private static func exactProduct(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let ((a1, a2), (b1, b2)) = (halves(a), halves(b))
    let product = a * b
    return (product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  /// Splits `a` into two doubles of at most 26 bits, whose sum is `a` (Veltkamp).
  @inline(__always)
  private static func halves(_ a: Double) -> (Double, Double) {
    let shifted = (0x1p27 + 1) * a
    let high = shifted - (shifted - a)
    return (high, a - high)
  }

  /// `a / (b + lost)` as the sum of two doubles; `lost` is the rounding error of `b`.
  @inline(__always)
  private static func quotient(_ a: Double, by b: Double, lost: Double) -> (high: Double, low: Double) {
    let high = a / b
    let back = exactProduct(high, b)
    return (high, (((a - back.high) - back.low) - high * lost) / b)
  }
}
