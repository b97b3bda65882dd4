import Testing

@testable import TakeChecks

/// A movement in words, by hand.
@Suite("Shapes of takes in words")
struct TakeShapeWordsTests {
  private func words(_ change: (inout TakeShape) -> Void) -> String {
    var shape = TakeShape()
    (shape.gestures, shape.contacts, shape.duration) = (1, 1, 0.34)
    (shape.down, shape.along, shape.end) = (100, 100, 100)
    change(&shape)
    return shape.words
  }

  @Test("the way, in points or millimetres, straight, sideways or both")
  func ways() {
    #expect(words { _ in } == "100 pt down in 0.3 s, lift at rest")
    #expect(words { $0.pointsPerMillimetre = 6.42 } == "16 mm down in 0.3 s, lift at rest")
    #expect(
      words { ($0.down, $0.up, $0.along, $0.end) = (0, 100, -100, -100) }
        == "100 pt up in 0.3 s, lift at rest")
    // tan 30° = 0.577 either way.
    #expect(words { $0.across = 57 } == "100 pt down in 0.3 s, lift at rest")
    #expect(words { $0.across = 58 } == "100 pt down and 58 pt to the right in 0.3 s, lift at rest")
    #expect(words { $0.across = -173 } == "100 pt down and 173 pt to the left in 0.3 s, lift at rest")
    #expect(words { $0.across = -174 } == "174 pt to the left in 0.3 s, lift at rest")
    #expect(words { ($0.down, $0.along, $0.end) = (20, 20, 20) } == "20 pt in 0.3 s, lift at rest")
    #expect(words { ($0.down, $0.along, $0.end) = (21, 21, 21) } == "21 pt down in 0.3 s, lift at rest")
  }

  @Test("a short touch has hundredths of a second, one of 95 ms tenths")
  func times() {
    #expect(words { $0.duration = 0.094 } == "100 pt down in 0.09 s, lift at rest")
    #expect(words { $0.duration = 0.095 } == "100 pt down in 0.1 s, lift at rest")
    #expect(words { $0.duration = 12.96 } == "100 pt down in 13.0 s, lift at rest")
  }

  @Test("the way back is told from 20 pt on, of what goes down most")
  func back() {
    #expect(words { $0.end = 81 } == "100 pt down in 0.3 s, lift at rest")
    #expect(words { $0.end = 80 } == "100 pt down in 0.3 s, back to 80 pt, lift at rest")
    #expect(words { ($0.end, $0.up) = (0, 100) } == "100 pt down in 0.3 s, lift at rest")
    #expect(
      words { ($0.end, $0.across) = (0, 100) } == "100 pt down and 100 pt to the right in 0.3 s, lift at rest"
    )
  }

  @Test("turns, fingers that spread, the lift and an interruption")
  func rest() {
    #expect(words { $0.turns = 1 } == "100 pt down in 0.3 s, turned once, lift at rest")
    #expect(words { $0.turns = 2 } == "100 pt down in 0.3 s, turned 2 times, lift at rest")
    #expect(
      words { ($0.contacts, $0.spread) = (2, -30) }
        == "100 pt down in 0.3 s, 2 fingers, 30 pt together, lift at rest")
    #expect(words { ($0.contacts, $0.spread) = (2, 29) } == "100 pt down in 0.3 s, lift at rest")
    #expect(words { $0.releaseSpeed = 29.9 } == "100 pt down in 0.3 s, lift at rest")
    #expect(words { $0.releaseSpeed = 30 } == "100 pt down in 0.3 s, lift 30 pt/s")
    #expect(words { $0.releaseSpeed = -30 } == "100 pt down in 0.3 s, lift 30 pt/s up")
    #expect(words { ($0.along, $0.releaseSpeed) = (-100, 45) } == "100 pt up in 0.3 s, lift 45 pt/s down")
    #expect(words { $0.isLifted = false } == "100 pt down in 0.3 s, interrupted")
    #expect(words { $0.releaseSpeed = 2e9 } == "100 pt down in 0.3 s, lift over a billion pt/s")
  }
}
