import PullToRefresh
import TextFormats

/// The calculations of SwipeRefreshLayout and of Compose's pull-to-refresh: the engines of `swiperefresh` and `compose`.
///
/// Pixels are points where a density is 1; `fires` is 1 or 0.
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
    var run = FingerRun(SwipeRefresh(isNested: isNested, density: density))
    let slop = isNested ? 0 : SwipeRefresh.touchSlop * density
    run.drag(through: [slop + (try inputs.number(key))])
    return JSONValue(Double(run.triggers))
  }

  /// A state after a pull of so many points from the top.
  private static func compose(pulled: Double, threshold: Double) -> FingerRun<ComposeRefresh> {
    var run = FingerRun(ComposeRefresh(threshold: threshold))
    run.touch()
    run.move(to: pulled)
    return run
  }

  private static func composePull(_ inputs: CalculationInputs) throws -> JSONValue {
    let run = compose(
      pulled: try inputs.number("pulled"), threshold: try inputs.positive("threshold"))
    return try CalculationResult.object([
      ("progress", run.engine.progress), ("position", run.engine.position),
    ])
  }

  private static func composeFires(_ inputs: CalculationInputs) throws -> JSONValue {
    var run = compose(
      pulled: try inputs.number("pulled_after_slop"), threshold: try inputs.positive("threshold"))
    run.lift()
    return JSONValue(Double(run.triggers))
  }

  private static func composeFraction(_ inputs: CalculationInputs) throws -> JSONValue {
    let threshold = ComposeRefresh.standardThreshold
    let run = compose(pulled: try inputs.number("drag_over_threshold") * threshold, threshold: threshold)
    return try CalculationResult.value(run.engine.position / threshold)
  }
}
