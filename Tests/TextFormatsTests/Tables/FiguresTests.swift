import Testing

@testable import TextFormats

@Suite("Figures")
struct FiguresTests {
  @Test(
    "numbers are rounded to the decimals asked for",
    arguments: [
      (0.0, 1, "0.0"), (-0.04, 1, "0.0"), (-0.06, 1, "-0.1"), (12.345, 2, "12.35"), (0.005, 2, "0.01"),
      (99.95, 1, "100.0"), (1234.5, 0, "1235"), (-7, 2, "-7.00"),
    ])
  func fixed(number: Double, decimals: Int, text: String) {
    #expect(Figures.fixed(number, decimals: decimals) == text)
  }

  @Test(
    "significant digits are counted from the first that is not 0",
    arguments: [
      (0.0, 6, "0"), (2.0024805, 6, "2.00248"), (0.000816, 6, "0.000816"), (0.00012345678, 6, "0.000123457"),
      (1_234_567.8, 6, "1234568"), (-0.55, 6, "-0.55"), (9.9999996, 6, "10"), (1e-9, 3, "0"),
      (8000, 6, "8000"),
    ])
  func significant(number: Double, digits: Int, text: String) {
    #expect(Figures.significant(number, digits: digits) == text)
  }

  @Test("what does not exist is a dash, what is too large for decimals is written as it is")
  func edges() {
    #expect(Figures.fixed(nil, decimals: 1) == "–")
    #expect(Figures.fixed(1e300, decimals: 1) == "1e+300")
    #expect(Figures.milliseconds(0.0083) == "8.3")
  }
}
