import GestureTraces
import Glibc
import ScrollPhysics
import Testing

@Suite("Cube root")
struct ElementaryRootTests {
  @Test("it is mpmath's to 50 digits, rounded, or its neighbour; cubes of whole numbers have their roots")
  func values() {
    for (x, y) in [
      (0.25, 0.6299605249474366), (2, 1.2599210498948732), (3, 1.4422495703074083), (10, 2.154434690031884),
      (0.1, 0.4641588833612779), (1e-300, 1e-100), (Double.leastNonzeroMagnitude, 1.7031839360032603e-108),
      (1.7e+308, 5.539658256754465e+102),
    ] {
      let distance = Int64(bitPattern: Elementary.cbrt(x).bitPattern) - Int64(bitPattern: y.bitPattern)
      #expect(abs(distance) <= 1, "∛\(x)")
      #expect(Elementary.cbrt(-x) == -Elementary.cbrt(x))
    }
    for whole in 1...2000 {
      let root = Double(whole)
      #expect(Elementary.cbrt(root * root * root) == root)
    }
  }

  #if arch(x86_64)
    @Test("it is libm's in 64-bit mantissas, rounded, or its neighbour, on random bits")
    func agreement() {
      var random = SeededRandom(seed: 22)
      for _ in 0..<200_000 {
        let x = Double(bitPattern: random.next() & 0x7fff_ffff_ffff_ffff)
        guard x.isFinite else { continue }
        let theirs = Double(cbrtl(Float80(x)))
        let distance =
          Int64(bitPattern: Elementary.cbrt(x).bitPattern) - Int64(bitPattern: theirs.bitPattern)
        #expect(abs(distance) <= 1, "∛\(x), seed 22")
      }
    }
  #endif

  @Test("zeros, infinities and NaN give themselves")
  func edges() {
    #expect(Elementary.cbrt(-0.0).sign == .minus && Elementary.cbrt(0) == 0)
    #expect(Elementary.cbrt(.infinity) == .infinity && Elementary.cbrt(-.infinity) == -.infinity)
    #expect(Elementary.cbrt(.nan).isNaN)
  }

  @Test("results have these bits on every platform")
  func sameBits() {
    // FNV-1a, as in ElementaryTests.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for step in 0..<100_000 {
      hash = (hash ^ Elementary.cbrt(Double(step - 50_000) / 1700).bitPattern) &* 0x100_0000_01b3
    }
    #expect(hash == 8_114_814_429_575_280_881)
  }
}
