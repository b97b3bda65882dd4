import ScrollPhysics
import Testing

@Suite("Cubic ease")
struct CubicEaseTests {
  private let eases = [
    CubicEase.easeInOut, CubicEase(0.25, 0.1, 0.25, 1), CubicEase(0, 0, 1, 1), CubicEase(1, 0, 0, 1),
  ]

  @Test("points on the curve have the progress the curve gives them")
  func onTheCurve() {
    // Forwards: pick the parameter, compute both coordinates by de Casteljau's construction.
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      func mix(_ p: Double, _ q: Double) -> Double { p + (q - p) * s }
      let (p, q, r) = (mix(0, a), mix(a, b), mix(b, 1))
      return mix(mix(p, q), mix(q, r))
    }
    for s in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(abs(CubicEase.easeInOut.progress(at: bezier(0.42, 0.58, s)) - bezier(0, 1, s)) < 1e-14)
      #expect(
        abs(CubicEase(0.25, 0.1, 0.25, 1).progress(at: bezier(0.25, 0.25, s)) - bezier(0.1, 1, s)) < 1e-14)
    }
  }

  @Test("it starts at 0, ends at 1, stays there, and grows between")
  func ends() {
    for ease in eases {
      #expect(ease.progress(at: 0) == 0 && ease.progress(at: 1) == 1)
      #expect(ease.progress(at: -1) == 0 && ease.progress(at: 2) == 1)
      var last = 0.0
      for time in stride(from: 0.01, to: 1, by: 0.01) {
        #expect(ease.progress(at: time) > last)
        last = ease.progress(at: time)
      }
    }
  }

  @Test("ease-in-out is symmetric about its middle, and slow at both ends")
  func symmetry() {
    let ease = CubicEase.easeInOut
    for time in stride(from: 0.0, through: 0.5, by: 0.01) {
      #expect(abs(ease.progress(at: time) + ease.progress(at: 1 - time) - 1) < 1e-15)
    }
    #expect(ease.slope(at: 0) == 0 && abs(ease.slope(at: 1)) < 1e-12)
  }

  @Test("the slope is the difference quotient")
  func slope() {
    for ease in eases[..<3] {
      for time in stride(from: 0.05, through: 0.95, by: 0.01) {
        let quotient = (ease.progress(at: time + 1e-5) - ease.progress(at: time - 1e-5)) / 2e-5
        #expect(abs(ease.slope(at: time) - quotient) < 1e-6)
      }
    }
  }
}
