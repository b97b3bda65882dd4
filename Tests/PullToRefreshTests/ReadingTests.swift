import GestureTraces
import Testing

@testable import PullToRefresh

/// What a quiet reading notes, against plain ones: ``QuietIntervalTests`` holds the rest of ``Reading`` against every engine.
@Suite("A reading")
struct ReadingTests {
  @Test("answers at the bounds of a quiet reading as inside, and otherwise two roundings further")
  func bounds() {
    var random = SeededRandom(seed: 42)
    for _ in 0..<5000 {
      let line = random.nextEven(-120, 20).rounded()
      let inset = random.nextUnit() < 0.3 ? 0 : random.nextEven(-20, 100)
      let offset = random.nextUnit() < 0.2 ? line - inset : random.nextEven(-250, 60)
      check(offset, { $0.isBelow(line, adding: inset) }, { $0.isBelow(line, adding: inset) })
      check(offset, { $0.reaches(line, adding: inset) }, { $0.reaches(line, adding: inset) })
      check(
        offset, { $0.passes(.exceeding(offset: $0.value, past: inset), -line) },
        { $0.passes(.exceeding(offset: $0.value, past: inset), -line) })
    }
  }

  private func check(
    _ offset: Double, _ ask: (inout PlainReading) -> Bool, _ quietly: (inout QuietReading) -> Bool
  ) {
    func answer(_ offset: Double) -> Bool {
      var reading = PlainReading(value: offset)
      return ask(&reading)
    }
    var reading = QuietReading(offset)
    #expect(quietly(&reading) == answer(offset))
    let (low, high) = (reading.same.low, reading.same.high)
    #expect(low.isFinite != high.isFinite)
    let (bound, step) = low.isFinite ? (low, -1e-12) : (high, 1e-12)
    // A value next to a bound may be left out: sums are rounded.
    #expect(reading.same.contains(offset) || (offset - bound).magnitude < 1e-12)
    #expect(answer(bound) == answer(offset) && answer(bound + step) != answer(offset))
  }
}
