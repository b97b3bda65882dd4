import Testing

@testable import SystemChecks

@Suite("Intervals as text")
struct IntervalTextTests {
  @Test(
    "the half width has two digits, the value as many decimals",
    arguments: [
      (4.00123, 0.0131, "4.001 ± 0.013"), (4.0, 0.1, "4.00 ± 0.10"), (1500.3, 22.3, "1500 ± 22"),
      (1500.3, 412.0, "1500 ± 412"), (-0.7, 1.74, "-0.7 ± 1.7"), (0.5, 9.96, "0.5 ± 10.0"),
    ])
  func digits(value: Double, halfWidth: Double, expected: String) {
    #expect(IntervalText.text(value, halfWidth: halfWidth) == expected)
  }

  @Test("no more than six decimals; smaller half widths are shown as the last of them")
  func finest() {
    #expect(IntervalText.text(0.998, halfWidth: 1e-9) == "0.998000 ± 0.000001")
  }

  @Test("what the data do not determine is said to be not known")
  func unknown() {
    #expect(IntervalText.text(7, halfWidth: .infinity) == "not known")
  }

  @Test(
    "numbers without an interval have no needless zeros",
    arguments: [(4.0, "4"), (0.55, "0.55"), (12.5, "12.5")])
  func plain(value: Double, expected: String) {
    #expect(IntervalText.text(value) == expected)
  }
}
