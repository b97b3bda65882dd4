import GestureTraces
import ScrollPhysics
import Testing

@Suite("Rounding")
struct ElementaryRoundingTests {
  @Test("it is the standard library's to the bit, on random bits and at the halves' neighbours")
  func agreement() {
    var random = SeededRandom(seed: 31)
    for _ in 0..<200_000 {
      let bits = random.next()
      // Any double, and one of a magnitude from 2⁻³² to 2⁹⁵ around which fractions end.
      let near = bits & 0x800f_ffff_ffff_ffff | (991 + bits >> 52 & 127) << 52
      for x in [Double(bitPattern: bits), Double(bitPattern: near)] where !x.isNaN {
        #expect(Elementary.rounded(x).bitPattern == x.rounded().bitPattern, "\(x), seed 31")
      }
    }
    for half in stride(from: -1000.5, through: 1000.5, by: 1) {
      for x in [half.nextDown, half, half.nextUp] {
        #expect(Elementary.rounded(x).bitPattern == x.rounded().bitPattern, "\(x)")
      }
    }
  }

  @Test("halves go away from 0, zeros and infinities stay, NaN is NaN")
  func edges() {
    #expect(Elementary.rounded(2.5) == 3 && Elementary.rounded(-2.5) == -3)
    #expect(Elementary.rounded(-0.0).sign == .minus && Elementary.rounded(-0.25).sign == .minus)
    #expect(Elementary.rounded(0.5.nextDown) == 0 && Elementary.rounded(0x1p52 - 0.5) == 0x1p52)
    #expect(Elementary.rounded(.infinity) == .infinity && Elementary.rounded(-.infinity) == -.infinity)
    #expect(Elementary.rounded(.nan).isNaN)
  }
}
