import Testing

@testable import SystemChecks

@Suite("Grid of offsets")
struct OffsetGridTests {
  @Test("offsets on device pixels have the pixel as their step")
  func pixels() {
    #expect(OffsetGrid([0, 1, 2, 5, 9, -3]).step == 1)
    #expect(OffsetGrid([0, 0.5, 1, 2.5, 4]).step == 0.5)
    #expect(OffsetGrid([0, 0.25, 0.5, 1.25, 4]).step == 0.25)
    // As a log prints thirds.
    #expect(OffsetGrid([-157.3333, -138.6667, -121.6667, -106.3333, -93]).step == 1.0 / 3)
    #expect(OffsetGrid([0.333, 0.667, 1.333, 2, 3.667]).step == 1.0 / 3)
    #expect(OffsetGrid([0, 0.25, 0.5, 1.25, 4]).isPixels && !OffsetGrid([0.1, 0.2, 0.3, 0.7, 1.1]).isPixels)
  }

  @Test("others have their decimals, and those on no grid a millionth of a point")
  func decimals() {
    for (offsets, step) in [
      ([0.1, 0.2, 0.3, 0.7, 1.1], 1e-1), ([0.33, 0.67, 1.33, 2, 3.67], 1e-2),
      ([0.123, 4.567, 8.901, 2.345, 6.789], 1e-3), ([1.3701, 1.3702, 1.3703, 1.3707, 1.3711], 1e-4),
      ([1.37001, 1.37002, 1.37003, 1.37007, 1.37011], 1e-5),
      ([0.1, 0.2.squareRoot(), 0.3.squareRoot(), 0.7, 1.1], 1e-6),
    ] { #expect(OffsetGrid(offsets).step == step, "\(step)") }
  }

  @Test("fewer than five different offsets may lie on a grid by chance and do not count")
  func few() {
    #expect(OffsetGrid([0, 1, 2, 2, 2]).step == 1e-6 && OffsetGrid([0, 1, 2, 3]).step == 1e-6)
    #expect(OffsetGrid([0, 1, 2, 3, 4]).step == 1)
  }

  /// The variance of an even spread over a step.
  @Test("rounding has a variance of a twelfth of the step's square")
  func variance() {
    #expect(OffsetGrid([0, 1, 2, 5, 9]).variance == 1.0 / 12)
    #expect(abs(OffsetGrid([]).variance - 1e-12 / 12) < 1e-27)
  }
}
