import ScrollPhysics
import Testing

@Suite("Chromium model")
struct ChromiumModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 680)

  @Test("100, 200 and 400 pt past an edge show as ModelComparison.md has them, at both edges")
  func table() {
    let exponential = ChromiumExponentialModel(extent, rule: .desktop, fling: .curve)
    let bezier = ChromiumBezierModel(extent, rule: ChromiumBezier(size: 680), fling: .physics)
    for (drag, slow, wide) in [(100.0, 5.0, 19.0), (200, 10, 35), (400, 20, 56)] {
      #expect(
        exponential.offset(forRaw: -drag) == -slow && exponential.offset(forRaw: 4320 + drag) == 4320 + slow)
      #expect(bezier.offset(forRaw: -drag) == -wide && bezier.offset(forRaw: 4320 + drag) == 4320 + wide)
    }
    #expect(exponential.offset(forRaw: 77) == 77 && bezier.raw(forOffset: 77) == 77)
  }

  @Test("a catch of the exponential does not jump; of the other by a pixel at most, from its rounding")
  func grab() {
    let exponential = ChromiumExponentialModel(extent, rule: .desktop, fling: .curve)
    let bezier = ChromiumBezierModel(extent, rule: ChromiumBezier(size: 680), fling: .physics)
    for shown in stride(from: -60.0, through: -1, by: 1) {
      #expect(exponential.offset(forRaw: exponential.raw(forOffset: shown)) == shown)
      #expect(abs(bezier.offset(forRaw: bezier.raw(forOffset: shown)) - shown) <= 1)
    }
  }
}
