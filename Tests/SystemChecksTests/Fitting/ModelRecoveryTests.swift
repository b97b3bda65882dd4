import Glibc
import ScrollPhysics
import SystemChecks
import Testing

/// Logs made by the models themselves; see ``ModelLogs``. The expected constants are the models' own.
///
/// All models take a minute and more in a debug build; `tools/prove fit` and CI run them all, optimised, `tools/test` a few.
@Suite("Models from their own logs")
struct ModelRecoveryTests {
  /// What keeps some constants from 1e-3 of themselves, by model and part.
  private static func tolerance(_ model: ScrollModel, _ part: ScrollPart) -> Double {
    switch (model, part) {
    // Whole pixels of a third of a point under the finger.
    case (.uikitMeasured, .drag): 3e-3
    // Whole points past an edge; one rule rounds, the other cuts.
    case (.chromium, .drag), (.chromiumExp, .drag): 5e-3
    case (.chromiumBezier, .drag): 2e-2
    case (.chromium, .bounce), (.chromiumExp, .bounce), (.chromiumBezier, .bounce): 1e-2
    // When a power law began is not seen: a sixtieth of a second of the 1.2 s of the shorter fling, whose square the way
    // goes by, is 2.8 %.
    case (.betterScroll, .fling), (.betterScrollFixed, .fling):
      3e-2
    default: 1e-3
    }
  }

  private static var takesAll: Bool { getenv("OVERSCROLL_PROVE_FIT") != nil }
  private static var exactly: [ScrollModel] {
    takesAll ? ScrollModel.all : [.flutterIOS, .gtk]
  }
  private static var roundedOff: [ScrollModel] {
    takesAll ? ScrollModel.all.filter { !$0.name.description.hasSuffix("-fixed") } : [.qt]
  }

  @Test("the model comes out first, with its own constants", arguments: exactly)
  func exact(model: ScrollModel) throws {
    let fit = CurveFit(ModelLogs.log(model), in: ModelLogs.extent)
    let found = try #require(fit.best.first { $0.name == "\(model.name)" }, "\(fit.best.map(\.name))")
    #expect(fit.isExplained)
    for part in found.parts {
      for (constant, nominal) in zip(part.fit.constants, part.nominal.constants) {
        let tolerance = Self.tolerance(model, part.part) * max(abs(nominal), 1e-3)
        #expect(abs(constant - nominal) <= tolerance, "\(part.part)")
      }
    }
  }

  @Test(
    "rounded to pixels of a third of a point it is still first",
    arguments: roundedOff)
  func rounded(model: ScrollModel) throws {
    let fit = CurveFit(ModelLogs.log(model, rounding: 1.0 / 3), in: ModelLogs.extent)
    #expect(fit.best.contains { $0.name == "\(model.name)" }, "\(fit.models.prefix(3).map(\.name))")
    #expect(fit.isExplained)
  }

  @Test("models of the same curves are not told apart: ScrollMechanics and UIKit")
  func same() throws {
    let fit = CurveFit(ModelLogs.log(.uikit), in: ModelLogs.extent)
    #expect(fit.best.map(\.name) == ["uikit", "scroll-mechanics", "scroll-mechanics-fixed"])
  }

  @Test("Flutter's friction and UIKit's differ by 0.02 %: a fling in whole points does not tell them apart")
  func nearlySame() throws {
    let log = ModelLogs.log(.uikit, rounding: 1, parts: [.fling])
    let names = CurveFit(log, in: ModelLogs.extent).best.map(\.name)
    #expect(names.contains("uikit") && names.contains("flutter-ios") && names.contains("gecko-desktop"))
  }

  /// What Flutter's drag threshold swallows of the first events, by hand: 3.5 pt are passed by the second event of 3 pt,
  /// of which a third of 3.5 passes, and the rest follows event by event.
  @Test("Flutter's drag threshold does not hide its gain")
  func threshold() throws {
    let model = ScrollModel.flutterIOS
    var offset = 0.0
    let samples = (0...40).map { row -> CurveLog.Sample in
      let moved = row < 2 ? 0 : row == 2 ? 3.5 / 3 : 3.0
      if row > 0 { offset = model.offset(from: offset, movedBy: -moved, in: ModelLogs.extent) }
      return CurveLog.Sample(time: Double(row) / 60, offset: offset, finger: Double(row) * 3)
    }
    let fit = CurveFit(CurveLog(samples: samples, knowsFinger: true), in: ModelLogs.extent)
    let gain = try #require(fit.parts[0].fits.first { $0.rule.key == "flutter-increments" }).constants[0]
    #expect(abs(gain - 0.52) < 1e-3 && fit.best.map(\.name) == ["flutter-ios"])
  }

  @Test("a log that no law explains leads no search beyond what a law takes")
  func wildLog() {
    let samples = (0..<90).map {
      CurveLog.Sample(time: Double($0) / 60, offset: 1000 + 200 * Elementary.sin(0.15 * Double($0)))
    }
    let fit = CurveFit(CurveLog(samples: samples, knowsFinger: false), in: ModelLogs.extent)
    #expect(!fit.models.isEmpty)
  }
}
