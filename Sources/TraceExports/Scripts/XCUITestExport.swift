import GestureTraces
import TextFormats

/// A function of Swift for a test of XCUITest, which approximates the gestures.
///
/// Its public interface has one way to move a finger: `XCUICoordinate.press(forDuration:thenDragTo:withVelocity:
/// thenHoldForDuration:)`, a straight line at one speed. What is further from that than a loss is refused: several fingers,
/// a way that turns back, a touch that the system took away.
package struct XCUITestExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    var drags: [StraightDrag] = []
    for (index, gesture) in touches.gestures.enumerated() {
      drags.append(try drag(gesture, of: trace, gesture: index + 1))
    }
    let losses = touches.losses + losses(of: drags)
    let function = "play\(GestureName(trace).capitalised)"
    let header = SourceHeader.text(
      "//", .xcuitest, trace, losses: losses, usage: ["\(function)(on: XCUIApplication())"])
    return TraceExport(text: header + body(function, drags.map(row).joined()), losses: losses)
  }

  private static func drag(
    _ touches: [ScreenTouch], of trace: Trace, gesture: Int
  ) throws(ExportError) -> StraightDrag {
    let fingers = touches.count { $0.phase == .down }
    guard fingers == 1 else {
      throw ExportError(
        trace, "gesture \(gesture) has \(fingers) fingers, XCUITest places only one; \(advice)")
    }
    guard touches.last?.phase != .cancel else {
      throw ExportError(
        trace, "gesture \(gesture) is cancelled by the system, which XCUITest cannot do; \(advice)")
    }
    do throws(StraightDrag.WayBack) {
      return try StraightDrag(touches)
    } catch {
      throw ExportError(
        trace,
        "gesture \(gesture) turns back by \(Int(clamping: error.points.rounded())) points, XCUITest draws one straight line; \(advice)"
      )
    }
  }

  /// What to do about a gesture that is refused.
  private static let advice = "choose another format, or split the trace and leave that gesture out"

  private static func losses(of drags: [StraightDrag]) -> [String] {
    let deviation = drags.map(\.deviation).max() ?? 0
    let farthest = Counted.text(Int(clamping: deviation.rounded()), "point")
    var losses = [
      "each touch is a straight line at one speed, at most \(farthest) from where the finger was"
    ]
    if let worst = drags.max(by: { $0.liftError < $1.liftError }), worst.liftError > 0 {
      losses.append(
        "speeds at a lift are not the finger's: at worst \(FixedDecimals.text(worst.ownLiftSpeed, decimals: 0)) in place of "
          + "\(FixedDecimals.text(worst.liftSpeed, decimals: 0)) points/s")
    }
    if drags.count > 1 {
      losses.append(
        "XCUITest waits for an idle app before each touch, so pauses between them are as long or longer")
    }
    return losses
  }

  private static func row(_ drag: StraightDrag) -> String {
    let seconds = { (time: Double) in SourceText.position(time) }
    let vector = { (point: (x: Double, y: Double)) in
      "CGVector(dx: \(SourceText.position(point.x)), dy: \(SourceText.position(point.y)))"
    }
    let begin =
      "    Touch(time: \(seconds(drag.start)), press: \(seconds(drag.press)), from: \(vector(drag.from))"
    guard let to = drag.to else { return "\(begin), to: nil, speed: 0, rest: 0),\n" }
    return "\(begin),\n      to: \(vector(to)), speed: \(SourceText.position(drag.speed)), "
      + "rest: \(seconds(drag.rest))),\n"
  }

  /// What it imports; apart, because tools take a line that begins so for an import of this file.
  private static let imports = "import XCTest"

  private static func body(_ function: String, _ rows: String) -> String {
    """
    \(imports)

    /// Plays the touches on the element, whose top left corner is the trace's.
    ///
    /// - Parameters:
    ///   - element: An app, for the whole screen, or a view.
    ///   - scale: What a speed is multiplied by: Apple's page tells it in pixels per second, and a point may be 2 or 3 of them.
    @MainActor
    func \(function)(on element: XCUIElement, speedScale scale: CGFloat = 1) {
      // Seconds since the first touch, seconds of the press, way in points, points per second, seconds of rest before the lift.
      struct Touch {
        let time, press: TimeInterval
        let from: CGVector
        let to: CGVector?
        let speed: CGFloat
        let rest: TimeInterval
      }
      let touches: [Touch] = [
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

extension StraightDrag {
  /// How far its speed at the lift is from the finger's, in points per second; 0 for a press, which has none that matters.
  fileprivate var liftError: Double { to == nil ? 0 : abs(ownLiftSpeed - liftSpeed) }
}
