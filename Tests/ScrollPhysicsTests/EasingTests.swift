import ScrollPhysics
import Testing

@Suite("Easing")
struct EasingTests {
  private let curves: [Easing] = [
    .inQuadratic, .outQuadratic, .outQuartic, .outQuintic, .outCircular, .smoothstep,
    .outExponential(scale: 1),
  ]

  @Test("every curve goes from 0 to 1 and never back")
  func shape() {
    for curve in curves {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
      var last = 0.0
      for step in 1...1000 {
        let here = curve.progress(at: Double(step) / 1000)
        #expect(here >= last)
        last = here
      }
    }
  }

  @Test("slopes are difference quotients")
  func slopes() {
    for curve in curves {
      for share in stride(from: 0.05, to: 0.95, by: 0.05) {
        let quotient = (curve.progress(at: share + 1e-6) - curve.progress(at: share - 1e-6)) / 2e-6
        #expect(abs(curve.slope(at: share) - quotient) < 1e-6)
      }
    }
  }

  @Test("values at a quarter are those worked out by hand")
  func values() {
    // 1/16; 1 − 9/16; 1 − 81/256; 1 − 243/1024; √7/4; 3/16 − 1/32; 1 − 2^(−2.5).
    let expected = [0.0625, 0.4375, 0.68359375, 0.7626953125, 0.6614378277661477, 0.15625]
    for (curve, value) in zip(curves, expected) { #expect(abs(curve.progress(at: 0.25) - value) < 1e-15) }
    #expect(abs(Easing.outExponential(scale: 1).progress(at: 0.25) - 0.8232233047033631) < 1e-15)
    #expect(abs(Easing.outExponential(scale: 1.001).progress(at: 0.25) - 0.8240465280080664) < 1e-15)
  }

  @Test("a quarter circle starts with infinite velocity")
  func circle() { #expect(Easing.outCircular.slope(at: 0) == .infinity) }

  @Test("a move starts and ends on its ends, and moves by its slope")
  func move() {
    let move = EasedMove(from: 10.1, to: -3.3, duration: 0.7, easing: .outQuartic)
    #expect(move.offset(at: 0) == 10.1 && move.offset(at: 0.7) == -3.3 && move.offset(at: 9) == -3.3)
    #expect(move.velocity(at: 0.7) == 0)
    let quotient = (move.offset(at: 0.3 + 1e-6) - move.offset(at: 0.3 - 1e-6)) / 2e-6
    #expect(abs(move.velocity(at: 0.3) - quotient) < 1e-6)
  }

  @Test("NaN gives NaN")
  func nan() { for curve in curves { #expect(curve.progress(at: .nan).isNaN) } }
}
