import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("A motion along a timed curve")
struct EasedFitTests {
  /// Rows each 1/60 s of a move from −100 pt to −40 pt that begins 5 ms after the first row; both ends at rest.
  private static func rows(_ curve: EasedFit.Curve, seconds: Double) -> [OffsetSeries.Row] {
    let count = Int(seconds * 60) + 2
    return (0...count).map { index in
      let time = 7 + Double(index) / 60
      let share = min(max((time - 7.005) / seconds, 0), 1)
      return OffsetSeries.Row(
        time: time, offset: -100 + 60 * curve.progress(at: share), finger: nil, location: "")
    }
  }

  @Test("is found with its duration and its begin", arguments: EasedFit.Curve.allCases)
  func found(curve: EasedFit.Curve) throws {
    for seconds in [0.2, 0.35, 1] {
      let fit = try #require(EasedFit(Self.rows(curve, seconds: seconds)[...]))
      #expect(fit.curve == curve, "\(seconds) s")
      #expect(abs(fit.duration - seconds) < 0.01 && abs(fit.start - 7.005) < 0.005, "\(fit)")
      #expect(fit.rms < 0.05)
    }
  }

  // By hand: half way is half of ease-in-out, 3/4 of constant deceleration. CSS: ease-out 0.6846, ease 0.8024 at 0.5.
  @Test("has the progress of the curve's definition")
  func progress() {
    let halves = EasedFit.Curve.allCases.map { ($0.progress(at: 0.5) * 1000).rounded() / 1000 }
    #expect(halves == [0.5, 0.685, 0.802, 0.75])
    for curve in EasedFit.Curve.allCases { #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1) }
    #expect(
      EasedFit.Curve.allCases.map(\.rawValue) == ["ease-in-out", "ease-out", "ease", "constant deceleration"])
  }

  @Test("needs six rows, at most one and a half seconds, and motion")
  func limits() {
    func line(_ count: Int, every step: Double, _ offset: (Double) -> Double) -> EasedFit? {
      let rows = (0..<count).map { index in
        OffsetSeries.Row(
          time: Double(index) * step, offset: offset(Double(index) / Double(count - 1)), finger: nil,
          location: "")
      }
      return EasedFit(rows[...])
    }
    let slowing = { (share: Double) in 100 * (1 - (1 - share) * (1 - share)) }
    #expect(line(6, every: 0.02, slowing) != nil && line(5, every: 0.02, slowing) == nil)
    #expect(line(61, every: 0.025, slowing) != nil && line(61, every: 0.0251, slowing) == nil)
    #expect(line(20, every: 0.016) { _ in 7 } == nil)
    // There and back is no such curve: further from each than two hundredths of the way.
    #expect(line(20, every: 0.016) { 100 * $0 + 40 * Elementary.sin(6 * $0) } == nil)
  }
}
