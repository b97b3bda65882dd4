# ElementaryCoefficients.swift as C: the fitted polynomials, the constants and the bits of 2 / π.
s/^  static func \(.*Tail\)(_ \([rz]\): Double) -> Double {/static inline double \1(double \2) {/p
s/^    var p: Double = \(.*\)/  double p = \1;/p
s/^    p = \(.*\)/  p = \1;/p
s/^    return p/  return p;/p
s/^  @inlinable static var \(.*\): Double { \(.*\) }/static const double \1 = \2;/p
s/^  static func bitsPerHalfPi(_ word: Int) -> UInt64 {/static inline uint64_t bitsPerHalfPi(int64_t word) {/p
s/^    switch word {/  switch (word) {/p
/^    case .*: 0x/{
  s/_//g
  s/^    case \(.*\): \(.*\)/    case \1: return \2;/p
}
s/^    default: 0/    default: return 0;/p
s/^  }$/}/p
s/^    }$/  }/p
