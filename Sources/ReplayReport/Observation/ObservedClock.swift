import TextFormats
import TraceReplay

/// How the clock of a log is aligned with that of its trace.
package struct ObservedClock: Equatable, Sendable {
  /// How the two clocks were aligned.
  package enum Method: String, CaseIterable, Sendable {
    /// Aligned by the caller, who gives the time in the log at which the trace has its zero.
    case said
    /// Aligned by the touches in the log, which are matched with the gestures of the trace.
    case touches
    /// Aligned by the first movement of the content.
    case movement
  }

  /// How the clocks were aligned.
  package let method: Method
  /// The time on the trace's clock minus the time on the log's clock, in seconds.
  package let shift: Double
  /// How well the touches fit: the largest distance between a touch or release in the log and the nearest in the trace, in seconds.
  ///
  /// Nil if the log has no touches.
  package let spread: Double?
  /// How much later the content first moves than a replay predicts, after the alignment, in seconds; nil if nothing moves.
  ///
  /// It is the shift used minus the shift that the first movement alone would give, so it is positive if content moves late.
  package let disagreement: Double?

  /// The largest error of one touch after aligning the others, in seconds: a few frames of a slow display.
  static let slack = 0.1
  /// Content counts as moving once it is further than this from its start, in points: half a pixel.
  static let moved = 0.5
  /// The largest plausible ratio of times between log and trace; a larger one means that their units differ, which are a factor 1000 apart.
  private static let mostRatio = 20.0

  /// Stores a known alignment.
  init(method: Method, shift: Double, spread: Double?, disagreement: Double?) {
    (self.method, self.shift, self.spread, self.disagreement) = (method, shift, spread, disagreement)
  }

  /// Aligns the clock of a log with that of its trace.
  ///
  /// - Parameters:
  ///   - log: The log of the app.
  ///   - gestures: The gestures of the trace, at least one.
  ///   - paths: The content's path as each engine and model predicts it.
  ///   - zero: The time in the log at which the trace has its zero, in seconds; nil if not given.
  /// - Throws: An error if the log cannot be aligned with this trace.
  init(
    of log: ObservedLog, _ gestures: [FingerGesture], _ paths: [SeenPath], zero: Double?
  ) throws(ObservationError) {
    try Self.checkUnit(of: log, gestures, paths)
    let path = SeenPath(log.samples.map { ($0.time, $0.offset) })
    let moves = paths.compactMap { $0.firstMove(after: 0, by: Self.moved) }.sorted()
    let first = path.firstMove(after: log.samples[0].time, by: Self.moved)
    let byMovement = first.flatMap { first in moves.isEmpty ? nil : moves[moves.count / 2] - first }
    let touches = log.times(of: .touch)
    if let zero {
      (method, shift) = (.said, -zero)
      spread =
        touches.isEmpty ? nil : touches.map { Self.distance(of: $0 - zero, to: gestures.map(\.began)) }.max()
    } else if !touches.isEmpty {
      let found = try Self.shift(of: log, touches, gestures)
      (method, shift, spread) = (.touches, found.shift, found.spread)
    } else if let byMovement {
      (method, shift, spread) = (.movement, byMovement, nil)
    } else {
      throw ObservationError(
        "\(log.path): nothing in it says when the trace began, as no content moves; log touches (touchstart in --event), or give --zero"
      )
    }
    let taken = shift
    disagreement = byMovement.map { taken - $0 }
  }

  /// Throws if the log's times must be in another unit than seconds, by comparing how long content and fingers move.
  private static func checkUnit(
    of log: ObservedLog, _ gestures: [FingerGesture], _ paths: [SeenPath]
  ) throws(ObservationError) {
    let down = gestures[gestures.count - 1].ended - gestures[0].began
    let times = log.samples.map(\.time) + log.events.map(\.time)
    let whole = (times.max() ?? 0) - (times.min() ?? 0)
    let advice = "give --unit, or the log of this trace"
    guard whole * mostRatio >= down else {
      throw ObservationError(
        "\(log.path): it lasts \(text(whole)), and the fingers of the trace are down for \(text(down)); \(advice)"
      )
    }
    let path = SeenPath(log.samples.map { ($0.time, $0.offset) })
    guard let motion = path.motion(by: moved) else { return }
    let own = motion.upperBound - motion.lowerBound
    let longest = paths.compactMap { $0.motion(by: moved) }.map { $0.upperBound - $0.lowerBound }.max() ?? 0
    guard own <= max(longest, down) * mostRatio else {
      guard longest > 0 else {
        throw ObservationError(
          "\(log.path): its content moves, and that of the trace does not; give the log of this trace")
      }
      throw ObservationError(
        "\(log.path): its content moves for \(text(own)), and that of the trace for \(text(longest)); \(advice)"
      )
    }
  }

  /// The shift that aligns the touches of a log with the gestures of a trace, and the largest remaining distance, both in seconds.
  private static func shift(
    of log: ObservedLog, _ touches: [Double], _ gestures: [FingerGesture]
  ) throws(ObservationError) -> (shift: Double, spread: Double) {
    let first = gestures[0].began - touches[0]
    var distances: [Double] = []
    for (index, gesture) in gestures.enumerated() {
      let nearest = nearest(to: gesture.began - first, in: touches)
      guard abs(gesture.began - first - nearest) <= slack else {
        let count =
          touches.count == gestures.count ? "" : " (\(touches.count) touches, \(gestures.count) gestures)"
        throw ObservationError(
          "\(log.path): no touch where gesture \(index + 1) of the trace begins, \(text(gesture.began - gestures[0].began)) after the first\(count); give the log of this trace"
        )
      }
      distances.append(gesture.began - nearest)
    }
    let shift = distances.sorted()[distances.count / 2]
    for touch in touches where !isIn(touch + shift, gestures) {
      throw ObservationError(
        "\(log.path): a touch \(text(touch - touches[0])) after the first, which the trace does not have; give the log of this trace"
      )
    }
    let lifts = log.times(of: .lift)
    for (index, gesture) in gestures.enumerated() where gesture.end == .lift && !lifts.isEmpty {
      let lift = nearest(to: gesture.ended - shift, in: lifts)
      guard abs(lift + shift - gesture.ended) <= slack else {
        throw ObservationError(
          "\(log.path): its lift is \(text(lift + shift - gesture.began)) after the touch, in the trace gesture \(index + 1) lasts \(text(gesture.ended - gesture.began)); give the log of this trace"
        )
      }
      distances.append(gesture.ended - lift)
    }
    return (shift, distances.map { abs($0 - shift) }.max() ?? 0)
  }

  /// True if a time on the trace's clock lies within a gesture; a touch at that time is a second finger, not a new gesture.
  private static func isIn(_ time: Double, _ gestures: [FingerGesture]) -> Bool {
    gestures.contains { $0.began - slack <= time && time <= $0.ended + slack }
  }

  private static func nearest(to time: Double, in times: [Double]) -> Double {
    times.min { abs($0 - time) < abs($1 - time) } ?? time
  }

  private static func distance(of time: Double, to times: [Double]) -> Double {
    abs(nearest(to: time, in: times) - time)
  }

  private static func text(_ seconds: Double) -> String { "\(Figures.milliseconds(seconds)) ms" }
}
