import GestureTraces
import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Intervals")
struct IntervalCoverageTests {
  /// 500 logs of GTK's friction with seeded noise of 0.3 pt. Of 500 intervals that cover with 95 %, 93 to 97 % do with
  /// 96 % probability (binomial: a deviation of 0.97 %).
  @Test("the 95 % interval of the friction covers it in 93 to 97 % of noisy logs")
  func coverage() {
    var random = SeededRandom(seed: 4)
    let slowing = GTKModel.friction
    var covered = 0
    for _ in 0..<500 {
      let samples = (0..<60).map { row -> CurveLog.Sample in
        let time = Double(row) / 60
        let offset = 1000 + slowing.displacement(velocity: 2000, at: time)
        return CurveLog.Sample(time: time, offset: random.nextNormal(offset, deviation: 0.3))
      }
      let part = LogPart(.fling, samples, gap: nil, leavesBounds: false, in: ModelLogs.extent)
      let fit = RuleFit(FlingRules.decay, to: [part], grid: OffsetGrid(part.offsets))
      guard let fit else { continue }
      if abs(fit.constants[0] - GTKKinetic.friction) <= fit.halfWidths[0] { covered += 1 }
    }
    #expect((465...485).contains(covered), "\(covered) of 500, seed 4")
  }
}
