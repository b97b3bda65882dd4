import PullToRefresh
import ReplayExperiments
import Testing

@testable import ReplayReport

@Suite("Disagreement kinds")
struct DisagreementKindTests {
  private func result(
    threshold: Double = 100, moment: RefreshMoment = .crossing, peak: Double? = 150, atLift: Double? = 150,
    firedAt: [Double] = [], phase: TriggerPhase = .contact, due: Double? = nil
  ) -> ScoredGesture {
    SampleComparison.result(
      "e", threshold: threshold, moment: moment, peak: peak, atLift: atLift, firedAt: firedAt, phase: phase,
      due: due)
  }

  /// One that fired at 0.5 s under the finger.
  private var fired: ScoredGesture { result(firedAt: [0.5]) }

  private func kind(_ one: ScoredGesture, _ other: ScoredGesture) -> DisagreementKind? {
    DisagreementKind.of(PairedGesture.Side(one), PairedGesture.Side(other))
  }

  @Test("what the quiet one lacked is the reason, whichever of the two it is")
  func quiet() {
    var momentum = result(peak: 0, firedAt: [0.5], phase: .settling)
    momentum.result.peakOverscroll = 130
    var travel = result(threshold: 200, peak: 0)
    travel.rule.measure = .travel
    let cases: [(ScoredGesture, ScoredGesture, DisagreementKind)] = [
      (fired, result(peak: nil), .noFinger), (fired, result(threshold: 160), .threshold),
      (fired, result(threshold: 64, peak: 60), .resistance),
      (momentum, result(threshold: 90, peak: 0), .inertia),
      (momentum, result(threshold: 140, peak: 0), .threshold), (momentum, travel, .inertia),
      (fired, result(moment: .release, atLift: 20), .calledOff),
      (fired, result(moment: .release, atLift: nil), .cancel),
      (fired, result(moment: .dwell(0.5), atLift: 150), .dwell),
      (fired, result(moment: .release, due: 1), .rule),
    ]
    for (one, other, expected) in cases {
      #expect(kind(one, other) == expected)
      #expect(kind(other, one) == expected)
    }
  }

  @Test("where both fire, times and how often count, from 100 ms on")
  func both() {
    #expect(kind(fired, result(firedAt: [0.5])) == nil)
    #expect(kind(fired, result(firedAt: [0.59], phase: .released)) == nil)
    #expect(kind(fired, result(firedAt: [0.65], phase: .released)) == .moment)
    #expect(kind(fired, result(firedAt: [0.65])) == .delay)
    #expect(kind(fired, result(firedAt: [0.5, 0.9])) == .repeats)
    #expect(kind(result(), result()) == nil)
  }

  @Test("a pull of just the threshold is beyond it for an inclusive rule only")
  func strictness() {
    var strict = result(threshold: 150, moment: .release, atLift: 20)
    strict.rule.isStrict = true
    #expect(kind(fired, strict) == .threshold)
    strict.rule.isStrict = false
    #expect(kind(fired, strict) == .calledOff)
  }
}
