import PullToRefresh
import ScrollPhysics
import TextFormats

/// The calculations for the web's pull-to-refresh libraries: the engine `better-scroll`.
enum WebRefreshCalculations {
  static let all: [String: Calculations.Calculation] = [
    "betterscroll.pulldown.fires": { try betterScroll(CalculationInputs($0)) }
  ]

  /// Tells whether a drag that ends with the content at `releaseY` (positive below the top) fires: 1 if it does, otherwise 0.
  ///
  /// A finger moves the content there on the library's native scroll view, starting from `scrolled` points below its top, 0 by default.
  private static func betterScroll(_ inputs: CalculationInputs) throws -> JSONValue {
    let threshold = try inputs.number("threshold", else: BetterScrollPullDown.standardThreshold)
    let scrolled = try inputs.unsigned("scrolled", else: 0)
    var run = ContentRun(
      BetterScrollPullDown(originalTopInset: 0, threshold: threshold), on: .betterScroll,
      scrolled: scrolled)
    run.drag(through: travels(toY: try inputs.number("releaseY"), from: scrolled))
    return JSONValue(Double(run.triggers))
  }

  /// The finger travels that move content to `y`, starting at a scroll position `depth` points down.
  ///
  /// Inside the bounds the content follows 1:1; a movement that ends outside is damped as a whole.
  private static func travels(toY y: Double, from depth: Double) -> [Double] {
    y > 0 ? [depth, depth + y / BetterScrollModel.dampingFactor] : [depth + y]
  }
}
