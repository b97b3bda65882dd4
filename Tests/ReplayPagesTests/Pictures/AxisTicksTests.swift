import Testing

@testable import ReplayPages

@Suite("Axis ticks")
struct AxisTicksTests {
  @Test("ticks are multiples of 1, 2 or 5 times a power of ten, as fine as their number allows")
  func round() {
    #expect(AxisTicks.round(0, 200, atMost: 4) == [0, 50, 100, 150, 200])
    #expect(AxisTicks.round(-94.4, 0, atMost: 5) == [-80, -60, -40, -20, 0])
    #expect(AxisTicks.round(0, 1323, atMost: 4) == [0, 500, 1000])
    #expect(AxisTicks.round(0, 3, atMost: 4) == [0, 1, 2, 3])
    #expect(AxisTicks.round(0.2, 0.8, atMost: 4) == [])
  }
}
