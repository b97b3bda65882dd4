import PullToRefresh
import TextFormats

/// `mrefresh.formula` and `mrefresh.trace`: the engine `mrefresh` in versions 0.1.1 and 0.2.1.
enum MRefreshCalculations {
  static func formula(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let isRewrite = try isRewrite(inputs.text("version"))
    var configuration = try configuration(inputs, isRewrite: isRewrite)
    guard let offset = inputs.numberIfAny("contentOffsetY") else {
      let pull = try inputs.number("pull")
      return SeedInputs.object([
        ("threshold", SeedInputs.value(configuration.threshold)),
        ("proportion", SeedInputs.value(configuration.proportion(at: pull))),
        ("triggers", .bool(pull > configuration.threshold)),
      ])
    }
    configuration.insetHeight = inputs.number("height", else: configuration.insetHeight)
    let viewHeight = inputs.number("customHeight", else: 40)
    let limit = isRewrite ? -(viewHeight + configuration.insetHeight) / 2 : 0
    let effective = offset + inputs.number("originalTopInset", else: 0)
    return SeedInputs.object([
      ("frameY", SeedInputs.value(configuration.frameOrigin(effectiveOffset: effective, limit: limit)))
    ])
  }

  static func trace(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let config = inputs.inner("config")
    let inset = config.topInset()
    var control = MRefresh(
      try configuration(config, isRewrite: isRewrite(config.text("v"))), originalTopInset: inset)
    control.endsInsideCallback = config.endsInsideHandler
    var run = SeedRun(.mRefresh(control), topInset: inset, wording: word)
    run.keepsDragging = true
    try run.run(inputs.events())
    var isAnimating = false
    if case .mRefresh(let control) = run.engine { isAnimating = control.isAnimating }
    return run.result(final: [
      ("state", run.stateName), ("inset", SeedInputs.value(run.view.topInset)),
      ("animating", .bool(isAnimating)),
    ])
  }

  private static func isRewrite(_ version: String?) throws -> Bool {
    switch version {
    case "0.1.1", nil: false
    case "0.2.1": true
    case .some(let other): throw SeedError.unknownVersion(other)
    }
  }

  /// Reads MRefresh's settings from the keys of a case of either calculation; missing values are the version's defaults.
  private static func configuration(_ inputs: SeedInputs, isRewrite: Bool) throws -> MRefreshConfiguration {
    let standard = isRewrite ? MRefreshConfiguration.rewrite : .readme
    let start = inputs.number(
      "animationStartDistance", "animationStart", "start", else: standard.animationStart)
    let duration = inputs.number("insetDuration", "dur", else: standard.insetDuration)
    var configuration: MRefreshConfiguration
    if isRewrite {
      configuration = .rewritten(
        distance: inputs.number("animationDistance", "distance", else: 100), start: start,
        insetHeight: inputs.number("H", "loadingContentInset", else: standard.insetHeight),
        insetDuration: duration)
    } else {
      let viewHeight = inputs.number("customHeight", else: 40)
      let height = inputs.number("H", else: viewHeight + inputs.number("heightIncrease", else: 40))
      configuration = .documented(
        viewHeight: height, heightIncrease: 0,
        endOffset: inputs.number("animationEndDistanceOffset", "endOffset", else: 30), start: start,
        insetDuration: duration)
    }
    configuration.threshold = inputs.number("T", "threshold", else: configuration.threshold)
    return configuration
  }

  private static func word(_ effect: RefreshEffect, _ engine: RefreshEngine) -> String? {
    switch effect {
    case .enter(let state): "state=\(engine.originalStateName(state))"
    case .setTopInset(let inset, let duration):
      "inset=\(SixDigits.text(inset)) dur=\(SixDigits.text(duration))"
    case .callback: "handler"
    case .note(.startAnimation, _): "startAnimation"
    case .note(.stopAnimation, _): "stopAnimation"
    case .note(.endIgnored, _): "stopIgnored"
    case .note(.draw, let proportion): "draw=\(SixDigits.text(proportion))"
    case .trigger, .scroll, .note: nil
    }
  }
}
