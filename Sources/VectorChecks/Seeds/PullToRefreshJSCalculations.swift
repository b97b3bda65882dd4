import PullToRefresh
import TextFormats

/// `pulltorefreshjs.trace`: the engine `pulltorefresh-js` under touches at positions on the screen.
enum PullToRefreshJSCalculations {
  static func trace(_ json: JSONValue) throws -> JSONValue {
    guard let events = json["events"]?.array else { throw SeedError.missing("events") }
    let config = SeedInputs(json).inner("config")
    var log: [JSONValue] = []
    var run = FingerRun(PullToRefreshJS()) { effect, engine, time in
      guard let message = word(effect, engine) else { return }
      log.append(.array([SeedInputs.value(time), .string(message)]))
    }
    run.work = config.numberIfAny("work")
    for event in events { try apply(SeedInputs(event), to: &run) }
    run.wait(until: run.view.time + SeedRun.tail)
    return SeedRun.result(log: log, final: [("state", .string(run.stateName))])
  }

  private static func apply(_ event: SeedInputs, to run: inout FingerRun<PullToRefreshJS>) throws {
    let time = try event.number("t")
    guard (0...SeedEvent.latest).contains(time) else { throw SeedError.time(time) }
    run.wait(until: time)
    run.place(at: event.number("scrollY", else: event.text("touch") == "start" ? 0 : run.view.contentOffset))
    switch event.text("touch") {
    case "start": run.touch(at: try event.number("y"))
    case "move": run.move(to: try event.number("y"))
    case "end": run.lift()
    case "cancel": run.cancel()
    default: throw SeedError.missing("touch")
    }
  }

  /// As JavaScript writes a number: all its digits, and no fraction where it is whole.
  private static func pixels(_ height: Double) -> String {
    Int(exactly: height).map(String.init) ?? "\(height)"
  }

  private static func word(_ effect: RefreshEffect, _ engine: PullToRefreshJS) -> String? {
    switch effect {
    case .enter(let state): "state=\(PullToRefreshJS.stateName(state))"
    case .callback: "onRefresh"
    case .note(.mounted, _): "mount"
    case .note(.unmounted, _): "unmount"
    case .note(.height, let height): "height=\(pixels(height))px"
    case .trigger, .setTopInset, .scroll, .note: nil
    }
  }
}
