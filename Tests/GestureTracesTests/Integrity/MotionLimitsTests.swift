import Testing

@testable import GestureTraces

/// Each limit of motion that no finger makes: exactly at it, and beside it. Lengths are in millimetres and have short binary fractions
/// where sums are compared; durations are in microseconds.
@Suite("Borders of motion that no finger makes")
struct MotionLimitsTests {
  private typealias Step = (x: Double, y: Double, duration: Int64)

  private static func steps(_ count: Int, of length: Double, after duration: Int64) -> [Step] {
    Array(repeating: (0, length, duration), count: count)
  }

  /// What is found in a contact that takes these steps, as "letter: reason".
  private func found(_ steps: [Step]) -> [String] {
    var (counts, path, x, y, time) = (MotionCounts(), ContactPath(), 0.0, 0.0, Int64(1))
    path.begin(x: 0, y: 0, at: time, event: 0)
    counts.stamps.note(time)
    for (index, step) in steps.enumerated() {
      (x, y, time) = (x + step.x, y + step.y, time + step.duration)
      counts.stamps.note(time)
      counts.follow(path.move(x: x, y: y, at: time, event: index + 1), &path)
    }
    counts.close(path, at: time)
    return counts.findings(hasLengths: true).map {
      "\($0.letter): \($0.reason), \($0.first.map { "event \($0)" } ?? "")"
    }
  }

  @Test("three hasty moves, and more than half of all, are an F")
  func hasty() {
    func found(_ hasty: Int, of all: Int) -> [String] {
      // The first step is firmware's, and not counted.
      self.found(
        Self.steps(1, of: 0.125, after: 9001) + Self.steps(hasty, of: 0.125, after: 50)
          + Self.steps(all - hasty, of: 0.125, after: 9001))
    }
    let tooFast = ["f: 20000 reports a second while a finger moves, more than 10000, event 2"]
    #expect(found(2, of: 2) == [] && found(3, of: 3) == tooFast)
    #expect(found(3, of: 5) == tooFast && found(3, of: 6) == [])
    #expect(found(4, of: 7) == tooFast && found(4, of: 8) == [])
  }

  @Test("more than half of the moves of 0.3 mm after more than 100 ms, 10 mm in all, are a D")
  func sparse() {
    func found(
      _ count: Int = 20, of length: Double = 0.5, after duration: Int64 = 200_000, besides others: Int = 0,
      each other: Double = 0.5
    ) -> [String] {
      self.found(
        Self.steps(1, of: length, after: 9001) + Self.steps(count, of: length, after: duration)
          + (0..<others).map { ($0 % 2 == 0 ? other : -other, 0, 9001) })
    }
    let tooSlow = ["d: 5.0 reports a second while a finger moves, fewer than 10, event 2"]
    #expect(found() == tooSlow && found(19) == [] && found(40, of: 0.25) == [])
    #expect(found(after: 100_000) == [])
    let barely = ["d: 10.0 reports a second while a finger moves, fewer than 10, event 2"]
    #expect(found(after: 100_001) == barely)
    #expect(found(besides: 19) == tooSlow && found(besides: 20) == [])
    #expect(found(besides: 20, each: 0.3) == [] && found(besides: 20, each: 0.2999) == tooSlow)
    let onceASecond = "1.0 reports a second while a finger moves, fewer than 10, event 2"
    #expect(found(after: 1_000_000) == ["d: \(onceASecond)"])
    #expect(found(after: 1_000_001) == ["f: \(onceASecond)"])
  }

  @Test(
    "a first step of 10 mm counts, a shorter one is firmware's; one move of ten in no time is a B, more a D")
  func simultaneous() {
    func found(first length: Double, besides others: Int) -> [String] {
      self.found([(0, length, 0)] + Self.steps(others, of: 8, after: 9001))
    }
    func once(_ letter: String, of all: Int) -> [String] {
      ["\(letter): 1 of \(all) moves at the time of the report before, event 1"]
    }
    #expect(found(first: 10, besides: 9) == once("b", of: 10))
    #expect(found(first: 10, besides: 8) == once("d", of: 9))
    #expect(found(first: 9.99, besides: 8) == [])
    // 2 of 20 and 3 of 29.
    func several(_ count: Int, of all: Int) -> String? {
      self.found(
        Self.steps(1, of: 8, after: 9001) + Self.steps(count, of: 8, after: 0)
          + Self.steps(all - count, of: 8, after: 9001)
      ).first
    }
    #expect(several(2, of: 20) == "b: 2 of 20 moves at the time of the report before, event 2")
    #expect(several(3, of: 29) == "d: 3 of 29 moves at the time of the report before, event 2")
    // Nothing but moves in no time: the contact has no time at all.
    #expect(
      found(first: 10, besides: 0) == [
        "f: a contact moved in no time: one time stamp for every report, event 0"
      ])
  }

  @Test("a step of a millimetre above 20 m/s is too fast")
  func dash() {
    func found(_ length: Double, in duration: Int64) -> [String] {
      self.found(Self.steps(3, of: 1, after: 9001) + [(0, length, duration)])
    }
    #expect(found(1, in: 49) == ["d: a finger at 20 m/s, faster than 20 m/s, event 4"])
    #expect(found(0.99, in: 20) == [] && found(1, in: 50) == [] && found(2, in: 100) == [])
  }

  @Test("half a second between steady steps is a jump of the clock")
  func clock() {
    func found(
      _ length: Double = 2, after duration: Int64 = 40_000, gap: Double = 2, of pause: Int64 = 500_000,
      towards direction: (x: Double, y: Double) = (0, 1)
    ) -> Bool {
      var steps = Self.steps(4, of: 2, after: 40_000)
      steps[2] = (gap * direction.x, gap * direction.y, pause)
      var all: [[String]] = []
      // Each of the three steps beside the pause is asked for.
      for other in [0, 1, 3] {
        var changed = steps
        changed[other] = (0, length, duration)
        all.append(self.found(changed))
      }
      let jump =
        "d: the time went on once without the finger, by 0.5 s at most, in the middle of a steady move, event 3"
      #expect(all == Array(repeating: all[0], count: 3))
      #expect(all[0] == [] || all[0] == [jump])
      return all[0] == [jump]
    }
    #expect(found() && !found(of: 499_999))
    #expect(!found(after: 40_001))
    // 40 mm/s, and 39.998.
    #expect(found(1, after: 25_000, gap: 1.5) && !found(1, after: 25_001, gap: 1.5))
    // Lengths within a factor of 1.5, both ways.
    #expect(found(3) && !found(3.01) && found(gap: 3) && !found(gap: 3.01))
    #expect(found(gap: 1.4) && !found(gap: 1.33))
    // Within 25°: the sine and cosine of 25° and of 25.1°, on both sides, and the way back.
    #expect(found(towards: (0.42262, 0.90631)) && found(towards: (-0.42262, 0.90631)))
    #expect(!found(towards: (0.42420, 0.90557)) && !found(towards: (-0.42420, 0.90557)))
    #expect(!found(towards: (0, -1)))
  }
}
