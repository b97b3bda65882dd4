import GestureTraces
import Testing

@testable import TouchCapture

/// Tables without phases: which row of a contact is its last is worked out by hand.
@Suite("Guessed lifts")
struct GuessedLiftsTests {
  private func lifts(
    _ rows: [(time: Int64, contact: Int, gesture: Int?, intent: Intent?)], pause: Int64 = 200_000,
    hasIntents: Bool = false
  ) -> GuessedLifts {
    GuessedLifts(
      rows.enumerated().map { number, row in
        PointerRow(
          line: number + 2, timeMicroseconds: row.time, x: 1, y: 1, contact: row.contact, intent: row.intent,
          gesture: row.gesture)
      }, pause: pause, hasIntents: hasIntents)
  }

  @Test("the last row of each contact is its lift, and so is one before more than the pause")
  func pauses() {
    #expect(lifts([]).rows.isEmpty)
    let two = lifts([(0, 0, nil, nil), (10, 1, nil, nil), (20, 0, nil, nil), (30, 1, nil, nil)])
    #expect(two.rows == [2, 3])
    #expect(lifts([(0, 0, nil, nil), (200_000, 0, nil, nil), (400_001, 0, nil, nil)]).rows == [1, 2])
    // The pause is that of one contact, whatever others do.
    #expect(lifts([(0, 0, nil, nil), (150_000, 1, nil, nil), (300_000, 0, nil, nil)]).rows == [0, 1, 2])
  }

  @Test("numbered gestures end where the number changes, not at pauses")
  func gestures() {
    let found = lifts([(0, 0, 1, nil), (900_000, 0, 1, nil), (900_008, 0, 2, nil), (900_016, 0, 2, nil)])
    #expect(found.rows == [1, 3])
    #expect(
      found.grade.reasons == [
        "no phases; the last row of a contact counts as its lift, also before a pause of 200 ms (--contact-pause)"
      ])
  }

  @Test("a label that changes within 40 ms cuts a gesture, and the first cut is named")
  func labels() {
    let cut = lifts(
      [(0, 0, nil, .pull), (40_000, 0, nil, .fling), (80_001, 0, nil, .pull), (90_000, 0, nil, .tap)],
      hasIntents: true)
    #expect(cut.rows == [0, 1, 2, 3])
    #expect(
      cut.grade.reasons == [
        "no phases; the last row of a contact counts as its lift, also before another label or a pause of 200 ms (--contact-pause)",
        "the label changes 2 times while a gesture goes on, first in row 3, and cuts it there; give each gesture one label",
      ])
    #expect(cut.grade.letter == .c)
    // Another finger's first row cuts nothing: it was not down.
    let other = lifts([(0, 0, nil, .pull), (10_000, 1, nil, .fling)], pause: .max, hasIntents: true)
    #expect(other.grade.reasons == ["no phases; the last row of a contact counts as its lift"])
    let apart = lifts([(0, 0, nil, .pull), (40_001, 0, nil, .fling)], pause: .max, hasIntents: true)
    #expect(apart.rows == [0, 1])
    #expect(apart.grade.reasons == ["no phases; the last row of a contact counts as its lift"])
  }
}
