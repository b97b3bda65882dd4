import PullToRefresh
import TextFormats

/// `j4n0.formula` and `j4n0.trace`: the engine `pullview`.
enum PullViewCalculations {
  /// The duration of the simulated work in the original's repository, in seconds.
  private static let standardWork = 2.0

  static func formula(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    if let time = inputs.numberIfAny("t") {
      return SeedInputs.object([("angleDegrees", SeedInputs.value(PullViewFold.spin(at: time)))])
    }
    let height = inputs.number("height", "H", else: PullView.standardHeight)
    if let visibility = inputs.numberIfAny("visibility") {
      let fold = PullViewFold(visibility: visibility, height: height)
      return SeedInputs.object([
        ("bottomAngleDegrees", SeedInputs.value(fold.bottomAngle)),
        ("topAngleDegrees", SeedInputs.value(fold.topAngle)),
        ("topViewY", SeedInputs.value(fold.topPosition)),
        ("bottomViewY", SeedInputs.value(fold.bottomPosition)),
      ])
    }
    let view = PullView(height: height, originalTopInset: 0)
    let offset = try inputs.number("contentOffsetY")
    let visibility = view.visibility(at: offset)
    return SeedInputs.object([
      ("updates", .bool(visibility != nil)),
      ("visibility", visibility.map(SeedInputs.value) ?? .null),
      ("fullyVisible", .bool(visibility.map(view.isFull) ?? false)),
      ("releaseTriggers", .bool(view.fires(at: offset))),
    ])
  }

  static func trace(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let config = inputs.inner("config")
    let inset = config.topInset()
    let control = PullView(
      height: config.number("H", else: PullView.standardHeight), originalTopInset: inset,
      hasGuard: config.flag("repo") ?? true)
    var run = SeedRun(.pullView(control), topInset: inset, wording: word)
    run.work = config.number("work", else: standardWork)
    try run.run(inputs.events())
    var isRefreshing = false
    if case .pullView(let control) = run.engine { isRefreshing = control.isRefreshing }
    return run.result(final: [
      ("refreshing", .bool(isRefreshing)), ("inset", SeedInputs.value(run.view.topInset)),
    ])
  }

  private static func word(_ effect: RefreshEffect, _ engine: RefreshEngine) -> String? {
    switch effect {
    case .setTopInset(let inset, let duration):
      "inset=\(SixDigits.text(inset)) dur=\(SixDigits.text(duration))"
    case .trigger: "refresh"
    case .note(.arrow, let degrees):
      "arrow=\(SixDigits.text(degrees)) dur=\(SixDigits.text(PullView.flipDuration))"
    case .note(.label, let state): "label=\(engine.stateName(UInt8(state)))"
    case .note(.refreshEnded, _): "refreshEnded"
    case .note(.indicatorRestored, _): "bottomArrow visible"
    case .enter, .callback, .scroll, .note: nil
    }
  }
}
