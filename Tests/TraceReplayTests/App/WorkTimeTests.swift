import Testing

@testable import TraceReplay
import TestSamples

@Suite("Work time")
struct WorkTimeTests {
  private func times(_ work: WorkTime, seed: UInt64 = 1, count: Int) -> [Double] {
    var times = WorkTimes(work, seed: seed)
    return (0..<count).compactMap { _ in times.next() }
  }

  @Test("a list is gone through once, then its last again and again; a fixed time is a list of one")
  func list() {
    #expect(times(.list([0.5, 2, 0.8]), count: 5) == [0.5, 2, 0.8, 0.8, 0.8])
    #expect(times(.fixed(2), count: 2) == [2, 2])
    #expect(times(.never, count: 3).isEmpty)
  }

  @Test("the same seed draws the same, another seed other times")
  func seeds() {
    let work = WorkTime.uniform(low: 0.2, high: 3)
    #expect(times(work, seed: 7, count: 20) == times(work, seed: 7, count: 20))
    #expect(times(work, seed: 7, count: 20) != times(work, seed: 8, count: 20))
    // SplitMix64's first word for seed 1 is 0x910A2DEC89025CC1 (its reference code); its first 53 bits are 0.5665615751722809.
    #expect(abs(times(work, seed: 1, count: 1)[0] - (0.2 + 2.8 * 0.5665615751722809)) < 1e-15)
  }

  @Test("the draws have the mean and spread that was asked for")
  func moments() {
    let count = 20_000
    // Six standard errors of the mean: 6σ/√n, of a deviation of 1.
    let allowed = 6 / 141.4
    func mean(_ work: WorkTime) -> Double {
      times(work, seed: 2026, count: count).reduce(0, +) / Double(count)
    }
    #expect(abs(mean(.uniform(low: 1, high: 3)) - 2) < allowed * 0.57735)
    #expect(abs(mean(.normal(mean: 10, deviation: 0.5)) - 10) < allowed * 0.5)
    // A log-normal's median is its parameter: half of the draws lie below.
    let below = times(.logNormal(median: 2, sigma: 0.5), seed: 2026, count: count).count { $0 < 2 }
    let share = Double(below) / Double(count)
    #expect(abs(share - 0.5) < allowed * 0.5)
  }

  @Test("no draw is below 0 or above a day")
  func bounds() {
    let normal = times(.normal(mean: 0.1, deviation: 1), count: 1000)
    #expect(normal.allSatisfy { $0 >= 0 } && normal.contains(0))
    let wide = times(.logNormal(median: 80_000, sigma: 5), count: 1000)
    #expect(wide.allSatisfy { $0 >= 0 && $0 <= 86_400 } && wide.contains(86_400))
  }

  @Test("a trace has a salt of its own, the same each time")
  func salt() throws {
    var first = ScriptedTrace()
    first.drag(at: 0, from: 0, to: [(100, 100)])
    var second = ScriptedTrace()
    second.drag(at: 0, from: 0, to: [(100, 110)])
    #expect(try first.track().salt == first.track().salt)
    #expect(try first.track().salt != second.track().salt)
  }

  @Test("an empty list is refused in words")
  func emptyList() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = WorkTimes(.list([]), seed: 1)
    }
    let text = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a list of work times must have at least one"))
  }
}
