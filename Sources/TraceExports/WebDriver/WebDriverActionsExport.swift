import GestureTraces
import TextFormats

/// Writes the body of a W3C WebDriver `POST /session/{id}/actions` request, which Appium and Selenium play in one call.
///
/// Its ticks are those of Appium on Android, which rounds every duration up to whole 20 ms and then follows the clock
/// (appium/appium-uiautomator2-server 5412fdb, `utils/w3c/ActionsTokenizer.java`, `ActionsExecutor.java`); Appium on iOS keeps
/// milliseconds (appium/WebDriverAgent c279b4c, `FBW3CActionsSynthesizer.m`). Browsers do neither: chromedriver waits for a frame
/// of the display and then for the tick's duration, Firefox moves in steps of 17 ms. So in browsers a gesture takes longer, and `bidi` is
/// the better format (`SendGesturesOut.md` has the measurements).
package struct WebDriverActionsExport: TraceExporter {
  /// Length of a tick, in milliseconds.
  private static let tick = 20
  /// The greatest number of ticks in a request: one hour.
  private static let most = 180_000

  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let seconds = Double(touches.touches[touches.touches.count - 1].time - touches.touches[0].time) / 1e9
    guard seconds * 1000 <= Double(most * tick) else {
      throw ExportError(
        trace,
        "its touches last \(FixedDecimals.text(seconds / 3600, decimals: 1)) h, and one call of WebDriver's actions may last 1 h here; split the trace, or choose bidi"
      )
    }
    let grid = FingerGrid(touches, tick: Double(tick), pixelsPerPoint: options.pixelsPerPoint)
    var actions = PointerActions(fingers: grid.fingers)
    var last = 0
    for one in grid.ticks {
      actions.add(one, after: one.number - last, tick: tick)
      last = one.number
    }
    return TraceExport(
      text: "{\"actions\":\(actions.json)}\n",
      losses: touches.losses + losses(grid, ticks: actions.ticks, options))
  }

  private static func losses(_ grid: FingerGrid, ticks: Int, _ options: ExportOptions) -> [String] {
    let deviation = FixedDecimals.text(grid.deviation, decimals: 1)
    var losses = [
      "fingers act every \(tick) ms and move in straight lines between, at most \(deviation) points from where they were",
      "positions are whole pixels, \(SourceText.position(options.pixelsPerPoint)) per point (--px-per-point)",
      "a browser needs up to a display frame longer for each of the \(ticks) ticks than Appium does; choose bidi for browsers",
    ]
    if grid.lifted > 0 {
      losses.append(
        "\(Counted.text(grid.lifted, "finger")) that the system cancelled \(grid.lifted == 1 ? "is" : "are") lifted: runners of WebDriver's actions cannot cancel"
      )
    }
    return losses
  }
}
