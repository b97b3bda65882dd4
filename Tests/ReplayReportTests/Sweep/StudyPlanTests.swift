import Testing

@testable import ReplayReport
@testable import ScrollPhysics

@Suite("Study plan")
struct StudyPlanTests {
  // Paired with ψ = 0.1 by SciPy's binomials: 79.996 % at 2042, 80.016 % at 2043 (tools/prove statistics); unpaired from 0.9
  // the formula by hand for d = 0.02, z = 1.96 and 0.8416, p̄ = 0.91: 3212.5.
  @Test("pulls for two points of recall")
  func twoPoints() throws {
    let plan = StudyPlan(difference: 0.02, power: 0.8, share: 0.9, correlation: 0.1)
    #expect(plan.paired.map(\.discordant) == [0.02, 0.05, 0.1])
    let ten = try #require(plan.paired.first { $0.discordant == 0.1 }).pulls
    #expect(ten == 2043)
    #expect((3205...3220).contains(plan.unpaired))
    #expect(
      plan.text(width: 80).contains(
        "The test is two-sided at 5 % and detects the difference in 80 of 100 studies;"))
    // The better misses 8 of 100: it alone gets at most 10, the worse alone at most 8.
    #expect(plan.paired.allSatisfy { $0.discordant <= 0.18 })
    for line in plan.text(width: 44).split(separator: "\n") { #expect(line.count <= 44, "\(line)") }
  }

  // 2043 independent pulls; 20 of one person that correlate by 0.1 are worth 20 / 2.9: 296.2 people, and 299 with Student's t (1.968 for 1.960).
  @Test("people for two points of recall, and six at least")
  func people() {
    let plan = StudyPlan(difference: 0.02, power: 0.8, share: 0.9, correlation: 0.1)
    #expect(plan.json.contains(#"{"discordant":0.1,"pulls":2043,"people":["#))
    #expect(plan.json.contains(#"{"pulls_each":20,"people":299}"#))
    let rough = StudyPlan(difference: 0.5, power: 0.8, share: 0.4, correlation: 0)
    #expect(rough.json.contains(#"{"pulls_each":50,"people":6}"#))
  }

  // The worse gets 2 of 100 pulls, the better 4: at worst no pull is in both, and they differ in 6. One that gets none differs in
  // those alone that the better gets.
  @Test(
    "engines that get little can't differ in more than they get",
    arguments: [(0.02, [0.02, 0.05]), (0.0, [0.02])])
  func lowRecall(share: Double, discordant: [Double]) {
    #expect(
      StudyPlan(difference: 0.02, power: 0.8, share: share, correlation: 0.1).paired.map(\.discordant)
        == discordant)
  }

  // At 80 % the better misses 15 of 100 with a difference of 0.05, so they differ in at most 35; with 0.1 in 30; at 75 % and 0.2 in 30.
  // At 5 % and 0.1 the worse gets 5 alone, the better 15: 20 just fit.
  @Test(
    "a difference that is one of the usual fractions is listed once, and a fraction that just fits is listed",
    arguments: [
      (0.05, 0.8, [0.05, 0.1, 0.2]), (0.1, 0.8, [0.1, 0.2]), (0.2, 0.75, [0.2]), (0.1, 0.05, [0.1, 0.2]),
    ])
  func usualFractions(difference: Double, share: Double, discordant: [Double]) {
    let plan = StudyPlan(difference: difference, power: 0.8, share: share, correlation: 0.1)
    #expect(plan.paired.map(\.discordant) == discordant)
    #expect(
      plan.text(width: 200).split(separator: "\n").count { $0.contains("verdicts differ in") }
        == discordant.count)
  }
}
