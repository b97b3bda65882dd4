import PullToRefresh
import TextFormats

/// The calculations of the web's pull-to-refresh libraries: the engine of `better-scroll`.
enum WebRefreshCalculations {
  static let all: [String: Calculations.Calculation] = [
    "betterscroll.pulldown.fires": { try betterScroll(CalculationInputs($0)) }
  ]

  /// 1 when a drag that ends at `releaseY`, below the top where positive, fires, else 0.
  private static func betterScroll(_ inputs: CalculationInputs) throws -> JSONValue {
    let threshold = try inputs.number("threshold", else: BetterScrollPullDown.standardThreshold)
    var run = FingerRun(BetterScrollPullDown(originalTopInset: 0, threshold: threshold))
    let y = try inputs.number("releaseY")
    run.touch()
    run.move(to: y)
    run.scroll(to: -y)
    run.lift()
    return JSONValue(Double(run.triggers))
  }
}
