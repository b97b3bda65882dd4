import GestureTraces
import TextFormats

/// Writes a Swift function for an XCUITest, which approximates the gestures by straight drags.
///
/// XCUITest's public interface has one way to move a finger: `XCUICoordinate.press(forDuration:thenDragTo:withVelocity:
/// thenHoldForDuration:)`, a straight line at constant speed. Gestures that this cannot approximate are refused: several fingers,
/// a movement that turns back, a touch that the system cancelled.
package struct XCUITestExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let drags = try StraightDrag.drags(of: touches, in: trace, for: "XCUITest")
    let losses = touches.losses + losses(of: drags)
    let function = "play\(GestureName(trace).capitalised)"
    let header = SourceHeader.text(
      "//", .xcuitest, trace, losses: losses, usage: ["\(function)(on: XCUIApplication())"])
    return TraceExport(text: header + body(function, drags.map(row).joined()), losses: losses)
  }

  private static func losses(of drags: [StraightDrag]) -> [String] {
    guard drags.count > 1 else { return drags.losses(rests: true) }
    return drags.losses(rests: true) + [
      "XCUITest waits for an idle app before each touch, so pauses between touches may be longer"
    ]
  }

  private typealias Words = ScriptWords.Drag

  private static func row(_ drag: StraightDrag) -> String {
    let seconds = { (time: Double) in SourceText.position(time) }
    let vector = { (point: (x: Double, y: Double)) in
      "CGVector(dx: \(SourceText.position(point.x)), dy: \(SourceText.position(point.y)))"
    }
    let begin =
      "    \(Words.row)(\(Words.time): \(seconds(drag.start)), \(Words.press): \(seconds(drag.press)), \(Words.from): \(vector(drag.from))"
    guard let to = drag.to else {
      return "\(begin), \(Words.to): nil, \(Words.speed): 0, \(Words.rest): 0),\n"
    }
    return "\(begin),\n      \(Words.to): \(vector(to)), \(Words.speed): \(SourceText.position(drag.speed)), "
      + "\(Words.rest): \(seconds(drag.rest))),\n"
  }

  /// The file's import. The text is on one line with its declaration, because tools would take a source line beginning with `import` for an
  /// import of this file.
  private static let imports = "import XCTest"

  private static func body(_ function: String, _ rows: String) -> String {
    """
    \(imports)

    /// Plays the touches on the element. Its top left corner is the origin of the trace.
    ///
    /// - Parameters:
    ///   - element: An app, for the whole screen, or a view.
    ///   - scale: The factor for speeds: Apple documents them in pixels per second, and a point may be 2 or 3 pixels.
    @MainActor
    func \(function)(on element: XCUIElement, speedScale scale: CGFloat = 1) {
      // Seconds since the first touch, seconds of the press, travel in points, points per second, seconds of rest before the lift.
      struct \(Words.row) {
        let \(Words.time), \(Words.press): TimeInterval
        let \(Words.from): CGVector
        let \(Words.to): CGVector?
        let \(Words.speed): CGFloat
        let \(Words.rest): TimeInterval
      }
      let touches: [\(Words.row)] = [
    \(rows)  ]
      let corner = element.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      let start = Date()
      for touch in touches {
        Thread.sleep(forTimeInterval: max(0, touch.time - Date().timeIntervalSince(start)))
        let from = corner.withOffset(touch.from)
        if let to = touch.to {
          from.press(
            forDuration: touch.press, thenDragTo: corner.withOffset(to),
            withVelocity: XCUIGestureVelocity(rawValue: touch.speed * scale), thenHoldForDuration: touch.rest)
        } else {
          from.press(forDuration: touch.press)
        }
      }
    }

    """
  }
}
