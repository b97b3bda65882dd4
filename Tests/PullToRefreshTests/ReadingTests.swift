import GestureTraces
import Testing

@testable import PullToRefresh

/// The three readings of ``Reading`` get the same questions and agree on the answers.
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

  @Test("room that follows the content is news to a quiet reading only where it is another")
  func room() {
    for (offset, room) in [(-30.0, 30.0), (-90, 60), (10, 0)] {
      var (plain, quiet, moved) = (PlainReading(value: offset), QuietReading(offset), QuietReading(offset))
      #expect(plain.room(from: 0, to: 60, now: room) == room)
      #expect(quiet.room(from: 0, to: 60, now: room) == nil && quiet.same.contains(offset))
      #expect(moved.room(from: 0, to: 60, now: room + 1) == room)
    }
  }

  @Test("a pull that fires is found without firing, whatever the threshold")
  func firing() {
    var (plain, firing) = (PlainReading(value: -80), FiringReading(-80))
    let pull = ComparedPull.reaching(offset: -80, adding: 20)
    #expect(plain.fires(pull, 60) && !firing.fires(pull, 60) && firing.pull?.greatestThreshold == 60)
  }

  @Test("content that moves by itself bounces above its edge, and nobody knows elsewhere")
  func bouncing() {
    var view = ScrollSituation(time: 0, contentOffset: -10, topInset: 0, viewportLength: 600)
    for (moves, bounces, low, high) in [
      (false, true, -1000.0, 1000.0), (true, true, -1000, -0.001), (true, false, 1, 0),
    ] {
      (view.isDecelerating, view.isBouncing) = (moves, bounces)
      var reading = QuietReading(-10)
      #expect(reading.isBouncing(view) == (moves && bounces))
      #expect(reading.same.isEmpty == (low > high))
      #expect(low > high || (reading.same.contains(low) && reading.same.contains(high)))
    }
  }
}
