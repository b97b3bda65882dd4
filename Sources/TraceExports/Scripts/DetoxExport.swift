import GestureTraces
import TextFormats

/// Writes a JavaScript module for a Detox test, which approximates the gestures by Detox's own.
///
/// A finger that is released while it moves is a `swipe`, along one axis at one of two speeds; one that rests before its release is a
/// `longPressAndDrag`, which has presses and rests and goes in any direction. Their implementation (wix/Detox 48ba4b5): on Android `swipe`
/// is Espresso's, 165 or 1650 ms long (`SwipeHelper.kt`), and a drag has 21 or 51 moves 35 ms apart (`LongPressAndDragAction.kt`,
/// `LinearSwiper.kt`); on iOS a swipe is 20 or 40 moves, one per display frame (`NSObject+DetoxActions.m`).
package struct DetoxExport: TraceExporter {
  /// Durations of a fast and a slow swipe on Android, in seconds; on iOS they are about 0.38 and 0.72.
  private static let swipes = (fast: 0.165, slow: 1.65)
  /// Durations of a fast and a slow drag on Android, in seconds.
  private static let drags = (fast: 0.735, slow: 1.785)
  /// The duration from which on a press is a long press, in seconds.
  private static let longPress = 0.5

  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let drags = try StraightDrag.drags(of: touches, in: trace, for: "Detox")
    let losses = touches.losses + losses(of: drags)
    let function = "play\(GestureName(trace).capitalised)"
    let header = SourceHeader.text(
      "//", .detox, trace, losses: losses,
      usage: ["await \(function)(element(by.id('list')), { width: 390, height: 844 });"])
    return TraceExport(text: header + body(function, drags.map(call).joined()), losses: losses)
  }

  private static func call(_ drag: StraightDrag) -> String {
    let share = { (number: Double, side: String) in "\(SourceText.position(number)) / screen.\(side)" }
    let start = "\(share(drag.from.x, "width")), \(share(drag.from.y, "height"))"
    guard let to = drag.to else {
      let point = "{ x: \(SourceText.position(drag.from.x)), y: \(SourceText.position(drag.from.y)) }"
      return drag.press < longPress
        ? "  await element.tap(\(point));\n"
        : "  await element.longPress(\(point), \(milliseconds(drag.press)));\n"
    }
    if drag.rest > 0 {
      let end = "\(share(to.x, "width")), \(share(to.y, "height"))"
      return
        "  await element.longPressAndDrag(\(milliseconds(drag.press)), \(start), element, \(end), '\(speed(drag, Self.drags))', \(milliseconds(drag.rest)));\n"
    }
    let (dx, dy) = (to.x - drag.from.x, to.y - drag.from.y)
    let (direction, amount) =
      abs(dx) > abs(dy)
      ? (dx > 0 ? "right" : "left", share(abs(dx), "width"))
      : (dy > 0 ? "down" : "up", share(abs(dy), "height"))
    return "  await element.swipe('\(direction)', '\(speed(drag, swipes))', \(amount), \(start));\n"
  }

  /// The name of the speed (`fast` or `slow`) whose duration is nearer to the finger's, compared as a ratio.
  private static func speed(_ drag: StraightDrag, _ seconds: (fast: Double, slow: Double)) -> String {
    let way = drag.waySeconds
    return way * way < seconds.fast * seconds.slow ? "fast" : "slow"
  }

  private static func milliseconds(_ seconds: Double) -> String {
    FixedDecimals.text(seconds * 1000, decimals: 0)
  }

  private static func losses(of drags: [StraightDrag]) -> [String] {
    var losses: [String] = []
    let ways = drags.filter { $0.to != nil }
    if let longest = ways.map(\.waySeconds).max(), let shortest = ways.map(\.waySeconds).min() {
      let took =
        shortest == longest
        ? milliseconds(longest) : "\(milliseconds(shortest)) to \(milliseconds(longest))"
      losses.append(
        "Detox has two speeds: a swipe takes 165 or 1650 ms on Android and about 380 or 720 ms on iOS, a drag 735 or 1785 ms on Android; the finger took \(took) ms"
      )
    }
    let across = ways.filter { $0.rest == 0 }.map(\.across).max() ?? 0
    if across.rounded() > 0 {
      losses.append(
        "swipes move along one axis: up to \(Counted.text(Int(clamping: across.rounded()), "point")) across it are left out"
      )
    }
    if ways.contains(where: { $0.rest == 0 && $0.restBefore > 0 }) {
      losses.append("a swipe begins immediately: rests before it are left out")
    }
    let deviation = ways.map(\.deviation).max() ?? 0
    losses.append(
      "each touch is a straight line at one speed; at the same speed that is at most \(Counted.text(Int(clamping: deviation.rounded()), "point")) from where the finger was"
    )
    losses.append("on Android a swipe starts at least 8.3 % of the element from its edges")
    if drags.count > 1 {
      losses.append(
        "Detox waits for an idle app before each touch, so pauses between touches are not the trace's")
    }
    return losses
  }

  private static func body(_ function: String, _ calls: String) -> String {
    """
    /**
     * Plays the touches on the element. Its top left corner is the origin of the trace.
     *
     * @param element An element of Detox that fills the screen.
     * @param screen Its width and height in points.
     */
    async function \(function)(element, screen) {
    \(calls)}

    module.exports = { \(function) };

    """
  }
}
