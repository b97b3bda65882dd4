import PullToRefresh
import ScrollPhysics
import TextFormats

/// The calculations of the web's pull-to-refresh libraries: the engine of `better-scroll`.
enum WebRefreshCalculations {
  static let all: [String: Calculations.Calculation] = [
    "betterscroll.pulldown.fires": { try betterScroll(CalculationInputs($0)) }
  ]

  /// 1 when a drag that ends with the content at `releaseY`, below the top where positive, fires, else 0.
  ///
  /// A finger takes the content there, by the library's own list, from `scrolled` points below its top; 0 where it is left out.
  private static func betterScroll(_ inputs: CalculationInputs) throws -> JSONValue {
    let threshold = try inputs.number("threshold", else: BetterScrollPullDown.standardThreshold)
    let scrolled = try inputs.unsigned("scrolled", else: 0)
    var run = ContentRun(
      BetterScrollPullDown(originalTopInset: 0, threshold: threshold), on: .betterScroll,
      scrolled: scrolled)
    run.drag(through: travels(toY: try inputs.number("releaseY"), from: scrolled))
    return JSONValue(Double(run.triggers))
  }

  /// A finger's way to a `y` from content scrolled down by `depth`, in points: within bounds content follows, and a move that
  /// ends outside them is damped as a whole.
  private static func travels(toY y: Double, from depth: Double) -> [Double] {
    y > 0 ? [depth, depth + y / BetterScrollModel.dampingFactor] : [depth + y]
  }
}
