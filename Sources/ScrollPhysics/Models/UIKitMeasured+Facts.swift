extension UIKitMeasuredModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .apple,
      summary: "UIScrollView, as recorded in the iOS 26.5 simulator.",
      source: .init(
        observed: .init(
          "29 offsets under a finger, flings and their targets, a bounce from rest.",
          on: "iOS 26.5 (simulator)",
          by: "samoylenkodmitry/Cranpose, crates/cranpose-ui/src/tests/ios_fling_measurement.rs at 84943d91")),
      fixed: nil,
      cases: .init("uiscrollview.json", upstream: 34, derived: 0),
      known:
        "Compared with the recordings: drag exact; target of a fling exact on whole pixels, its path within 0.42 pt; a bounce from rest at 177 pt within 0.71 pt.",
      inferred: "The speed at which a decay ends, the spring's form and frequency, the kick.",
      unknown:
        "Whether the kick grows with the overscroll; moving releases beyond an edge; a fling that meets an edge; the rule between 260 and 350 pt/s; UIKit's velocity tracker."
    )
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("rubber-band coefficient", UIKitModel.coefficient, "ScrollMechanics; Cranpose")
    list.constant("screen scale", Self.recordedScale, .pixelsPerPoint, "the recording device")
    list.constant("least fling speed", constants.leastFlingSpeed, .speed, "measured by Cranpose")
    list.constant("deceleration rate", constants.deceleration.rate, .perMillisecond, "read back from UIKit")
    list.constant("decay ends at", constants.stopSpeed, .speed, "inferred from targets", key: "stop_speed")
    list.constant("spring frequency", constants.frequency, .perSecond, "fitted: 1 bounce, ± 0.03")
    list.constant("kick, of the overscroll", constants.kick, .perSecond, "fitted: 1 bounce, ± 0.02")
    list.rest(tolerance, "half a pixel", speed: "measured decays end there")
    list.calculation("uikit.rubberband.pixelRounded")
    list.calculation("uikit.decay.target")
    list.calculation("uikit.decay.targetStop10")
    list.calculation("uikit.decay.trajectory")
    list.calculation("uikit.bounceback.measured")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .band(coefficient: UIKitModel.coefficient),
      fling: .decay(perSecond: UIKitModel.deceleration.perSecond),
      bounce: .critical(frequency: constants.frequency))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
