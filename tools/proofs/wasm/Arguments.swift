/// Arguments by number: the same in every build, in whatever order they are asked for.
///
/// Of eight, four lie evenly in the function's domain, one has any bits (NaN, infinite and huge ones among them), one
/// is subnormal, one of any magnitude from 2⁻⁶⁴ to 2⁶⁴, one within 128 doubles of a place where a function changes its way.
struct Arguments {
  /// Where the function's results are neither constant nor NaN.
  let domain: ClosedRange<Double>
  /// Tells the functions' arguments apart.
  let seed: UInt64

  func argument(_ number: UInt64) -> Double {
    let random = bits(number)
    switch number & 7 {
    case 0: return Double(bitPattern: random)
    case 1: return signed(random & 0x000f_ffff_ffff_ffff, by: random)
    case 2: return signed(random & 0x000f_ffff_ffff_ffff | (959 &+ random >> 56 & 127) << 52, by: random)
    case 3: return signed(nearEdge(random), by: random)
    default: return Self.evenly(in: domain, random)
    }
  }

  /// An exponent for a base, so that most powers are neither 0 nor infinite: of eight, six spread `y · ln x` evenly over
  /// ±750, one is a whole number, one has any bits.
  func exponent(for base: Double, _ number: UInt64) -> Double {
    let random = bits(~number)
    switch random & 7 {
    case 0: return Double(bitPattern: BitHash.mixed(random))
    case 1: return Double(Int64(random >> 8 & 63) &- 32)
    default:
      let binaryLogarithm = Double(Int64(base.magnitude.bitPattern >> 52) &- 1023) + 0.5
      return Self.evenly(in: -750...750, random) / (binaryLogarithm * 0.6931471805599453)
    }
  }

  private func bits(_ number: UInt64) -> UInt64 {
    BitHash.mixed(BitHash.mixed(seed) &+ number &* BitHash.step)
  }

  /// The positive number of the bits, or its opposite if the domain has both.
  private func signed(_ positive: UInt64, by random: UInt64) -> Double {
    Double(bitPattern: domain.lowerBound < 0 ? positive | random & 1 << 63 : positive)
  }

  private func nearEdge(_ random: UInt64) -> UInt64 {
    let edge = Self.edges[Int(random >> 8 & 31)].bitPattern
    let near = edge &+ (random & 255) &- 128
    // Below 0 there is only the sign.
    return near >> 63 == 1 ? 0 : near
  }

  private static func evenly(in range: ClosedRange<Double>, _ random: UInt64) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * (Double(random >> 11) * 0x1p-53)
  }

  /// Limits of the cases in `Elementary`, and of the doubles.
  private static var edges: [32 of Double] {
    [
      0, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .infinity, 1, 0.5, 2,
      0.17, 0.2928, 0.34657, 0.35, 0.4142, 0.4375, 0.6875, 0.7071067811865476, 0.785398, 1.1875,
      1.4142135623730951, 1.5707963267948966, 2.4375, 3.141592653589793, 20, 37.42994775023705,
      38.123094930796995, 708.3964185322641, 709.782712893384, 745.1332191019411, 746, 0x1p20, 0x1p52,
      0x1p53,
    ]
  }
}
