import ScrollPhysics
import Testing

@testable import FileAccess
@testable import SystemChecks
@testable import TextFormats

/// The fling and the bounce that Cranpose recorded of UIScrollView in the iOS 26.5 simulator.
@Suite("Recorded curves of UIScrollView")
struct RecordedCurvesTests {
  private static let path: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let tests = parts.prefix(through: parts.lastIndex(of: "Tests") ?? 0)
    return tests.joined(separator: "/") + "/Conformance/uiscrollview.json"
  }()

  /// A recorded curve; where it was at its start and is not recorded comes first.
  private func recorded(_ id: String, start: String? = nil) throws -> CurveLog {
    let file = try JSONReader.value(of: FileIO.contents(of: Self.path))
    let found = try #require(file["cases"]?.array?.first { $0["id"]?.string == id })
    let times = try #require(found["inputs"]?["t_ms"]?.array).compactMap(\.double)
    let offsets = try #require(found["expected"]?.array).compactMap(\.double)
    let first = start.flatMap { found["inputs"]?[$0]?.double }.map { CurveLog.Sample(time: 0, offset: $0) }
    return CurveLog(
      samples: (first.map { [$0] } ?? [])
        + zip(times, offsets).map { CurveLog.Sample(time: $0 / 1000, offset: $1) }, knowsFinger: false)
  }

  /// `MeasuredUIScrollView.md`: 0.998 per ms.
  @Test("the fling is an exponential decay of 0.998 per millisecond")
  func fling() throws {
    let fit = CurveFit(try recorded("uiscrollview/uikit.decay.trajectory/1"), in: ScrollExtent.standard)
    let rules = try #require(fit.parts.first { $0.part == .fling })
    #expect(rules.step == 1.0 / 3)
    let decay = try #require(rules.fits.first { $0.rule.key == "exponential-decay" })
    let rate = Deceleration(perSecond: decay.constants[0]).rate
    #expect(abs(rate - 0.998) < 1e-5)
    #expect(fit.best.map(\.name).contains("uikit"))
  }

  /// `MeasuredUIScrollView.md`: critically damped, ω = 10.97, started with 1279 pt/s inwards, greatest residual 0.71 pt.
  @Test("the bounce is a critically damped spring of 10.97 per second that starts with a velocity")
  func bounce() throws {
    let fit = CurveFit(
      try recorded("uiscrollview/uikit.bounceback.measured/1", start: "x0"), in: ScrollExtent.standard)
    let rules = try #require(fit.parts.first { $0.part == .bounce })
    let spring = try #require(rules.fits.first { $0.rule.key == "critical-spring" })
    #expect(abs(spring.constants[0] - 10.97) <= spring.halfWidths[0] && spring.halfWidths[0] < 0.1)
    #expect(abs(spring.startVelocities[0].value - 1279) <= spring.startVelocities[0].halfWidth)
    #expect(abs(spring.greatest.residual) < 0.71)
  }
}
