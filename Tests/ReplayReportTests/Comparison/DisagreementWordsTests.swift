import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

@testable import ReplayReport

@Suite("Words of disagreements")
struct DisagreementWordsTests {
  /// A result that fired so often, first at that time, with this threshold.
  private func side(_ triggers: Int, at time: Double, threshold: Double) -> Disagreement.Side {
    var result = ReplayResult()
    (result.triggers, result.threshold) = (triggers, threshold)
    result.trigger = triggers > 0 ? time : nil
    return Disagreement.Side(result)
  }

  private func group(_ kind: DisagreementKind, _ pairs: [(Disagreement.Side, Disagreement.Side)])
    -> DisagreementGroup
  {
    let members = pairs.map { one, two in
      Disagreement(
        about: Disagreement.Gesture(trace: "t", name: "t", intent: nil, sides: [one, two]), kind: kind,
        first: 0, second: 1, size: 1)
    }
    return DisagreementGroup(kind: kind, who: members[0].who, members: members)
  }

  @Test("each reason, whichever engine fired")
  func golden() {
    let (low, high) = (side(1, at: 1, threshold: 60), side(0, at: 0, threshold: 90.25))
    let (other, late) = (side(0, at: 0, threshold: 60), side(1, at: 2, threshold: 90.25))
    let often = side(3, at: 1, threshold: 60)
    var lines: [String] = []
    func add(_ name: String, _ group: DisagreementGroup) {
      lines.append("\(name), \(group.who.rawValue): \(group.words(first: "A", second: "B"))")
    }
    for kind in DisagreementKind.allCases {
      switch kind {
      case .repeats:
        add("\(kind)", group(kind, [(often, late)]))
        add("\(kind)", group(kind, [(low, often)]))
        add("\(kind)", group(kind, [(often, late), (low, often)]))
      case .moment, .delay:
        add("\(kind)", group(kind, [(low, late)]))
        add("\(kind)", group(kind, [(late, low)]))
        add("\(kind)", group(kind, [(late, low), (low, late)]))
      default:
        add("\(kind)", group(kind, [(low, high)]))
        add("\(kind)", group(kind, [(other, late)]))
      }
    }
    add("equal thresholds", group(.threshold, [(low, other)]))
    add("several thresholds", group(.threshold, [(low, high), (low, side(0, at: 0, threshold: 80))]))
    #expect(
      Golden.difference(of: lines.joined(separator: "\n") + "\n", from: "disagreement-words.txt") == nil)
  }

  // Sides by hand, 60 and 90 pt: what counts as how far two engines are apart is in points of the quiet engine's pull, or in seconds.
  @Test(
    "the size is what the quiet engine lacked or how far it was at the release, or the time between triggers")
  func sizes() {
    func size(_ results: [ScoredGesture]) -> Double? {
      PairedGesture(ComparedTrace.Gesture(SampleComparison.label("t", .pull), on: "uikit", results))
        .disagreement(0, 1)?.size
    }
    func result(
      _ threshold: Double, peak: Double?, atLift: Double? = nil, firedAt: [Double] = []
    ) -> ScoredGesture {
      SampleComparison.result(
        "e", threshold: threshold, moment: .release, peak: peak, atLift: atLift, firedAt: firedAt)
    }
    let fired = result(60, peak: 85, atLift: 85, firedAt: [1])
    #expect(size([fired, result(90, peak: 85, atLift: 85)]) == 5)
    #expect(size([result(90, peak: 85, atLift: 85), fired]) == 5)
    #expect(size([fired, result(90, peak: 95, atLift: 70)]) == 20)
    #expect(size([fired, result(90, peak: 95)]) == 5)
    #expect(size([fired, result(90, peak: nil)]) == 0)
    #expect(size([fired, result(90, peak: 95, atLift: 95, firedAt: [1.25])]) == 0.25)
    #expect(size([fired, result(90, peak: 95, atLift: 95, firedAt: [1.05])]) == nil)
    #expect(size([result(60, peak: 40), result(90, peak: 40)]) == nil)
  }
}
