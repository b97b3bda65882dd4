import TextFormats
import Testing

@Suite("Numbers with fixed decimals")
struct FixedDecimalsTests {
  @Test(
    "are rounded away from zero at ties, keep their zeros, and never say minus nothing",
    arguments: [
      (2.5, 0, "3"), (-2.5, 0, "-3"), (0.125, 2, "0.13"), (7, 2, "7.00"), (-0.001, 2, "0.00"),
      (1e17, 2, "1e+17"), (.infinity, 1, "inf"),
    ])
  func text(_ number: Double, _ decimals: Int, _ expected: String) {
    #expect(FixedDecimals.text(number, decimals: decimals) == expected)
  }
}
