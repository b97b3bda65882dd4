import PullToRefresh
import ReplayExperiments
import Testing

@Suite("Engine rule")
struct EngineRuleTests {
  private func rule(_ change: (inout RefreshPolicy) -> Void) -> EngineRule {
    var policy = RefreshPolicy(threshold: .points(100))
    change(&policy)
    return EngineRule(RefreshTraits(policy, viewport: 667))
  }

  @Test("a policy's moment, comparison and input are the rule's")
  func parts() {
    let moments: [(RefreshMoment, EngineRule.Moment)] = [
      (.crossing, .crossing), (.release, .release), (.bounceBack, .bounceBack), (.dwell(0.3), .dwell),
    ]
    for (moment, expected) in moments { #expect(rule { $0.moment = moment }.moment == expected) }
    #expect(rule { $0.isStrict = true }.isStrict && !rule { $0.isStrict = false }.isStrict)
    #expect(rule { $0.input = .travel(gain: 0.5) }.measure == .travel && rule { _ in }.measure == .offset)
  }

  @Test("the rule of what says nothing fires as the content passes the threshold")
  func unknown() {
    #expect(rule { $0.moment = .crossing } == .unknown)
  }

  @Test("the words are those of the rows' documentation")
  func words() {
    #expect(EngineRule.Moment.allCases.map(\.rawValue) == ["crossing", "release", "bounce-back", "dwell"])
    #expect(EngineRule.Measure.allCases.map(\.rawValue) == ["offset", "travel"])
  }
}
