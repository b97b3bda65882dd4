import Glibc
import Testing

@testable import SystemChecks

/// Expected values: `scipy.optimize.curve_fit` of SciPy 1.17.1 with xtol, ftol and gtol 1e-15 on the same numbers, half widths
/// `sqrt(diag(cov)) * scipy.stats.t.ppf(.975, n - p)`.
@Suite("Least squares")
struct LeastSquaresTests {
  private func fit(
    _ starts: [Double], _ times: [Double], _ observed: [Double], _ law: @escaping (Double, [Double]) -> Double
  ) -> LeastSquaresFit {
    LeastSquares(
      parameters: starts.map { .init(start: $0) },
      blocks: [
        .init(observed: observed, parameters: Array(starts.indices)) { values in times.map { law($0, values) }
        }
      ]
    ).solved()
  }

  private func expect(_ fit: LeastSquaresFit, _ values: [Double], halfWidths: [Double]) {
    for (found, expected) in zip(fit.values, values) { #expect(abs(found / expected - 1) < 1e-6) }
    for (found, expected) in zip(fit.halfWidths(floor: 0), halfWidths) {
      #expect(abs(found / expected - 1) < 1e-5)
    }
  }

  @Test("an exponential decay with a wobble is fitted as SciPy does")
  func decay() {
    let times = (0...30).map { Double($0) * 0.1 }
    let law = { (t: Double, p: [Double]) in p[1] + p[2] * (1 - exp(-p[0] * t)) / p[0] }
    let observed = times.indices.map { law(times[$0], [4, 100, 2000]) + 0.3 * sin(7 * Double($0)) }
    expect(
      fit([2, 90, 1500], times, observed, law),
      [4.000801880554763, 100.12868254018015, 1999.9128686571935],
      halfWidths: [0.0060566516791259635, 0.4003178195360681, 3.9983183194794116])
  }

  @Test("a swinging spring with a wobble is fitted as SciPy does")
  func spring() {
    let times = (0...40).map { Double($0) * 0.02 }
    let law = { (t: Double, p: [Double]) in
      let (decay, swing) = (p[1] * p[0], p[0] * (1 - p[1] * p[1]).squareRoot())
      return exp(-decay * t) * (p[2] * cos(swing * t) + (p[3] + decay * p[2]) / swing * sin(swing * t))
    }
    let observed = times.indices.map { law(times[$0], [12, 0.7, -150, 300]) + 0.2 * cos(5 * Double($0)) }
    expect(
      fit([10, 0.8, -140, 0], times, observed, law),
      [12.019172525666319, 0.6999619282016143, -149.86144298756443, 294.0000383628764],
      halfWidths: [0.050272332914519505, 0.0015724143571281533, 0.25589432008613844, 11.011429893530561])
  }

  @Test("a rubber band with a wobble is fitted as SciPy does")
  func band() {
    let drags = (0...20).map { Double($0) * 20 }
    let law = { (x: Double, p: [Double]) in p[0] * x / (1 + p[0] * x / p[1]) }
    let observed = drags.indices.map { law(drags[$0], [0.55, 667]) + 0.2 * sin(3 * Double($0)) }
    expect(
      fit([0.4, 500], drags, observed, law), [0.5500431523710906, 666.7223161517222],
      halfWidths: [0.0016054249644547418, 7.8274482205390985])
  }

  @Test("numbers stay within their ranges, and one on a bound says so")
  func ranges() {
    let fit = LeastSquares(
      parameters: [.init(start: 1, range: 0...2)],
      blocks: [.init(observed: [3, 3], parameters: [0]) { [$0[0], $0[0]] }]
    ).solved()
    #expect(abs(fit.values[0] - 2) < 1e-6 && fit.values[0] <= 2)
  }

  @Test("a number that nothing depends on has no interval and harms no other")
  func unused() {
    let fit = LeastSquares(
      parameters: [.init(start: 1), .init(start: 7)],
      blocks: [
        .init(observed: [1, 2, 3], parameters: [0, 1]) { values in [0, 1, 2].map { $0 + values[0] } }
      ]
    ).solved()
    #expect(abs(fit.values[0] - 1) < 1e-12 && fit.values[1] == 7)
    #expect(fit.halfWidths(floor: 1)[1] == .infinity && fit.halfWidths(floor: 1)[0].isFinite)
  }

  @Test("of several tries the best is the start")
  func tries() {
    // A comb: flat but within a tenth of 3, where no derivative leads.
    let fit = LeastSquares(
      parameters: [.init(start: 0, range: -10...10, tries: [1, 2, 3, 4])],
      blocks: [.init(observed: [0], parameters: [0]) { [abs($0[0] - 3) < 0.1 ? ($0[0] - 3) : 1] }]
    ).solved()
    #expect(abs(fit.values[0] - 3) < 1e-6)
  }
}
