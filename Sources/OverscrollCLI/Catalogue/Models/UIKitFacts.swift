import ScrollPhysics
import TraceReplay

extension ModelFacts {
  /// What UIKit's band and decay share, whoever models them.
  private static let band = ModelConstant(
    "rubber-band coefficient", UIKitModel.coefficient, "ScrollMechanics; Cranpose")
  private static let rate = ModelConstant(
    "deceleration rate", UIKitModel.decelerationRate, .perMillisecond, "read back from UIKit")

  static let uikit = ModelFacts(
    summary: "UIScrollView, by the published formulas.",
    constants: [band, rate] + ModelConstant.spring(UIKitModel.spring, "ScrollMechanics example")
      + ModelConstant.rest(.uikit, "chosen for this program", speed: "measured decays end there"),
    cases: Cases(
      file: "uiscrollview.json",
      calculations: [
        "uikit.rubberband", "uikit.decay", "uikit.decay.destination", "uikit.decay.velocityForDestination",
        "uikit.decay.roundedDestination", "uikit.decay.keyframeDuration",
      ], upstream: 27, derived: 8),
    known:
      "Resistance agrees with 29 offsets recorded in the iOS 26.5 simulator, but for its rounding to pixels. The bounce is the published one: up to 49 pt late against the one recorded.",
    inferred: "A release beyond an edge starts the spring with the finger's velocity times the band's slope.",
    unknown: "UIKit's own velocity tracker, which is not public.")

  private static let measured = UIKitMeasuredModel.Constants.normal

  static let uikitMeasured = ModelFacts(
    summary: "UIScrollView, as recorded in the iOS 26.5 simulator.",
    constants: [
      band,
      ModelConstant(
        "screen scale", UIKitMeasuredModel.recordedScale, .pixelsPerPoint, "the recording device"),
      ModelConstant("least fling speed", measured.leastFlingSpeed, .speed, "measured by Cranpose"),
      ModelConstant(
        "deceleration rate", measured.deceleration.rate, .perMillisecond, "read back from UIKit"),
      ModelConstant("decay ends at", measured.stopSpeed, .speed, "inferred from targets", key: "stop_speed"),
      ModelConstant("spring frequency", measured.frequency, .perSecond, "fitted: 1 bounce, ± 0.03"),
      ModelConstant("kick, of the overscroll", measured.kick, .perSecond, "fitted: 1 bounce, ± 0.02"),
    ] + ModelConstant.rest(.uikitMeasured, "half a pixel", speed: "measured decays end there"),
    cases: Cases(
      file: "uiscrollview.json",
      calculations: [
        "uikit.rubberband.pixelRounded", "uikit.decay.target", "uikit.decay.targetStop10",
        "uikit.decay.trajectory", "uikit.bounceback.measured",
      ], upstream: 34, derived: 0),
    known:
      "Against the recordings: drag exact, target of a fling exact on whole pixels, its way within 0.42 pt, a bounce from rest at 177 pt within 0.71 pt.",
    inferred: "The speed at which a decay ends, the spring's form and frequency, the kick.",
    unknown:
      "Whether the kick grows with the overscroll; releases beyond an edge that move; the edge under a fling; what decides between 260 and 350 pt/s; UIKit's own velocity tracker."
  )

  static let scrollMechanics = ModelFacts(
    summary: "SimpleScrollView of ScrollMechanics, a clone.",
    mended: "a catch does not jump",
    constants: [band, rate] + ModelConstant.spring(UIKitModel.spring, "ScrollMechanics example")
      + ModelConstant.rest(.scrollMechanics, "chosen for this program", speed: "measured decays end there"),
    quirks: [
      .mended(
        "Q1",
        "A touch on content beyond an edge takes the offset shown for the finger's and maps it once more: the content jumps inwards."
      )
    ],
    cases: Cases(
      file: "uiscrollview.json", calculations: ["uikit.rubberband", "uikit.decay"], upstream: 20, derived: 8),
    known: "Its formulas are uikit's; it has no tests of its own.",
    inferred:
      "The velocity tracker: the example leaves it to UIKit, and takes 100 ms without an event for rest.")
}
