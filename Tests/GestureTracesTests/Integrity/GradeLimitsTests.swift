import Testing

@testable import GestureTraces
@testable import FileAccess

@Suite("Limits of grades")
struct GradeLimitsTests {
  @Test("the page of limits says what the code does")
  func page() throws {
    let file = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
    let path = "/\(file)/Sources/GestureTraces/Documentation.docc/GestureTraces.md"
    let page = String(decoding: try FileIO.contents(of: path), as: UTF8.self)
    // A limit that is not whole must not be cut to what the page says.
    func whole(_ limit: Double) -> String { Int(exactly: limit).map(String.init) ?? "\(limit)" }
    for phrase in [
      "more than \(GradeLimits.mostDrops) times", "| more than \(GradeLimits.mostContacts) | B |",
      "still for more than \(GradeLimits.stuck / 1_000_000) s", "over \(GradeLimits.rest / 1000) ms | D |",
      "over \(whole(GradeLimits.gapFactor)) × the median interval | B |",
      "\(whole(GradeLimits.leastJump)) mm, \(GradeLimits.jumpRatio) × its neighbours",
      "went at \(whole(GradeLimits.movingSpeed)) mm/s or faster",
      "p95 interval, of \(GradeLimits.leastIntervals) or more",
      "p99 interval, of \(GradeLimits.leastForP99) or more", "under \(whole(GradeLimits.leastRate))/s",
      "more than \(whole(GradeLimits.mostLate * 100)) % over \(GradeLimits.delay / 1000) ms",
      "by more than \(GradeLimits.stampsBack / 1000) ms | D |",
      "\(GradeLimits.scrollMillimetre) units of libinput's scroll",
      "over \(GradeLimits.longestContact / 1_000_000) s | D |",
      "over \(10_000 / GradeLimits.shortestInterval * 100)/s in more than half of the moves | F |",
      "under \(1_000_000 / GradeLimits.longestInterval)/s in more than half of the moves of \(GradeLimits.leastStride) mm or more, \(whole(GradeLimits.leastSparseLength)) mm in all | D |",
      "more than \(whole(GradeLimits.mostSimultaneous * 100)) % of the moves | D |",
      "\(whole(GradeLimits.longestJump)) mm and back within \(GradeLimits.longestInterval / 1000) ms",
      "\(whole(GradeLimits.suddenRatio)) times as long as the one before and the one after, at \(whole(GradeLimits.suddenSpeed / 1000)) m/s",
      "faster than \(whole(GradeLimits.greatestSpeed / 1000)) m/s | D |",
      "\(Double(GradeLimits.leastClockJump) / 1e6) s or more in a steady move",
      "more than \(whole(GradeLimits.margin * 100)) % of an axis beyond its ends | B |",
      "more than \(whole(GradeLimits.pointsBeyond)) points left of a screen or above it | B |",
      "not from \(whole(GradeLimits.sides.lowerBound)) to \(whole(GradeLimits.sides.upperBound)) mm | D |",
      "not a date from \(GradeLimits.years.lowerBound) to \(GradeLimits.years.upperBound) | B |",
    ] {
      #expect(page.contains(phrase), "\(phrase)")
    }
  }

  @Test("a millimetre is 160/25.4 points and a hundredth of an axis")
  func millimetres() {
    // 160 ÷ 25.4 by hand: 6.2992.
    #expect(abs(GradeLimits.millimetre(.points) - 6.2992) < 1e-4)
    #expect(GradeLimits.millimetre(.normalised) == 0.01 && GradeLimits.millimetre(.millimetres) == 1)
  }
}
