import GestureTraces
import PullToRefresh
import Testing

@testable import TraceReplay

@Suite("Dwell window")
struct DwellWindowTests {
  /// The definition: over all beginnings, the least pull in the time after each, if nothing ends it before.
  private func brute(_ pulls: [Double], duration: Int, hysteresis: Double) -> Double {
    var best = -Double.infinity
    for start in pulls.indices {
      var level = pulls[start]
      for place in start..<min(start + duration, pulls.count) {
        level = min(level, pulls[place] + hysteresis)
      }
      best = max(best, level)
    }
    return best
  }

  @Test("equals the definition for random pulls, with and without hysteresis")
  func random() {
    for seed in UInt64(1)..<200 {
      var random = SeededRandom(seed: seed)
      let pulls = (0..<60).map { _ in (random.even(0, 12)).rounded() }
      let hysteresis = random.unit() < 0.5 ? 0 : 3.0
      let duration = 1 + Int(random.unit() * 9)
      var window = DwellWindow()
      for (place, pull) in pulls.enumerated() {
        window.take(
          .init(time: Double(place), duration: Double(duration), start: pull, hold: pull + hysteresis),
          tolerance: 1e-9)
      }
      window.finish(at: 1000)
      #expect(window.lasted == brute(pulls, duration: duration, hysteresis: hysteresis), "seed \(seed)")
    }
  }
}
