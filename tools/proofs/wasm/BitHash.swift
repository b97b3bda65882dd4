/// A hash of results bit by bit, in their order; every NaN counts as the same result.
struct BitHash {
  private(set) var value: UInt64 = 0

  mutating func add(_ result: Double) {
    value = Self.mixed(value &+ Self.step ^ Self.bits(of: result))
  }

  /// The bits of a result. A NaN's sign and payload are the processor's choice, and so nobody's result.
  static func bits(of result: Double) -> UInt64 {
    result.isNaN ? Double.nan.bitPattern : result.bitPattern
  }

  /// SplitMix64's step and its mixing of 64 bits, one to one (Steele, Lea and Flood, 2014).
  static var step: UInt64 { 0x9e37_79b9_7f4a_7c15 }

  static func mixed(_ bits: UInt64) -> UInt64 {
    var z = bits
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
