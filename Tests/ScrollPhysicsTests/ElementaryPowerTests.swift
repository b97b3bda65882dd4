import GestureTraces
import Glibc
import ScrollPhysics
import Testing

@Suite("Powers")
struct ElementaryPowerTests {
  /// How many doubles lie between our power and libm's.
  private func distance(_ x: Double, _ y: Double) -> Int64 {
    let (a, b) = (Elementary.pow(x, y), Glibc.pow(x, y))
    if a == b || a.isNaN && b.isNaN { return 0 }
    return abs(Int64(bitPattern: a.bitPattern) - Int64(bitPattern: b.bitPattern))
  }

  @Test(
    "results are libm's or its neighbour",
    arguments: [
      (0.0...1, 0.0...3), (0.0...1e4, -60.0...60), (0.9...1.1, -1e4...1e4), (0.7...1.42, -2000.0...2000),
      (1.0...1.000001, 0.0...1e9), (0.0...1e300, -1.0...1), (0.0...1e-307, 0.0...1),
    ] as [(ClosedRange<Double>, ClosedRange<Double>)])
  func agreement(bases: ClosedRange<Double>, exponents: ClosedRange<Double>) {
    var random = SeededRandom(seed: 21)
    for _ in 0..<100_000 {
      let (x, y) = (
        Double.random(in: bases, using: &random), Double.random(in: exponents, using: &random)
      )
      #expect(distance(x, y) <= 1, "pow(\(x), \(y)), seed 21")
    }
  }

  @Test("all magnitudes of base and exponent are as near to libm")
  func magnitudes() {
    var random = SeededRandom(seed: 22)
    for _ in 0..<100_000 {
      let x = Double(bitPattern: random.next() & 0x7fff_ffff_ffff_ffff)
      // Exponents as large as the base allows: those at random would nearly all give 0, 1 or infinity.
      let reach = 740 / Elementary.log(x)
      let y = Double.random(in: -1...1, using: &random) * (reach.isFinite ? reach : 1)
      #expect(distance(x, y) <= 1, "pow(\(x), \(y)), seed 22")
    }
  }

  @Test("whole powers of whole numbers are exact, and roots of squares near to it")
  func wholePowers() {
    for base in 1...12 {
      var exact = 1.0
      for exponent in 0...14 {
        #expect(Elementary.pow(Double(base), Double(exponent)) == exact)
        exact *= Double(base)
      }
    }
    for x in stride(from: 0.01, to: 40, by: 0.37) {
      #expect(abs(Elementary.pow(x, 0.5) - x.squareRoot()) <= x.squareRoot().ulp)
    }
  }

  @Test("ends of base and exponent go where the maths sends them")
  func edges() {
    #expect(Elementary.pow(0, 2) == 0 && Elementary.pow(0, -2) == .infinity && Elementary.pow(0, 0) == 1)
    #expect(Elementary.pow(.infinity, 1) == .infinity && Elementary.pow(.infinity, -1) == 0)
    #expect(Elementary.pow(1, .infinity) == 1 && Elementary.pow(2, .infinity) == .infinity)
    #expect(Elementary.pow(0.5, .infinity) == 0 && Elementary.pow(0.5, -.infinity) == .infinity)
    #expect(Elementary.pow(2, 1024) == .infinity && Elementary.pow(2, -1080) == 0)
    #expect(Elementary.pow(2, 1e300) == .infinity && Elementary.pow(2, -1e300) == 0)
    #expect(Elementary.pow(-8, 2).isNaN && Elementary.pow(-8, 0) == 1)
    #expect(Elementary.pow(.nan, 1).isNaN && Elementary.pow(1, .nan).isNaN && Elementary.pow(2, .nan).isNaN)
  }

  @Test("a product of powers is the power of the sum")
  func sums() {
    for x in [0.135, 0.998, 0.3, 7.5] {
      for y in stride(from: -3.0, through: 3, by: 0.25) {
        let whole = Elementary.pow(x, y + 0.4)
        #expect(abs(Elementary.pow(x, y) * Elementary.pow(x, 0.4) - whole) <= 4 * whole.ulp)
      }
    }
  }

  @Test("results have these bits on every platform")
  func sameBits() {
    // FNV-1a over the bits of 10⁵ results; the same number must come out of every build, native or wasm.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for step in 0..<100_000 {
      let y = Elementary.pow(Double(step % 331) / 97, Double(step - 50_000) / 3000)
      hash = (hash ^ y.bitPattern) &* 0x100_0000_01b3
    }
    #expect(hash == 12_131_829_122_871_518_654)
  }
}
