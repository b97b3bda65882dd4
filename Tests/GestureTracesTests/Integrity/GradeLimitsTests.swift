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
    for phrase in [
      "more than \(GradeLimits.mostDrops) times", "| more than \(GradeLimits.mostContacts) | B |",
      "still for more than \(GradeLimits.stuck / 1_000_000) s", "over \(GradeLimits.rest / 1000) ms | D |",
      "over \(Int(GradeLimits.gapFactor)) × the median interval | B |",
      "\(Int(GradeLimits.leastJump)) mm, \(GradeLimits.jumpRatio) × its neighbours",
      "went at \(Int(GradeLimits.movingSpeed)) mm/s or faster",
      "p95 interval, of \(GradeLimits.leastIntervals) or more",
      "p99 interval, of \(GradeLimits.leastForP99) or more", "under \(Int(GradeLimits.leastRate))/s",
      "more than \(Int(GradeLimits.mostLate * 100)) % over \(GradeLimits.delay / 1000) ms",
      "by more than \(GradeLimits.stampsBack / 1000) ms | D |",
      "\(GradeLimits.scrollMillimetre) units of libinput's scroll",
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
