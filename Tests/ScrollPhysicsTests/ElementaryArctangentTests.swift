import GestureTraces
import Glibc
import ScrollPhysics
import Testing

@Suite("Arctangent")
struct ElementaryArctangentTests {
  private func distance(_ a: Double, _ b: Double) -> Int64 {
    a == b || a.isNaN && b.isNaN ? 0 : abs(Int64(bitPattern: a.bitPattern) - Int64(bitPattern: b.bitPattern))
  }

  @Test("results are libm's or its neighbour", arguments: [-1e-6...1e-6, -0.5...0.5, -3...3, -1e6...1e6])
  func agreement(range: ClosedRange<Double>) {
    var random = SeededRandom(seed: 21)
    for _ in 0..<200_000 {
      let x = Double.random(in: range, using: &random)
      #expect(distance(Elementary.atan(x), Glibc.atan(x)) <= 1, "atan(\(x)), seed 21")
    }
  }

  @Test("all magnitudes of argument are as near to libm")
  func magnitudes() {
    var random = SeededRandom(seed: 22)
    for _ in 0..<100_000 {
      let x = Double(bitPattern: random.next())
      #expect(distance(Elementary.atan(x), Glibc.atan(x)) <= 1, "atan(\(x)), seed 22")
    }
  }

  @Test("signs, zeros, infinities and NaN go where the maths sends them")
  func edges() {
    #expect(Elementary.atan(-0.0).sign == .minus && Elementary.atan(0).sign == .plus)
    #expect(Elementary.atan(.infinity) == .pi / 2 && Elementary.atan(-.infinity) == -.pi / 2)
    #expect(Elementary.atan(1) == .pi / 4 && Elementary.atan(.nan).isNaN)
    for x in stride(from: 0.01, to: 40, by: 0.37) { #expect(Elementary.atan(-x) == -Elementary.atan(x)) }
  }

  @Test("the angle of a sine and a cosine comes back")
  func inverse() {
    for angle in stride(from: -1.5, through: 1.5, by: 0.01) {
      // The quotient and its arctangent round once each: 2 ulp of 1.5.
      #expect(abs(Elementary.atan(Elementary.sin(angle) / Elementary.cos(angle)) - angle) < 5e-16)
    }
  }
}
