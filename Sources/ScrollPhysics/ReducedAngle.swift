/// An angle minus whole quarter turns: `x = quadrant · π / 2 + remainder + correction`, up to whole turns.
struct ReducedAngle {
  /// The number of quarter turns subtracted, modulo 4: 0 to 3.
  let quadrant: Int
  /// The remainder, at most π / 4 in magnitude.
  let remainder: Double
  /// The correction to `remainder`, smaller than its last digit.
  let correction: Double

  private typealias Fitted = ElementaryCoefficients

  /// Reduces the finite angle `x`, in radians.
  init(_ x: Double) {
    if abs(x) <= Self.quarterOfPi {
      self.init(quadrant: 0, remainder: x, correction: 0)
    } else if abs(x) < Self.splitLimit {
      self.init(splitting: x)
    } else {
      self.init(multiplyingBits: x)
    }
  }

  private init(quadrant: Int, remainder: Double, correction: Double) {
    self.quadrant = quadrant
    self.remainder = remainder
    self.correction = correction
  }

  /// π / 4, approximately: a smaller angle needs no reduction.
  private static var quarterOfPi: Double { 0.785398 }
  /// 2²⁰: up to this many quarter turns the products with the parts of π / 2 are exact.
  private static var splitLimit: Double { 0x1p20 }

  /// Cody and Waite's reduction: π / 2 in parts of 33 bits, so that whole multiples of them are exact.
  private init(splitting x: Double) {
    let n = Elementary.nearestWhole(x * Fitted.perHalfPi)
    let first = x - n * Fitted.halfPi1
    let (second, secondError) = Self.sum(first, -(n * Fitted.halfPi2))
    let (third, thirdError) = Self.sum(second, -(n * Fitted.halfPi3))
    let rest = (secondError + thirdError) - n * Fitted.halfPi4
    quadrant = Elementary.wholeNumber(n) & 3
    remainder = third + rest
    correction = (third - remainder) + rest
  }

  /// Payne and Hanek's reduction: the bits of 2 / π that matter for this exponent, times the mantissa, modulo 4.
  ///
  /// Higher bits of 2 / π only give whole turns. Of the 192 bits used, 2 become the quadrant and, as no double comes nearer
  /// than 2⁻⁶² to a multiple of π / 2, more than 120 of the rest are significant.
  private init(multiplyingBits x: Double) {
    let mantissa = x.magnitude.significandBitPattern | 1 << 52
    // |x| = mantissa · 2^exponent.
    let exponent = Int(x.magnitude.bitPattern >> 52) &- 1075
    let turns = Self.product(of: mantissa, bitsFrom: exponent &- 2)
    var high = turns.high << 2 | turns.middle >> 62
    var middle = turns.middle << 2 | turns.low >> 62
    var quarter = Int(turns.high >> 62)
    // More than half a quarter turn counts down from the next one.
    let isAbove = high >> 63 == 1
    if isAbove {
      (high, middle) = (~high, ~middle)
      quarter &+= 1
    }
    let (r, e) = Self.angle(high: high, middle: middle)
    let isNegative = (x < 0) != isAbove
    quadrant = (x < 0 ? -quarter : quarter) & 3
    remainder = isNegative ? -r : r
    correction = isNegative ? -e : e
  }

  /// The low 192 bits of `mantissa` times the 192 bits of 2 / π from bit `first` on (−64 is the first stored).
  private static func product(of mantissa: UInt64, bitsFrom first: Int)
    -> (high: UInt64, middle: UInt64, low: UInt64)
  {
    let low = mantissa.multipliedFullWidth(by: bits(from: first &+ 128))
    let middle = mantissa.multipliedFullWidth(by: bits(from: first &+ 64))
    let (sum, carries) = middle.low.addingReportingOverflow(low.high)
    let high = mantissa &* bits(from: first) &+ middle.high &+ (carries ? 1 : 0)
    return (high, sum, low.low)
  }

  private static func bits(from first: Int) -> UInt64 {
    let position = first &+ 64
    let (word, shift) = (position >> 6, UInt64(position & 63))
    let upper = Fitted.bitsPerHalfPi(word)
    return shift == 0 ? upper : upper << shift | Fitted.bitsPerHalfPi(word &+ 1) >> (64 &- shift)
  }

  /// π / 2 times a fraction of a quarter turn, as a double and its rounding error; `high` and `middle` are the fraction's bits.
  private static func angle(high: UInt64, middle: UInt64) -> (Double, Double) {
    let zeros = high.leadingZeroBitCount
    let shift = UInt64(zeros)
    let top = zeros == 0 ? high : zeros == 64 ? middle : high << shift | middle >> (64 &- shift)
    let next = zeros == 64 ? 0 : middle << shift
    let unit = Elementary.powerOfTwo(-53 &- zeros)
    let coarse = Double(top >> 11) * unit
    let fine = Double(top << 53 | next >> 11) * 0x1p-64 * unit
    let (product, error) = Self.product(coarse, Fitted.halfPiHigh)
    let rest = error + (coarse * Fitted.halfPiLow + fine * Fitted.halfPiHigh)
    let sum = product + rest
    return (sum, (product - sum) + rest)
  }

  /// `a + b` as a rounded double and its rounding error (Knuth).
  @inline(__always)
  private static func sum(_ a: Double, _ b: Double) -> (Double, Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }

  /// `a · b` as a rounded double and its rounding error (Dekker), for moderate factors.
  private static func product(_ a: Double, _ b: Double) -> (Double, Double) {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let product = a * b
    return (product, ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// Splits `x` into two doubles of 26 bits, whose sum is `x` (Veltkamp).
  private static func halves(_ x: Double) -> (Double, Double) {
    let scaled = x * 0x8000001p0
    let high = scaled - (scaled - x)
    return (high, x - high)
  }
}
