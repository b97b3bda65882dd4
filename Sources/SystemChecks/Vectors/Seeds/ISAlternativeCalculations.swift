import PullToRefresh
import TextFormats

/// `isalternative.formula` and `isalternative.trace`: the engine `isalternative` (ISAlternativeRefreshControl).
enum ISAlternativeCalculations {
  static func formula(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let control = ISAlternative(
      referenceInset: inputs.number("referenceContentInsetTop", else: 0),
      threshold: inputs.number("threshold", else: ISAlternative.standardThreshold),
      height: inputs.number("height", else: ISAlternative.standardHeight))
    let offset = try inputs.number("contentOffsetY")
    return SeedInputs.object([
      ("effectiveOffset", SeedInputs.value(control.effectiveOffset(offset))),
      ("progress", SeedInputs.value(control.progress(offset))),
      ("overThreshold", .bool(control.isBeyond(offset))),
      ("frameY", SeedInputs.value(control.frameOrigin(offset))),
    ])
  }

  static func trace(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let config = inputs.inner("config")
    let reference = config.number("ref", else: 0)
    var control = ISAlternative(
      referenceInset: reference, firesOnRelease: config.flag("firesOnRelease") ?? false,
      threshold: config.number("threshold", else: ISAlternative.standardThreshold),
      height: config.number("H", else: ISAlternative.standardHeight))
    control.endsInsideCallback = config.endsInsideHandler
    let isQuiet = config.flag("quietProgress") ?? true
    let inset = config.topInset(else: reference)
    var run = SeedRun(.isAlternative(control), topInset: inset) { effect, engine in
      word(effect, engine, isQuiet: isQuiet)
    }
    try run.run(inputs.events())
    return run.result(final: [("state", run.stateName), ("inset", SeedInputs.value(run.view.topInset))])
  }

  private static func word(_ effect: RefreshEffect, _ engine: RefreshEngine, isQuiet: Bool) -> String? {
    switch effect {
    case .setTopInset(let inset, _): "inset=\(SixDigits.text(inset))"
    case .callback: "valueChanged"
    case .note(.willEnter, let state): "will \(engine.stateName(UInt8(state)))"
    case .note(.didEnter, let state): "did (state=\(engine.stateName(UInt8(state))))"
    case .note(.progress, let progress): isQuiet ? nil : "progress=\(SixDigits.text(progress))"
    case .enter, .trigger, .scroll, .note: nil
    }
  }
}
