import PullToRefresh
import TextFormats

/// `pulltorefreshjs.trace`: the engine `pulltorefresh-js` with touches at positions on the screen.
///
/// The events are the log of a page: each gives the finger's position on the screen and the page's scroll offset. The case itself says how
/// the content moves, so no scroll physics is used.
enum PullToRefreshJSCalculations {
  static func trace(_ json: JSONValue) throws -> JSONValue {
    guard let events = json["events"]?.array else { throw SeedError.missing("events") }
    var run = SeedRun(.pullToRefreshJS(PullToRefreshJS()), topInset: 0, wording: word)
    run.work = SeedInputs(json).inner("config").numberIfAny("work")
    run.run(try events.map { try SeedTouch(SeedInputs($0)) })
    return run.result(final: [("state", .string("\(run.engine.stateName(run.engine.state))"))])
  }

  /// A number of pixels as JavaScript prints it: all digits, and no fraction for a whole number.
  private static func pixels(_ height: Double) -> String {
    Int(exactly: height).map(String.init) ?? "\(height)"
  }

  private static func word(_ effect: RefreshEffect, _ engine: RefreshEngine) -> String? {
    switch effect {
    case .enter(let state): "state=\(engine.stateName(state))"
    case .callback: "onRefresh"
    case .note(.mounted, _): "mount"
    case .note(.unmounted, _): "unmount"
    case .note(.height, let height): "height=\(pixels(height))px"
    case .trigger, .setTopInset, .scroll, .note: nil
    }
  }
}
