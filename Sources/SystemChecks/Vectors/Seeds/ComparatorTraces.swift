import PullToRefresh
import TextFormats

/// The `*.trace` calculations of the engines that were added for comparison: one function per engine.
///
/// Each case is a log of offsets and flags, which say how the content moves (``SeedRun``).
enum ComparatorTraces {
  /// The inputs of a case, its top inset, and an engine made for the inset, whose refresh may end within its handler.
  private static func controlled<Control: RefreshEngineBody>(_ json: JSONValue, _ make: (Double) -> Control)
    -> (SeedInputs, Double, Control)
  {
    let inputs = SeedInputs(json)
    let inset = inputs.inner("config").topInset()
    var control = make(inset)
    control.endsInsideCallback = inputs.inner("config").endsInsideHandler
    return (inputs, inset, control)
  }

  static func ego(_ json: JSONValue) throws -> JSONValue {
    let (inputs, inset, control) = controlled(json) { EGO(originalTopInset: $0) }
    return try statesAndInset(.ego(control), inputs, inset) { effect, engine in
      if case .trigger = effect { return "trigger" }
      return effect == .callback ? nil : word(effect, engine)
    }
  }

  static func sv(_ json: JSONValue) throws -> JSONValue {
    let (inputs, inset, control) = controlled(json) { SVPullToRefresh(originalTopInset: $0) }
    return try statesAndInset(.sv(control), inputs, inset, wording: word)
  }

  static func mj(_ json: JSONValue) throws -> JSONValue {
    let (inputs, inset, made) = controlled(json) { MJRefresh(originalTopInset: $0) }
    var control = made
    control.isInWindow = inputs.inner("config").flag("inWindow") ?? true
    return try statesAndInset(.mj(control), inputs, inset) { effect, engine in
      if case .note(.indicatorRestored, _) = effect { return "endCompletion" }
      return word(effect, engine)
    }
  }

  static func isRefresh(_ json: JSONValue) throws -> JSONValue {
    let (inputs, inset, control) = controlled(json) { ISRefreshControl(originalTopInset: $0) }
    return try statesAndInset(.isRefresh(control), inputs, inset) { effect, engine in
      effect == .callback ? "valueChanged" : word(effect, engine)
    }
  }

  static func od(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let config = inputs.inner("config")
    let inset = config.topInset()
    var control = ODRefreshControl(
      originalTopInset: inset, hasSectionHeaders: config.flag("sectionHeaders") ?? false)
    control.endsInsideCallback = config.endsInsideHandler
    let refreshing = ODRefreshControl.State.refreshing.rawValue
    var run = SeedRun(.od(control), topInset: inset) { effect, engine in
      switch effect {
      case .enter(let state): state == refreshing ? "refreshing" : nil
      case .callback: "valueChanged"
      case .note(.refreshEnded, _): "ended"
      default: word(effect, engine)
      }
    }
    try run.run(inputs.events())
    let isRefreshing = run.engine.state == refreshing
    return run.result(final: [
      ("refreshing", .bool(isRefreshing)), ("inset", SeedInputs.value(run.view.topInset)),
    ])
  }

  static func es(_ json: JSONValue) throws -> JSONValue {
    let (inputs, inset, control) = controlled(json) { ESPullToRefresh(originalTopInset: $0) }
    // The indicator in the reference log reports a state only when it changes, including the first state.
    var shown: Double?
    // A stop sets the inset once; a repeated effect with a duration only says how long the return takes.
    var set: Double?
    var run = SeedRun(.es(control), topInset: inset) { effect, engine in
      switch effect {
      case .setTopInset(let inset, let duration):
        defer { set = inset }
        return duration > 0 && inset == set ? nil : "inset=\(SixDigits.text(inset))"
      case .callback: return "handler"
      case .note(.startAnimation, _): return "animBegin"
      case .note(.stopAnimation, _): return "animEnd"
      case .note(.label, let state):
        defer { shown = state }
        return state == shown ? nil : "state=\(engine.originalStateName(UInt8(state)))"
      case .enter, .trigger, .scroll, .note: return nil
      }
    }
    try run.run(inputs.events())
    var isRefreshing = false
    if case .es(let control) = run.engine { isRefreshing = control.isRefreshing }
    return run.result(final: [
      ("refreshing", .bool(isRefreshing)), ("inset", SeedInputs.value(run.view.topInset)),
    ])
  }

  static func yalantis(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let config = inputs.inner("config")
    let inset = config.topInset()
    var control = Yalantis(
      originalTopInset: inset, height: config.number("height", "H", else: Yalantis.standardHeight))
    control.endsInsideCallback = config.endsInsideHandler
    let releasing = Double(Yalantis.State.releasing.rawValue)
    var run = SeedRun(.yalantis(control), topInset: inset) { effect, engine in
      switch effect {
      case .enter, .scroll: nil
      case .note(.label, let state):
        state == releasing ? nil : "state=\(engine.originalStateName(UInt8(state)))"
      case .note(.progress, let progress): "state=releasing=\(SixDigits.text(progress))"
      default: word(effect, engine)
      }
    }
    try run.run(inputs.events())
    var state = run.stateName
    if case .yalantis(let control) = run.engine, Double(control.state) == releasing {
      state = .string("releasing=\(SixDigits.text(control.progress))")
    }
    return run.result(final: [("state", state), ("inset", SeedInputs.value(run.view.topInset))])
  }

  /// The final state and top inset of an engine after all events of a case.
  private static func statesAndInset(
    _ engine: RefreshEngine, _ inputs: SeedInputs, _ topInset: Double, wording: @escaping SeedRun.Wording
  ) throws -> JSONValue {
    var run = SeedRun(engine, topInset: topInset, wording: wording)
    try run.run(inputs.events())
    return run.result(final: [("state", run.stateName), ("inset", SeedInputs.value(run.view.topInset))])
  }

  /// The log message for an effect of an engine, as most cases word it; nil for effects that logs omit.
  private static func word(_ effect: RefreshEffect, _ engine: RefreshEngine) -> String? {
    switch effect {
    case .enter(let state): "state=\(engine.originalStateName(state))"
    case .setTopInset(let inset, let duration):
      "inset=\(SixDigits.text(inset))" + (duration > 0 ? " dur=\(SixDigits.text(duration))" : "")
    case .callback: "handler"
    case .scroll(let offset, let isAnimated):
      "scrollTo=\(SixDigits.text(offset)) animated=\(isAnimated ? 1 : 0)"
    case .trigger, .note: nil
    }
  }
}
