import PullToRefresh
import TextFormats

/// The calculations for SwipeRefreshLayout and Compose's pull-to-refresh: the engines `swiperefresh` and `compose`.
///
/// With a density of 1, pixels are points; `fires` is 1 or 0. A finger moves over the native scroll view of the system; the input
/// `scrolled` says how far the content is scrolled down at the touch, 0 by default. Nested scrolling gives an engine only the travel that
/// the scroll view did not use.
enum AndroidRefreshCalculations {
  static let all: [String: Calculations.Calculation] = [
    "android.swipeRefresh.spinnerY": { try spinner(CalculationInputs($0)) },
    "android.swipeRefresh.fires.touch": { try fires(CalculationInputs($0), "finger_after_slop_px", false) },
    "android.swipeRefresh.fires.nested": { try fires(CalculationInputs($0), "unconsumed_px", true) },
    "compose.pullRefresh": { try composePull(CalculationInputs($0)) },
    "compose.pullRefresh.fires": { try composeFires(CalculationInputs($0)) },
    "compose3.distanceFraction": { try composeFraction(CalculationInputs($0)) },
  ]

  private static func spinner(_ inputs: CalculationInputs) throws -> JSONValue {
    let circle = SwipeRefreshCircle(density: try inputs.positive("density", else: 1))
    return try CalculationResult.value(circle.top(pulled: inputs.number("overscrollTop")))
  }

  private static func fires(_ inputs: CalculationInputs, _ key: String, _ isNested: Bool) throws -> JSONValue
  {
    let density = try inputs.positive("density", else: 1)
    let scrolled = try inputs.unsigned("scrolled", else: 0)
    var run = ContentRun(
      SwipeRefresh(isNested: isNested, density: density), on: isNested ? .swiperefreshNested : .swiperefresh,
      scrolled: scrolled)
    let slop = SwipeRefresh.touchSlop * density
    run.drag(through: [(isNested ? scrolled : slop) + (try inputs.number(key))])
    return JSONValue(Double(run.triggers))
  }

  /// Compose's state after a touch of which the scroll view has left the given number of points unused.
  private static func compose(
    pulled: Double, threshold: Double, on system: RefreshSystem, _ inputs: CalculationInputs
  ) throws -> ContentRun<ComposeRefresh> {
    let scrolled = try inputs.unsigned("scrolled", else: 0)
    var run = ContentRun(ComposeRefresh(threshold: threshold), on: system, scrolled: scrolled)
    run.touch()
    run.move(to: scrolled + pulled)
    return run
  }

  private static func composePull(_ inputs: CalculationInputs) throws -> JSONValue {
    let run = try compose(
      pulled: inputs.number("pulled"), threshold: inputs.positive("threshold"), on: .compose, inputs)
    return try CalculationResult.object([
      ("progress", run.engine.progress), ("position", run.engine.position),
    ])
  }

  private static func composeFires(_ inputs: CalculationInputs) throws -> JSONValue {
    var run = try compose(
      pulled: inputs.number("pulled_after_slop"), threshold: inputs.positive("threshold"), on: .compose,
      inputs)
    run.lift()
    return JSONValue(Double(run.triggers))
  }

  private static func composeFraction(_ inputs: CalculationInputs) throws -> JSONValue {
    let threshold = ComposeRefresh.standardThreshold
    let run = try compose(
      pulled: inputs.number("drag_over_threshold") * threshold, threshold: threshold, on: .composeMaterial3,
      inputs)
    return try CalculationResult.value(run.engine.position / threshold)
  }
}
