import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Constants that a log does not tell")
struct ScrollRuleTests {
  @Test(
    "an interval that reaches 0, or a search that ran against its bound, tells nothing",
    arguments: [
      (12.0, 254.0, false), (12.0, 11.9, true), (1e7, 1.0, false), (9_999_999.9, 1.0, false),
      (1e-3, 1e-9, false),
    ])
  func intervals(value: Double, halfWidth: Double, expected: Bool) {
    let constant = ScrollRule.Constant("length", key: "length_pt", unit: "pt", 1e-3...1e7)
    #expect(constant.isKnown(value, within: halfWidth) == expected)
  }

  @Test("a limit of nothing is known to a point")
  func limit() {
    let limit = ScrollRule.Constant("limit", key: "limit_pt", unit: "pt", 0...1e6)
    #expect(limit.isKnown(0, within: 0.3) && !limit.isKnown(9, within: 571_505))
  }

  /// 4500 pt/s go 3827 pt at 96 px per inch (`v² / (2·27.559·96)`), and 300 pt in a viewport of 100 pt.
  @Test("a fling of Chromium's that meets three viewports leaves the density unknown; another tells it")
  func clipped() throws {
    for (length, isKnown) in [(100.0, false), (2000.0, true)] {
      let extent = ScrollExtent(contentLength: 20_000, viewportLength: length)
      // Of less than the two seconds that cut the duration, so that it tells the velocity.
      let fling = ChromiumWindowsFling(velocity: 4500, length: length)
      let samples = (0...110).map {
        CurveLog.Sample(time: Double($0) / 60, offset: 100 + fling.displacement(at: Double($0) / 60))
      }
      let part = LogPart(.fling, samples, gap: 1.0 / 60, leavesBounds: false, in: extent)
      let fit = try #require(RuleFit(SplineRules.windows, to: [part], grid: OffsetGrid(part.offsets)))
      #expect(fit.rms < 1, "\(length)")
      #expect(fit.halfWidths[0].isFinite == isKnown, "\(length): \(fit.constants), \(fit.halfWidths)")
      if isKnown { #expect(abs(fit.constants[0] - 96) < 2) }
    }
  }
}
