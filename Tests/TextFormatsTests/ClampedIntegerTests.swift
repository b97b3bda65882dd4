@testable import TextFormats
import Testing

@Suite("Integers of numbers that none may hold")
struct ClampedIntegerTests {
  // 2⁶³ is the first Double no Int64 holds, −2⁶³ the last that one does.
  @Test(
    "the whole part, or the nearest there is; 0 for what is no number",
    arguments: [
      (0.0, 0), (2.9, 2), (-2.9, -2), (1e15, 1_000_000_000_000_000), (0x1p63, .max),
      (0x1p63 - 1024, 9_223_372_036_854_774_784), (-0x1p63, .min), (1e300, .max), (-1e300, .min),
      (.infinity, .max), (-.infinity, .min), (.nan, 0),
    ] as [(Double, Int64)])
  func clamped(_ number: Double, _ expected: Int64) {
    #expect(Int64(clamping: number) == expected)
    #expect(Int(clamping: number) == Int(clamping: expected))
  }
}
