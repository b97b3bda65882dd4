import ScrollPhysics

extension ModelFacts {
  private static let webkit = "WebKit, 10.7 fallback"
  private static let listViewKit = "ListViewKit, re-derived"

  static let appkit = ModelFacts(
    summary: "NSScrollView on a trackpad, as WebKit has it.",
    constants: [
      ModelConstant("rubber-band coefficient", AppKitModel.coefficient, listViewKit),
      ModelConstant(
        "momentum lasts 1 s from", AppKitMomentum.speedOfOneSecond, .speed, listViewKit,
        key: "momentum_speed_of_1_s"),
      ModelConstant("snap-back stiffness", AppKitSnapBack.stiffness, webkit),
      ModelConstant("snap-back amplitude", AppKitSnapBack.amplitude, webkit),
      ModelConstant("snap-back period", AppKitSnapBack.period, .seconds, webkit),
      ModelConstant("greatest snap-back speed", AppKitSnapBack.greatestSpeed, .speed, listViewKit),
    ] + ModelConstant.rest(.appkit, "chosen for this program"),
    quirks: [
      .kept(
        nil,
        "The snap-back leaves inwards at once: its first velocity is not the one that it is given.")
    ],
    cases: Cases(
      file: "webkit_appkit.json",
      calculations: [
        "appkit.rubberband", "appkit.rubberband.inverse", "appkit.snapback", "appkit.momentum.duration",
        "appkit.momentum.displacement",
      ], upstream: 6, derived: 0),
    known: "The snap-back's constants stand in WebKit's source.",
    inferred:
      "The band's coefficient, the momentum and the greatest speed, by ListViewKit. Momentum meets an edge between events; the original meets it with the first event beyond and ignores those after it. Left out: rounding to device pixels.",
    unknown: "What newer systems' private functions do.")
}
