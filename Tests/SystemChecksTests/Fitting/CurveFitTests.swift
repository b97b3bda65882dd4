import GestureTraces
import Glibc
import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Explained or not")
struct CurveFitTests {
  private func fit(models: [ScrollModel]? = nil, _ offset: (Double) -> Double) -> CurveFit {
    let samples = (0..<300).map { row -> CurveLog.Sample in
      let time = Double(row) / 60
      return CurveLog.Sample(time: time, offset: offset(time))
    }
    return CurveFit(CurveLog(samples: samples, knowsFinger: false), in: ModelLogs.extent, models: models)
  }

  @Test("a sine is explained by no model, inside the bounds and about an edge", arguments: [3000.0, 0])
  func sine(middle: Double) {
    #expect(!fit { middle + 300 * sin(2 * .pi * $0) }.isExplained)
  }

  @Test("white noise is explained by no model, inside the bounds and about an edge", arguments: [3000.0, 0])
  func noise(middle: Double) {
    var random = SeededRandom(seed: 7)
    let noise = (0..<300).map { _ in random.nextNormal(middle, deviation: 600) }
    #expect(!fit { noise[Int(($0 * 60).rounded())] }.isExplained, "seed 7")
  }

  /// Found by `tools/attack`: bounds without a length had a rubber band without one, which ended the program.
  @Test("content that fits in its viewport can be asked about every model")
  func shortContent() {
    let samples = (0..<60).map { row -> CurveLog.Sample in
      CurveLog.Sample(time: Double(row) * 0.016, offset: -Double(row * row), finger: Double(row))
    }
    let extent = ScrollExtent(contentLength: 400, viewportLength: 1000)
    let fit = CurveFit(CurveLog(samples: samples, knowsFinger: true), in: extent, models: nil)
    #expect(fit.models.contains { $0.name == "use-gesture" })
  }

  /// A friction of 5 per second where GTK has 4: the rule is GTK's, and what 4 leaves is less than a fifth of the spread.
  @Test("a model with a tuned constant still explains its log")
  func tuned() {
    #expect(fit(models: [.gtk]) { 1000 + 2000 * (1 - exp(-5 * $0)) / 5 }.isExplained)
  }
}
