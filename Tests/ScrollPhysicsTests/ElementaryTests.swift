import GestureTraces
import Glibc
import ScrollPhysics
import Testing

/// One function of ours, libm's, and the range it is used on.
private struct Pair: Sendable, CustomTestStringConvertible {
  let name: String
  let range: ClosedRange<Double>
  let ours: @Sendable (Double) -> Double
  let theirs: @Sendable (Double) -> Double
  var testDescription: String { "\(name) on \(range)" }

  /// How many doubles lie between the two results at `x`.
  func distance(at x: Double) -> Int64 {
    let (a, b) = (ours(x), theirs(x))
    if a == b || a.isNaN && b.isNaN { return 0 }
    return abs(Int64(bitPattern: a.bitPattern) - Int64(bitPattern: b.bitPattern))
  }
}

private let exponentials = [
  Pair(name: "exp", range: -708...709, ours: Elementary.exp, theirs: Glibc.exp),
  Pair(name: "exp", range: -1...1, ours: Elementary.exp, theirs: Glibc.exp),
  Pair(name: "exp", range: -746 ... -708, ours: Elementary.exp, theirs: Glibc.exp),
  Pair(name: "expm1", range: -40...709, ours: Elementary.expm1, theirs: Glibc.expm1),
  Pair(name: "expm1", range: -1...1, ours: Elementary.expm1, theirs: Glibc.expm1),
  Pair(name: "expm1", range: -1e-6...1e-6, ours: Elementary.expm1, theirs: Glibc.expm1),
]
private let logarithms = [
  Pair(name: "log", range: 1e-300...1e300, ours: Elementary.log, theirs: Glibc.log),
  Pair(name: "log", range: 0.5...2, ours: Elementary.log, theirs: Glibc.log),
  Pair(name: "log", range: 0...1e-307, ours: Elementary.log, theirs: Glibc.log),
  Pair(name: "log1p", range: -1...1, ours: Elementary.log1p, theirs: Glibc.log1p),
  Pair(name: "log1p", range: -1e-5...1e-5, ours: Elementary.log1p, theirs: Glibc.log1p),
  Pair(name: "log1p", range: 0...1e6, ours: Elementary.log1p, theirs: Glibc.log1p),
]
private let circular = [
  Pair(name: "sin", range: -4...4, ours: Elementary.sin, theirs: Glibc.sin),
  Pair(name: "sin", range: -1e6...1e6, ours: Elementary.sin, theirs: Glibc.sin),
  Pair(name: "sin", range: 1e6...1e18, ours: Elementary.sin, theirs: Glibc.sin),
  Pair(name: "cos", range: -4...4, ours: Elementary.cos, theirs: Glibc.cos),
  Pair(name: "cos", range: -1e6...1e6, ours: Elementary.cos, theirs: Glibc.cos),
  Pair(name: "cos", range: 1e6...1e18, ours: Elementary.cos, theirs: Glibc.cos),
]

@Suite("Elementary functions")
struct ElementaryTests {
  @Test("results are libm's or its neighbour", arguments: exponentials + logarithms + circular)
  private func agreement(pair: Pair) {
    var random = SeededRandom(seed: 11)
    var worst: (x: Double, distance: Int64) = (0, 0)
    for _ in 0..<200_000 {
      let x = Double.random(in: pair.range, using: &random)
      let distance = pair.distance(at: x)
      if distance > worst.distance { worst = (x, distance) }
    }
    #expect(worst.distance <= 1, "\(pair.name)(\(worst.x)), seed 11")
  }

  @Test("all magnitudes of argument are as near to libm", arguments: exponentials + logarithms + circular)
  private func magnitudes(pair: Pair) {
    var random = SeededRandom(seed: 12)
    for _ in 0..<100_000 {
      let x = Double(bitPattern: random.next())
      #expect(pair.distance(at: x) <= 1, "\(pair.name)(\(x)), seed 12")
    }
  }

  @Test("zeros keep their sign and infinities and NaN go where the maths sends them")
  func edges() {
    #expect(Elementary.exp(0) == 1 && Elementary.exp(-0.0) == 1)
    #expect(Elementary.exp(.infinity) == .infinity && Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(709.79) == .infinity && Elementary.exp(-745.2) == 0)
    #expect(Elementary.exp(-745) == Double.leastNonzeroMagnitude)
    #expect(Elementary.expm1(-0.0).sign == .minus && Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.expm1(.infinity) == .infinity && Elementary.expm1(-50) == -1)
    #expect(Elementary.log(1) == 0 && Elementary.log(0) == -.infinity && Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity && Elementary.log(-1).isNaN)
    #expect(Elementary.log1p(-0.0).sign == .minus && Elementary.log1p(-1) == -.infinity)
    #expect(Elementary.log1p(-1.5).isNaN && Elementary.log1p(.infinity) == .infinity)
    #expect(Elementary.sin(-0.0).sign == .minus && Elementary.cos(0) == 1)
    #expect(Elementary.sin(.infinity).isNaN && Elementary.cos(-.infinity).isNaN)
  }

  @Test("NaN gives NaN", arguments: exponentials + logarithms + circular)
  private func nan(pair: Pair) { #expect(pair.ours(.nan).isNaN) }

  @Test("the largest double and the double nearest to a multiple of π/2 have their sines to the last digit")
  func hardAngles() {
    // Muller, Elementary Functions, 10.2: the worst case of range reduction; sines by mpmath 1.4 with 400 digits.
    #expect(Elementary.cos(6_381_956_970_095_103 * 0x1p797) == -4.687165924254628e-19)
    #expect(Elementary.sin(Double.greatestFiniteMagnitude) == 0.004961954789184062)
    #expect(Elementary.cos(1e22) == 0.523214785395139)
  }

  @Test("results have these bits on every platform")
  func sameBits() {
    // FNV-1a over the bits of a million results; the same number must come out of every build, native or wasm.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for step in 0..<100_000 {
      let x = Double(step - 50_000) / 1700
      for y in [
        Elementary.exp(x), Elementary.expm1(x), Elementary.log(abs(x)), Elementary.log1p(abs(x)),
        Elementary.sin(x),
        Elementary.cos(x),
      ] { hash = (hash ^ y.bitPattern) &* 0x100_0000_01b3 }
    }
    #expect(hash == 16_752_150_208_490_528_452)
  }
}
