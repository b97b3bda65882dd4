import PullToRefresh
import TextFormats

/// `musicfav_onpu.formula` and `musicfav_onpu.trace`: the engine `onpu`.
enum OnpuCalculations {
  static func formula(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    guard let prog = inputs.numberIfAny("prog") else {
      let prog = OnpuSpin.prog(forProgress: try inputs.number("progress"))
      return SeedInputs.object([
        ("prog", SeedInputs.value(prog)), ("angleDegrees", SeedInputs.value(OnpuSpin.degrees(prog))),
      ])
    }
    let turn = inputs.number("secondsPerTurn", else: OnpuSpin.repositoryTurn)
    let durations = [false, true].map {
      OnpuSpin(prog: prog, returnsUpright: $0, secondsPerTurn: turn).duration
    }
    return SeedInputs.object([
      ("spin", SeedInputs.value(durations[0])), ("returnToUpright", SeedInputs.value(durations[1])),
    ])
  }

  static func trace(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let config = inputs.inner("config")
    let reference = config.number("ref", else: 0)
    var control = OnpuRefreshControl(
      referenceInset: reference, height: config.number("H", else: OnpuRefreshControl.standardHeight),
      threshold: config.number("threshold", else: ISAlternative.standardThreshold),
      firesOnRelease: config.flag("firesOnRelease") ?? false,
      secondsPerTurn: config.number("turn", else: OnpuSpin.repositoryTurn))
    control.endsInsideCallback = config.endsInsideHandler
    var run = SeedRun(.onpu(control), topInset: config.topInset(else: reference), wording: word)
    try run.run(inputs.events())
    var state = JSONValue.null
    if case .onpu(let control) = run.engine { state = .string(name(control.control.state)) }
    return run.result(final: [("state", state), ("inset", SeedInputs.value(run.view.topInset))])
  }

  private static func name(_ state: UInt8) -> String { ISAlternative.stateName(state).description }

  private static func word(_ effect: RefreshEffect, _ engine: RefreshEngine) -> String? {
    switch effect {
    case .setTopInset(let inset, _): "inset=\(SixDigits.text(inset))"
    case .callback: "valueChanged"
    case .note(.willEnter, let state): "will \(name(UInt8(state)))"
    case .note(.didEnter, let state): "did (state=\(name(UInt8(state))))"
    case .note(.spin, _): spin(engine)
    case .note(.icon, let other): other == 0 ? "image=loading_icon" : "image=random"
    case .note(.refreshEnded, _): "anim=Completing"
    case .enter, .trigger, .scroll, .note: nil
    }
  }

  private static func spin(_ engine: RefreshEngine) -> String? {
    guard case .onpu(let control) = engine, let spin = control.spin else { return nil }
    let (from, to) = (SixDigits.text(spin.from), SixDigits.text(spin.to))
    return "rotate from=\(from)pi to=\(to)pi dur=\(SixDigits.text(spin.duration))"
  }
}
