import TextFormats
import TraceReplay

/// The additional data in a real app's row: the log, its clock, and how far the app's content was from that of engines.
package struct RowObservation: Equatable, Sendable {
  /// How far the app's content was from that of one engine on one model.
  package struct Deviation: Equatable, Sendable {
    /// The name of the engine that the app is compared with.
    package let engine: String
    /// The name of the scroll model on which the engine ran.
    package let model: String
    /// The deviation of the content's path; nil if the log does not cover the gesture.
    package let path: PathDeviation?
    /// True if the deviation is within the tolerance; nil if the log does not cover the gesture.
    package let isSame: Bool?

    /// Stores the deviation from one engine and model.
    package init(engine: String, model: String, path: PathDeviation?, isSame: Bool?) {
      (self.engine, self.model, self.path, self.isSame) = (engine, model, path, isSame)
    }

    static let fields: Fields<Deviation> = [
      .value("engine", "The engine's name.") { $0.engine },
      .value("model", "The name of the scroll model it ran on.") { $0.model },
      .value(
        "path_pt_mean",
        "The distance of the app's content from the engine's at the same moment, in points, mean over the gesture and the motion after it; null without offsets in the app's log."
      ) { $0.path.map { PathDeviation.rounded($0.mean) } },
      .value("path_pt_max", "The greatest such distance; null without offsets in the app's log.") {
        $0.path.map { PathDeviation.rounded($0.greatest) }
      },
      .value(
        "path_max_ms",
        "The time of the greatest distance, from the trace's zero; null without offsets in the app's log."
      ) {
        deviation in
        deviation.path.flatMap { $0.finger.greatest == $0.greatest ? $0.finger.at : $0.motion.at }.map(
          Nanoseconds.milliseconds)
      },
      .value("finger_pt_max", "The greatest distance until the release; null without offsets there.") {
        $0.path.flatMap { $0.finger.shown }
      },
      .value("motion_pt_max", "The greatest distance after the release; null without offsets there.") {
        $0.path.flatMap { $0.motion.shown }
      },
      .value("lag_ms", "The delay of the app's path at which it fits best; null without movement.") {
        $0.path?.lag.map(Nanoseconds.milliseconds)
      },
      .value(
        "beyond_pt",
        "The greatest distance from every offset that the engine shows within the time of --within before and after; null without offsets in the app's log."
      ) { $0.path.map { PathDeviation.rounded($0.beyond) } },
      .value(
        "same_path", "Whether that is within the points of --within; null without offsets in the app's log."
      ) { $0.isSame },
    ]
  }

  /// The name of the app's log, as given.
  package let log: String
  /// How the clock of the log was aligned with that of the trace.
  package let clock: ObservedClock
  /// The deviations from each engine and model that the app was compared with.
  package let against: [Deviation]

  /// Stores the additional data of a real app's row.
  package init(log: String, clock: ObservedClock, against: [Deviation]) {
    (self.log, self.clock, self.against) = (log, clock, against)
  }

  static let fields = Fields<RowObservation>(
    [
      .value("log", "The path of the log as given; stdin for -.") { $0.log }
    ]
      + ObservedClock.fields.of { $0.clock }.map { field in
        field.key == "clock"
          ? field.with(
            "description",
            .string(
              "How the log's clock was aligned with the trace's: touches, movement (its first) or said (--zero)."
            )) : field
      } + [
        .list("against", "The engines and models that the path was compared with.", of: Deviation.fields) {
          $0.against
        }
      ])
}

extension PathDeviation.Part {
  /// The greatest distance during this part of the gesture, in points; nil if no moment was compared.
  fileprivate var shown: Double? { moments > 0 ? PathDeviation.rounded(greatest) : nil }
}
