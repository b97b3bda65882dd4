import GestureTraces
import TextFormats

/// Approximates gestures by straight drags, for test runners that can only move one finger in a straight line.
extension StraightDrag {
  /// The drags of a trace, one per gesture.
  ///
  /// - Parameters:
  ///   - touches: The touches of the trace.
  ///   - trace: The trace, for errors.
  ///   - runner: The runner's name, as it begins a sentence.
  /// - Returns: The drags, in order.
  /// - Throws: The gesture that cannot be approximated by a straight drag, and what to do: it has several fingers, turns back, or
  ///   was cancelled by the system.
  static func drags(
    of touches: ScreenTouches, in trace: Trace, for runner: String
  ) throws(ExportError) -> [StraightDrag] {
    var drags: [StraightDrag] = []
    for (index, gesture) in touches.gestures.enumerated() {
      drags.append(try drag(gesture, of: trace, gesture: index + 1, runner))
    }
    return drags
  }

  private static func drag(
    _ touches: [ScreenTouch], of trace: Trace, gesture: Int, _ runner: String
  ) throws(ExportError) -> StraightDrag {
    let fingers = touches.count { $0.phase == .down }
    guard fingers == 1 else {
      throw ExportError(
        trace, "gesture \(gesture) has \(fingers) fingers, but \(runner) has only one; \(advice)")
    }
    guard touches.last?.phase != .cancel else {
      throw ExportError(
        trace, "gesture \(gesture) is cancelled by the system, which \(runner) cannot do; \(advice)")
    }
    do throws(WayBack) {
      return try StraightDrag(touches)
    } catch {
      throw ExportError(
        trace,
        "gesture \(gesture) turns back by \(Int(clamping: error.points.rounded())) points, \(runner) draws one straight line; \(advice)"
      )
    }
  }

  /// The advice in an error about a gesture that a straight drag cannot approximate.
  private static let advice = "choose another format, or split the trace and remove that gesture"
}

extension [StraightDrag] {
  /// What a runner of straight drags at constant speed cannot represent.
  ///
  /// - Parameter rests: True if the runner lets the finger rest before its release.
  /// - Returns: One sentence each, without a full stop.
  func losses(rests: Bool) -> [String] {
    let deviation = map(\.deviation).max() ?? 0
    let farthest = Counted.text(Int(clamping: deviation.rounded()), "point")
    var losses = ["each touch is a straight line at one speed, at most \(farthest) from where the finger was"]
    func own(_ drag: StraightDrag) -> Double { rests ? drag.ownLiftSpeed : drag.speed }
    func error(_ drag: StraightDrag) -> Double { drag.to == nil ? 0 : abs(own(drag) - drag.liftSpeed) }
    if let worst = self.max(by: { error($0) < error($1) }), error(worst) > 0 {
      losses.append(
        "release speeds are not the finger's: at worst \(FixedDecimals.text(own(worst), decimals: 0)) instead of "
          + "\(FixedDecimals.text(worst.liftSpeed, decimals: 0)) points/s")
    }
    return losses
  }
}
