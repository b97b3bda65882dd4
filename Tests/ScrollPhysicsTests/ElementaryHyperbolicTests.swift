import GestureTraces
import Glibc
import ScrollPhysics
import Testing

@Suite("Hyperbolic tangent and its inverse")
struct ElementaryHyperbolicTests {
  private static func steps(_ a: Double, _ b: Double) -> Int64 {
    abs(Int64(bitPattern: a.bitPattern) - Int64(bitPattern: b.bitPattern))
  }

  @Test("tanh is mpmath's to 50 digits, rounded, or its neighbour")
  func tangent() {
    for (x, y) in [
      (1e-08, 1e-08), (0.1, 0.09966799462495582), (0.349, 0.33548839472344233), (0.351, 0.3372620973192448),
      (0.5, 0.46211715726000974), (0.75, 0.6351489523872873), (0.999, 0.76117386166057),
      (1.001, 0.7620138105510068), (1.5, 0.9051482536448664), (3.3, 0.9972829600991421),
      (9.7, 0.9999999924886664), (19.5, 1.0),
    ] {
      #expect(Self.steps(Elementary.tanh(x), y) <= 1, "tanh \(x)")
      #expect(Elementary.tanh(-x) == -Elementary.tanh(x))
    }
  }

  @Test("atanh is mpmath's to 50 digits, rounded, or its neighbour")
  func inverse() {
    for (x, y) in [
      (1e-08, 1e-08), (0.08, 0.0801713250375897), (0.169, 0.17063708330831012), (0.171, 0.1726966042312112),
      (0.25, 0.25541281188299536), (0.5, 0.5493061443340549), (0.75, 0.9729550745276566),
      (0.95, 1.8317808230648227), (0.999, 3.8002011672501994), (0.9999999999999999, 18.714973875118524),
    ] {
      #expect(Self.steps(Elementary.atanh(x), y) <= 1, "atanh \(x)")
      #expect(Elementary.atanh(-x) == -Elementary.atanh(x))
    }
  }

  #if arch(x86_64)
    @Test("both are libm's in 64-bit mantissas, rounded, or its neighbour, on random arguments")
    func agreement() {
      var random = SeededRandom(seed: 21)
      var worst = (tangent: Int64(0), inverse: Int64(0))
      for _ in 0..<200_000 {
        let x = Double.random(in: -21...21, using: &random) * Double.random(in: 0...1, using: &random)
        worst.tangent = max(
          worst.tangent, Self.steps(abs(Elementary.tanh(x)), Double(tanhl(Float80(abs(x))))))
        let y = Double.random(in: 0..<1, using: &random)
        worst.inverse = max(worst.inverse, Self.steps(Elementary.atanh(y), Double(atanhl(Float80(y)))))
      }
      #expect(worst.tangent <= 1 && worst.inverse <= 1, "\(worst), seed 21")
    }
  #endif

  @Test("zeros keep their sign, the ends are where the maths sends them, NaN gives NaN")
  func edges() {
    #expect(Elementary.tanh(-0.0).sign == .minus && Elementary.atanh(-0.0).sign == .minus)
    #expect(Elementary.tanh(.infinity) == 1 && Elementary.tanh(-.infinity) == -1)
    #expect(Elementary.atanh(1) == .infinity && Elementary.atanh(-1) == -.infinity)
    #expect(Elementary.atanh(1.5).isNaN && Elementary.tanh(.nan).isNaN && Elementary.atanh(.nan).isNaN)
  }

  @Test("results have these bits on every platform")
  func sameBits() {
    // FNV-1a, as in ElementaryTests.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for step in 0..<100_000 {
      let x = Double(step - 50_000) / 2500
      for y in [Elementary.tanh(x), Elementary.atanh(x / 20)] {
        hash = (hash ^ y.bitPattern) &* 0x100_0000_01b3
      }
    }
    #expect(hash == 11_095_944_158_127_662_413)
  }
}
