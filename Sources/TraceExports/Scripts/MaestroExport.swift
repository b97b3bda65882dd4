import GestureTraces
import TextFormats

/// Writes a Maestro flow, which approximates the gestures by Maestro's swipes, taps and long presses.
///
/// `swipe` takes two points in whole numbers and the milliseconds between (mobile-dev-inc/Maestro 487407f,
/// `maestro-orchestra/…/yaml/YamlSwipe.kt`, `YamlFluentCommand.kt`): pixels of the screen on Android, where it runs `input swipe`
/// (`AndroidDriver.kt`), points on iOS, where its driver tells XCTest to reach the end after 100 ms and to release `duration` later
/// (`EventRecord.swift`).
package struct MaestroExport: TraceExporter {
  /// The least duration of a long press, in seconds: between Android's 0.4 s and Maestro's own 3 s.
  private static let longPress = 0.5

  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let drags = try StraightDrag.drags(of: touches, in: trace, for: "Maestro")
    let losses = touches.losses + losses(of: drags, options)
    let header = SourceHeader.text(
      "#", .maestro, trace, losses: losses,
      usage: [
        "Set appId to your app's, or use this file with runFlow from your own flow.",
        Words.scale + SourceText.position(options.pixelsPerPoint),
      ])
    let commands = drags.map { command($0, options.pixelsPerPoint) }.joined()
    return TraceExport(text: header + "appId: com.example.app\n---\n" + commands, losses: losses)
  }

  private typealias Words = ScriptWords.Flow

  private static func command(_ drag: StraightDrag, _ scale: Double) -> String {
    let point = { (point: (x: Double, y: Double)) in
      "\(Int(clamping: (point.x * scale).rounded())),\(Int(clamping: (point.y * scale).rounded()))"
    }
    guard let to = drag.to else {
      return "- \(drag.press < longPress ? Words.tap : Words.longPress):\n    point: \(point(drag.from))\n"
    }
    return
      "- \(Words.swipe):\n    \(Words.start): \(point(drag.from))\n    \(Words.end): \(point(to))\n    \(Words.duration): \(drag.wayMilliseconds)\n"
  }

  private static func losses(of drags: [StraightDrag], _ options: ExportOptions) -> [String] {
    var losses = drags.losses(rests: false)
    let (press, rest) = (drags.map(\.restBefore).max() ?? 0, drags.map(\.rest).max() ?? 0)
    if press > 0 || rest > 0 {
      losses.append(
        "on Android a swipe begins immediately and lifts at its end: rests of up to \(milliseconds(press)) ms before and \(milliseconds(rest)) ms after it are left out"
      )
    }
    losses.append(
      "on iOS Maestro's driver moves within 100 ms and then rests for the duration, so speeds are not the trace's"
    )
    losses.append(
      "positions are whole numbers, points on iOS and pixels on Android: here \(SourceText.position(options.pixelsPerPoint)) per point (--px-per-point)"
    )
    if drags.contains(where: { $0.to == nil }) {
      losses.append("taps and long presses have Maestro's durations")
    }
    if drags.count > 1 {
      losses.append("Maestro waits until the screen settles after each touch, so pauses are not the trace's")
    }
    return losses
  }

  private static func milliseconds(_ seconds: Double) -> String {
    FixedDecimals.text(seconds * 1000, decimals: 0)
  }
}
