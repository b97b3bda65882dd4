import ScrollPhysics
import Testing

@testable import SystemChecks

/// Each curve that a model has, by at least one model. The constants are those of the originals, calculated by hand where they have
/// another form there: `−1000·ln 0.998 = 2.0020`, `−ln 0.135 = 2.0025`, `√(stiffness / mass)`.
@Suite("Rules that a model consists of")
struct ModelRulesTests {
  struct Expected: CustomTestStringConvertible, Sendable {
    let model: ScrollModel
    let drag: [Double]
    let fling: [Double]
    let bounce: [Double]
    let keys: [String]
    var testDescription: String { "\(model.name)" }

    init(
      _ model: ScrollModel, _ drag: (String, [Double]), _ fling: (String, [Double]),
      _ bounce: (String, [Double])
    ) {
      (self.model, keys) = (model, [drag.0, fling.0, bounce.0])
      (self.drag, self.fling, self.bounce) = (drag.1, fling.1, bounce.1)
    }
  }

  private static let all: [Expected] = [
    Expected(
      .uikit, ("rubber-band", [0.55]), ("exponential-decay", [2.0020026707]), ("critical-spring", [10])),
    Expected(
      .flutterIOS, ("flutter-increments", [0.52]), ("exponential-decay", [2.0024805005]),
      ("damped-spring", [14.1421356237, 1.1])),
    Expected(
      .flutterDesktop, ("flutter-increments-rigid", [0.26]),
      ("exponential-decay-braking", [2.0024805005, 1400]), ("damped-spring", [15.8113883008, 1.3])),
    Expected(
      .flutterDesktopFixed, ("rubber-band-rigid", [0.26]),
      ("exponential-decay-braking", [2.0024805005, 1400]), ("damped-spring", [15.8113883008, 1.3])),
    Expected(.flutterClamping, ("increment-limit", [0]), ("power-law", [0.015]), ("rest", [])),
    Expected(.chromium, ("share", [0.05]), ("chromium-windows", [96]), ("critical-spring", [12.5])),
    Expected(.chromiumExp, ("share", [0.05]), ("chromium-curve", [3.7, 172]), ("critical-spring", [12.5])),
    // A tenth of the viewport's 667 pt, by a tangent of twice the force.
    Expected(
      .chromiumBezier, ("hyperbolic-tangent", [0.2, 66.7]), ("chromium-windows", [96]),
      ("return-bezier", [0.3])),
    Expected(.appkit, ("rubber-band", [0.075]), ("fourth-power", [4000]), ("critical-spring", [12.5])),
    Expected(
      .geckoDesktop, ("gecko-increments", [0.0625]), ("exponential-decay", [2.0020026707]),
      ("damped-spring", [14.1421356237, 1.1])),
    Expected(
      .geckoAndroidFixed, ("exponential", [0.0625]), ("android-spline", [0.015]),
      ("damped-spring", [14.1421356237, 1.1])),
    Expected(.gtk, ("limit", [100]), ("exponential-decay", [4]), ("critical-spring", [10])),
    Expected(
      .adwaita, ("rubber-band-length", [1, 10]), ("spring-to-target", [31.6227766017]),
      ("critical-spring", [31.6227766017])),
    Expected(.qt, ("share", [0.5]), ("constant-deceleration", [1500]), ("return-halves", [0.4])),
    Expected(.slint, ("increment-limit", [0]), ("constant-deceleration", [2000]), ("rest", [])),
    Expected(.iced, ("increment-limit", [0]), ("rest", []), ("rest", [])),
    Expected(.android, ("increment-limit", [0]), ("android-spline", [0.015]), ("return-smoothstep", [2000])),
    Expected(
      .androidStretch, ("stretch", [0.016]), ("android-spline", [0.015]), ("stretch-spring", [24.657, 0.98])),
    // The length of its band is that of the range, nine viewports.
    Expected(.useGesture, ("rubber-band-length", [0.15, 6003]), ("rest", []), ("rest", [])),
    // 40 / (2·√200).
    Expected(
      .framerInertia, ("share", [0.35]), ("exponential-decay", [1.3333333333]),
      ("damped-spring", [14.1421356237, 1.4142135624])),
    Expected(
      .betterScroll, ("increment-share", [0.3333333333]), ("ease-quintic", [0.0015]),
      ("return-quartic", [0.8])),
    Expected(
      .iscroll, ("increment-share", [0.3333333333]), ("ease-circle", [0.0006]), ("return-circle", [0.6])),
    Expected(.iscrollFixed, ("share", [0.3333333333]), ("ease-circle", [0.0006]), ("return-circle", [0.6])),
    Expected(.lenis, ("increment-limit", [0]), ("exponential-decay", [4.5]), ("rest", [])),
  ]

  @Test(
    "each part has the rule of its curve, with the model's own constants in the rule's order", arguments: all)
  func rules(expected: Expected) {
    let rules = ModelRules(expected.model, in: .standard)
    #expect(rules.name == "\(expected.model.name)")
    let parts = [rules.drag, rules.fling, rules.bounce]
    #expect(parts.map(\.rule.key) == expected.keys)
    #expect(parts.map(\.rule.part) == [.drag, .fling, .bounce])
    for (part, constants) in zip(parts, [expected.drag, expected.fling, expected.bounce]) {
      #expect(part.constants.count == constants.count && part.rule.constants.count == constants.count)
      for (one, other) in zip(part.constants, constants) { #expect(abs(one - other) <= 1e-9 * max(1, other)) }
    }
    let asked: [ScrollPart] = [.bounce, .drag, .fling]
    #expect(asked.map { rules.nominal($0).rule.part } == asked)
  }

  // A band along no length at all would divide by it; 1 µm is the shortest that a fit tries.
  @Test("content that fits into its viewport gives a band the shortest length, not none")
  func short() {
    let extent = ScrollExtent(contentLength: 100, viewportLength: 667)
    #expect(ModelRules(.useGesture, in: extent).drag.constants == [0.15, 1e-3])
  }
}
