import Testing

@testable import ReplayReport

@Suite("Values of the same gestures, before and now")
struct PairedValuesTests {
  private func values(_ pairs: [(Double?, Double?)]) -> PairedValues {
    var values = PairedValues()
    for (before, after) in pairs { values.add(before, after) }
    return values
  }

  // 0.0625 ms is the least power of two that is seen; 0.05 ms is the limit.
  @Test("what is seen is from 0.05 on; less is neither greater nor less", arguments: [1.0, -1])
  func seen(sign: Double) {
    let least = values([(0, 0.05 * sign), (0, 0)])
    #expect(least.isSeen && least.change == 0.05 * sign)
    #expect(
      least.words
        == "\(sign > 0 ? "greater" : "less") in 1 of 2 gestures that fired both times, by 0.05 at most")
    let below = values([(0, 0.0499 * sign), (0, 0)])
    #expect(!below.isSeen && below.isChanged && below.change == 0)
    #expect(below.words == "in none of 2 gestures that fired both times")
  }

  @Test(
    "the change is that of the means, also at the limit; else the greatest that is seen if all go one way")
  func change() {
    #expect(values([(1, 1.05), (1, 1.05)]).change >= 0.05)
    #expect(values([(0, 0.05), (0, 0.05)]).change == 0.05)
    #expect(values([(0, 0.06), (0, 0), (0, 0)]).change == 0.06)
    #expect(values([(0, -0.06), (0, 0), (0, 0)]).change == -0.06)
    #expect(values([(0, 0.06), (0, -0.06), (0, 0)]).change == 0)
    #expect(values([(0, 0.0625), (0, 0.09375), (0, 0), (0, 0)]).change == 0.09375)
    #expect(values([(10, 20), (10, 40)]).change == 20)
  }

  @Test("means are of the gestures with a value in both; the others are counted")
  func lost() {
    let some = values([(10, 20), (30, nil), (nil, 50), (nil, nil), (20, 20)])
    #expect(some.meanBefore == 15 && some.meanAfter == 20 && some.isSeen && some.isChanged)
    #expect(
      some.words
        == "greater in 1 of 2 gestures that fired both times, by 10 at most; 1 more lost it; 1 more gained it"
    )
    let none = values([])
    #expect(none.meanBefore == nil && none.change == 0 && !none.isSeen && !none.isChanged)
  }
}
