import PullToRefresh
import TextFormats

/// `jackrabbit.formula` and `jackrabbit.trace`: JackrabbitRefresh's drawing only, because its trigger is that of `uirefreshcontrol`.
enum JackrabbitCalculations {
  private static let colours = ["red", "blue", "purple", "cyan", "orange", "magenta"]

  static func formula(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    if let width = inputs.numberIfAny("width") {
      return SeedInputs.object([
        ("latchPullDistanceExclusive", SeedInputs.value(JackrabbitLayout.meetingPull(width: width)))
      ])
    }
    let layout = layout(inputs)
    let pull = max(0, try inputs.number("pullDistance"))
    let isMet = layout.haveMet(pull: pull)
    let isLatched = isMet || inputs.flag("overlapLatched") ?? false
    let isJoined = isLatched || inputs.flag("isRefreshing") ?? false
    let compassX = layout.compassX(pull: pull)
    let spinnerX = layout.spinnerX(pull: pull)
    return SeedInputs.object([
      ("pullDistance", SeedInputs.value(pull)), ("pullRatio", SeedInputs.value(layout.ratio(pull: pull))),
      ("rawCompassX", SeedInputs.value(compassX)), ("rawSpinnerX", SeedInputs.value(spinnerX)),
      ("overlapNow", .bool(isMet)), ("overlapLatched", .bool(isLatched)),
      ("compassX", SeedInputs.value(isJoined ? layout.middle - layout.compassWidth / 2 : compassX)),
      ("spinnerX", SeedInputs.value(isJoined ? layout.middle - layout.spinnerWidth / 2 : spinnerX)),
      ("compassY", SeedInputs.value((pull - layout.compassHeight) / 2)),
      ("spinnerY", SeedInputs.value((pull - layout.spinnerHeight) / 2)),
      ("panelHeight", SeedInputs.value(pull)),
    ])
  }

  static func trace(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    var run = Run(decoration: JackrabbitDecoration(layout: layout(inputs.inner("config"))))
    let events = try inputs.events()
    for event in events { run.apply(event) }
    run.runSteps(until: (events.last?.time ?? 0) + SeedRun.tail)
    return SeedRun.result(
      log: run.log,
      final: [
        ("refreshing", .bool(run.isRefreshing)), ("overlap", .bool(run.decoration.isLatched)),
        ("animating", .bool(run.decoration.isAnimating)),
      ])
  }

  private static func layout(_ inputs: SeedInputs) -> JackrabbitLayout {
    let width = inputs.number("width", "w", else: 60)
    return JackrabbitLayout(
      middle: inputs.number("midX", else: 160),
      compassWidth: inputs.number("compassWidth", "cw", else: width),
      compassHeight: inputs.number("compassHeight", "ch", else: width),
      spinnerWidth: inputs.number("spinnerWidth", "sw", else: width),
      spinnerHeight: inputs.number("spinnerHeight", "sh", else: width))
  }

  /// Runs JackrabbitRefresh's drawing on a list of pulls; the events set the refreshing flag of the control.
  private struct Run {
    var decoration: JackrabbitDecoration
    var isRefreshing = false
    var log: [JSONValue] = []

    mutating func apply(_ event: SeedEvent) {
      runSteps(until: event.time)
      if let flag = event.isRefreshing {
        isRefreshing = flag
        log.append(.array([SeedInputs.value(event.time), .string("refreshing=\(flag)")]))
      }
      guard let pull = event.pull else { return }
      var effects = RefreshEffects()
      decoration.follow(
        pull: max(0, pull), isRefreshing: isRefreshing, at: event.time, &effects)
      word(effects, at: event.time)
    }

    mutating func runSteps(until end: Double) {
      while let time = decoration.stepEnd, time <= end {
        var effects = RefreshEffects()
        _ = decoration.endStep(isRefreshing: isRefreshing, at: time, &effects)
        word(effects, at: time)
      }
    }

    private mutating func word(_ effects: RefreshEffects, at time: Double) {
      var step = ""
      for index in 0..<effects.count {
        guard case .note(let note, let value) = effects[index] else { continue }
        let message: String
        switch note {
        case .latch: message = "overlapLatched"
        case .joined: message = "joined"
        case .apart: message = "apart"
        case .reset: message = "reset"
        case .step:
          step = "step rotationTarget=\(SixDigits.text(value))"
          continue
        case .colour: message = "\(step) color=\(colours[Int(value)])"
        default: continue
        }
        log.append(.array([SeedInputs.value(time), .string(message)]))
      }
    }
  }
}
