import ReplayExperiments

/// How logs of an app are compared with replays of the same traces.
package struct ObservationSettings: Sendable {
  /// The quantity that a log's offsets measure.
  package enum Measure: Sendable {
    /// The content's offset, which falls as content is pulled down.
    case content
    /// The pull as the app's own rule computes it; it is compared with an engine's pull.
    case pull
  }

  /// The app's name in rows.
  package var name: String
  /// The quantity that the log's offsets measure.
  package var measure: Measure
  /// The time in the log at which the trace has its zero, in seconds; nil to find it from touches or the first movement.
  package var zero: Double?
  /// The longest time between two offsets, in seconds, while a finger should move the content; longer is a gap.
  package var longestHole: Double
  /// The tolerance within which paths and times count as the same.
  package var tolerance: PathDeviation.Tolerance
  /// The replays to compare the logs with: their engines, models and options.
  package var replay: ReplaySettings

  /// Stores the settings of a comparison.
  package init(
    name: String, measure: Measure = .content, zero: Double? = nil,
    longestHole: Double = ObservationSettings.usualHole,
    tolerance: PathDeviation.Tolerance, replay: ReplaySettings
  ) {
    (self.name, self.measure, self.zero) = (name, measure, zero)
    (self.longestHole, self.tolerance, self.replay) = (longestHole, tolerance, replay)
  }

  /// The default for ``longestHole``, in seconds: six frames at 60 per second, because a busy machine may lose a few.
  package static let usualHole = 0.1
  /// The default tolerance, in points: two pixels, because resting content and finger positions are rounded to pixels.
  private static let usualPoints = 2.0
  /// The uncertainty of the alignment of two clocks, in seconds.
  private static let clockSlack = 0.001
  /// The default tolerance: two points, and the time of one display frame, because an engine sees a release only with the next frame.
  ///
  /// One millisecond is added for the uncertainty of the clock alignment.
  ///
  /// - Parameter rate: Display frames per second.
  /// - Returns: The tolerance.
  package static func usualTolerance(rate: Double) -> PathDeviation.Tolerance {
    PathDeviation.Tolerance(points: usualPoints, seconds: 1 / rate + clockSlack)
  }

  /// The model name in the app's rows, since the app ran on no model.
  package static let model = "observed"
}
