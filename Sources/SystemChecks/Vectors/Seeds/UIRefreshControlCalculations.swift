import PullToRefresh
import ScrollPhysics
import TextFormats

/// `uirefreshcontrol.formula` and `uirefreshcontrol.trace`: the engine `uirefreshcontrol` (UIRefreshControl).
enum UIRefreshControlCalculations {
  static func formula(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    if let velocity = inputs.numberIfAny("velocity") {
      let stiffness = UIRefreshControl.springStiffness(velocity: velocity)
      return SeedInputs.object([
        ("stiffness", SeedInputs.value(stiffness)),
        ("intensity", SeedInputs.value(UIRefreshControl.hapticIntensity(stiffness: stiffness))),
      ])
    }
    let length = try inputs.number("scrollViewHeight")
    let height = UIRefreshControl.triggerHeight(
      viewport: length, titleHeight: inputs.number("titleHeight", else: 0))
    guard let coefficient = inputs.numberIfAny("c") else {
      return SeedInputs.object([("triggerHeight", SeedInputs.value(height))])
    }
    guard coefficient > 0, length > 0 else { throw SeedError.notPositive }
    let band = RubberBand(coefficient: coefficient, dimension: length)
    return SeedInputs.object([
      ("overscroll", SeedInputs.value(height)),
      ("fingerTravel", SeedInputs.value(band.drag(forOffset: height))),
    ])
  }

  static func trace(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let config = inputs.inner("config")
    let inset = config.topInset()
    let length = config.number("scrollHeight", else: 568)
    var control = UIRefreshControl(
      viewport: length, originalTopInset: inset, titleHeight: config.number("titleHeight", else: 0))
    control.isInWindow = config.flag("inWindow") ?? true
    control.animationsEnabled = config.flag("animationsEnabled") ?? true
    control.endsInsideCallback = config.endsInsideHandler
    var run = SeedRun(.uiRefreshControl(control), topInset: inset, viewport: length, wording: word)
    try run.run(inputs.events())
    return run.result(final: [("state", run.stateName), ("inset", SeedInputs.value(run.view.topInset))])
  }

  private static func word(_ effect: RefreshEffect, _ engine: RefreshEngine) -> String? {
    switch effect {
    case .enter(let state): "state=\(engine.stateName(state))"
    case .setTopInset(let inset, _): "inset=\(SixDigits.text(inset))"
    case .callback: "valueChanged"
    case .scroll(let offset, let animated): "scrollTo=\(SixDigits.text(offset)) animated=\(animated)"
    case .trigger, .note: nil
    }
  }
}
