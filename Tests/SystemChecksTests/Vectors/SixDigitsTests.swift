import Testing

@testable import SystemChecks

@Suite("Numbers in log messages")
struct SixDigitsTests {
  /// As `printf '%g'` prints them.
  static let printed: [(Double, String)] = [
    (0.375, "0.375"), (90.5 / 90, "1.00556"), (50, "50"), (-0.5, "-0.5"), (0, "0"), (2.0 / 3, "0.666667"),
    (132.1082746478873, "132.108"), (990, "990"), (.nan, "nan"), (.infinity, "inf"),
  ]

  @Test("six significant digits and no more than needed, as C's %g", arguments: printed)
  func text(value: Double, expected: String) {
    #expect(SixDigits.text(value) == expected)
  }
}
