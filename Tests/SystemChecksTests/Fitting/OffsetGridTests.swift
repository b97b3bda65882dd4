import Testing

@testable import SystemChecks

@Suite("Grid of offsets")
struct OffsetGridTests {
  @Test("offsets on device pixels have the pixel as their step")
  func pixels() {
    #expect(OffsetGrid([0, 1, 2, 5, 9, -3]).step == 1)
    #expect(OffsetGrid([0, 0.5, 1, 2.5, 4]).step == 0.5)
    // As a log prints thirds.
    #expect(OffsetGrid([-157.3333, -138.6667, -121.6667, -106.3333, -93]).step == 1.0 / 3)
  }

  @Test("others have their decimals")
  func decimals() {
    #expect(OffsetGrid([0.123, 4.567, 8.901, 2.345, 6.789]).step == 1e-3)
    #expect(OffsetGrid([0.1, 0.2.squareRoot(), 0.3.squareRoot(), 0.7, 1.1]).step == OffsetGrid.finest)
  }

  @Test("few offsets may lie on a grid by chance and do not count")
  func few() {
    #expect(OffsetGrid([0, 1, 2, 2, 2]).step == OffsetGrid.finest)
  }

  /// The variance of an even spread over a step.
  @Test("rounding has a variance of a twelfth of the step's square")
  func variance() {
    #expect(OffsetGrid([0, 1, 2, 5, 9]).variance == 1.0 / 12)
  }
}
