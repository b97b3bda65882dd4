import GestureTraces
import PullToRefresh
import Testing

@testable import TraceReplay
@testable import ScrollPhysics

@Suite("Dwell window")
struct DwellWindowTests {
  /// The definition: over all beginnings, the least pull in the time after each, if nothing ends it before.
  private func brute(_ pulls: [Double], duration: Int, hysteresis: Double) -> Double {
    var best = -Double.infinity
    for start in pulls.indices {
      var level = pulls[start]
      for index in start..<min(start + duration, pulls.count) {
        level = min(level, pulls[index] + hysteresis)
      }
      best = max(best, level)
    }
    return best
  }

  /// A moment as an engine shows it, to be filled.
  private func moment() throws -> ThresholdLevels.Dwell {
    var levels = ThresholdLevels()
    let view = ScrollSituation(time: 0, contentOffset: -10, topInset: 0, viewportLength: 667)
    KirigamiRefresh(originalTopInset: 0).probe(.offsetChanged, view, &levels)
    return try #require(levels.dwell)
  }

  @Test("equals the definition for random pulls, with and without hysteresis")
  func random() throws {
    var moment = try moment()
    for seed in UInt64(1)..<200 {
      var random = SeededRandom(seed: seed)
      let pulls = (0..<60).map { _ in (random.nextEven(0, 12)).rounded() }
      let hysteresis = random.nextUnit() < 0.5 ? 0 : 3.0
      let duration = 1 + Int(random.nextUnit() * 9)
      var window = DwellWindow()
      for (index, pull) in pulls.enumerated() {
        (moment.time, moment.duration) = (Double(index), Double(duration))
        (moment.start, moment.hold) = (pull, pull + hysteresis)
        window.take(moment, tolerance: 1e-9)
      }
      window.finish(at: 1000)
      #expect(window.lasted == brute(pulls, duration: duration, hysteresis: hysteresis), "seed \(seed)")
    }
  }
}
