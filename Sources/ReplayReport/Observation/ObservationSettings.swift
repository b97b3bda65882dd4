import ReplayExperiments

/// How logs of an app are held against replays of the same traces.
package struct ObservationSettings: Sendable {
  /// What a log's offsets are.
  package enum Measure: Sendable {
    /// The content's offset: falls as content is pulled down.
    case content
    /// The pull as the app's own rule has it, which the pull of an engine is held against.
    case pull
  }

  /// The app's name in rows.
  package var name: String
  /// What its offsets are.
  package var measure: Measure
  /// The log's time at the trace's zero, in seconds; nil where touches or the first movement say it.
  package var zero: Double?
  /// Offsets further apart than this while content should move under a finger are a hole, in seconds.
  package var longestHole: Double
  /// What counts as the same time and path.
  package var tolerance: PathDeviation.Tolerance
  /// The engines and models it is held against.
  package var replay: ReplaySettings

  /// Settings by their parts.
  package init(
    name: String, measure: Measure = .content, zero: Double? = nil,
    longestHole: Double = ObservationSettings.usualHole,
    tolerance: PathDeviation.Tolerance, replay: ReplaySettings
  ) {
    (self.name, self.measure, self.zero) = (name, measure, zero)
    (self.longestHole, self.tolerance, self.replay) = (longestHole, tolerance, replay)
  }

  /// Six frames of 60 a second: fewer may be lost to a busy machine.
  package static let usualHole = 0.1
  /// Two pixels: content at rest is on whole ones, and a finger's position too.
  private static let usualPoints = 2.0
  /// In seconds.
  private static let clockSlack = 0.001
  /// What counts as the same where nobody says it: two pixels, and a display frame, as an engine sees a lift only with the next. A
  /// millisecond more, as clocks are put on each other no better.
  ///
  /// - Parameter rate: Frames per second.
  /// - Returns: The tolerance.
  package static func usualTolerance(rate: Double) -> PathDeviation.Tolerance {
    PathDeviation.Tolerance(points: usualPoints, seconds: 1 / rate + clockSlack)
  }

  /// The model that rows of an app name: it ran on none.
  package static let model = "observed"
}
