import TextFormats
import TraceReplay

extension ObservationReport {
  /// The JSON format of `observe --json`.
  package static let format = RecordFormat<ObservationReport>(
    "overscroll-observe/1", "A real app compared with engines on the same gestures",
    from: "observe --json",
    [
      .value("app", "The app's name, as --name gave it.") { $0.settings.name },
      .value("within_pt", "Paths that differ by at most this distance, in points, count as the same.") {
        $0.settings.tolerance.points
      },
      .value(
        "within_ms",
        "Triggers, and times of a path, that differ by at most this time, in milliseconds, count as the same."
      ) { Nanoseconds.milliseconds($0.settings.tolerance.seconds) },
      .value("gestures", "The number of gestures compared, 0 or more.") { $0.gestures },
      .list("logs", "The logs that were compared, in order of their traces.", of: logFields) {
        $0.observations
      },
      .value("left_out", "Logs that were left out, each with the reason and what to do.") { $0.leftOut },
      .value("without_log", "The paths of traces of --trace without a log, in order.") { $0.unplayed },
      .list(
        "against", "The engines on each model, the nearest to the app first: by triggers, then by paths.",
        of: ObservationGroup.fields
      ) { $0.ranked },
    ])

  private static let logFields = Fields<Observation>(
    [
      .value("log", "The log's path as given; stdin for -.") { $0.log },
      .value("trace", "The path of the trace that the app played.") { $0.label.trace },
      .value("offsets", "Rows of the log with an offset.") { $0.offsets },
    ] + ObservedClock.fields.of { $0.clock })

  /// The report as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }
}

extension ObservedClock {
  static let fields: Fields<ObservedClock> = [
    .value(
      "clock",
      "How the log's clock was aligned with the trace's: said (--zero), touches, or movement (its first)."
    ) { $0.method.rawValue },
    .value("shift_ms", "The trace's time minus the log's, in milliseconds.") {
      Nanoseconds.milliseconds($0.shift)
    },
    .value(
      "touches_apart_ms",
      "The greatest difference between a touch or lift of the log and the trace's, after the shift; null if the log does not have any."
    ) { $0.spread.map(Nanoseconds.milliseconds) },
    .value(
      "first_move_late_ms",
      "The first movement of the app's content minus that of the engines, median; null without movement."
    ) { $0.disagreement.map(Nanoseconds.milliseconds) },
  ]
}

extension ObservationGroup {
  fileprivate static let fields: Fields<ObservationGroup> = [
    .value("engine", "The engine's name.") { $0.engine },
    .value("model", "The name of the scroll model it ran on.") { $0.model },
    .value("ground", "The --model of the call: the model's name, or native.") { $0.ground },
    .value(
      "same",
      "Whether triggers, times and paths are the same in every gesture; false if a log does not state whether a refresh started."
    ) { $0.isSame },
    .value("known", "Gestures whose log states whether a refresh started.") { $0.known },
    .value("same_triggers", "Gestures of these in which app and engine started the same number of refreshes.")
    {
      $0.sameTriggers
    },
    .value("both_fired", "Gestures in which both started one.") { $0.differences.count },
    .value("same_times", "Gestures of these in which both did so within within_ms.") { $0.sameTimes },
    .value("paths", "Gestures with offsets in the app's log.") { $0.paths.count },
    .value(
      "same_paths",
      "Gestures of these in which every offset is within within_pt of the engine's within within_ms."
    ) { $0.samePaths },
    .value(
      "trigger_late_ms_median",
      "The app's first trigger minus the engine's, in milliseconds, median; null if they never both fired."
    ) { median($0.differences).map(Nanoseconds.milliseconds) },
    .value(
      "trigger_late_ms_worst",
      "That difference in the gesture with the greatest one; null if they never both fired."
    ) {
      $0.differences.max { abs($0) < abs($1) }.map(Nanoseconds.milliseconds)
    },
    .value(
      "path_pt_mean",
      "The distance between the app's and the engine's content at the same time, in points, mean over all times; null without a path."
    ) { $0.mean.map(PathDeviation.rounded) },
    .value("path_pt_max", "The greatest such distance; null without a path.") {
      $0.greatest.map(PathDeviation.rounded)
    },
    .value(
      "beyond_pt_max",
      "The greatest distance in points from every offset that the engine shows within within_ms before and after; null without a path."
    ) { $0.worst.map { PathDeviation.rounded($0.path.beyond) } },
    .value(
      "lag_ms_median",
      "The delay of the app's path at which it fits best, in milliseconds, median over the gestures that move; null without movement."
    ) { $0.lag.map(Nanoseconds.milliseconds) },
    .list("gestures", "Each gesture, in order.", of: gestureFields) { $0.gestures },
  ]

  private static let gestureFields: Fields<ObservedGesture> = [
    .value("gesture", "The trace's path, with # and the number of the gesture if it has several.") {
      $0.name
    },
    .value("known", "Whether the log states if a refresh started.") { $0.knowsRefreshes },
    .value(
      "app_triggers", "Refreshes that the app started in it; 0 without meaning if known is false."
    ) {
      $0.app.triggers
    },
    .value("engine_triggers", "Refreshes that the engine started in it.") { $0.peer.triggers },
    .value(
      "trigger_late_ms",
      "The app's first trigger minus the engine's, in milliseconds; null unless both fired."
    ) { $0.difference.map(Nanoseconds.milliseconds) },
    .value(
      "path_pt_mean", "The mean distance of the two paths in points; null without offsets in the app's log."
    ) { $0.path.map { PathDeviation.rounded($0.mean) } },
    .value("path_pt_max", "The greatest distance; null without offsets in the app's log.") {
      $0.path.map { PathDeviation.rounded($0.greatest) }
    },
    .value(
      "beyond_pt",
      "The greatest distance from every offset that the engine shows within within_ms before and after; null without offsets in the app's log."
    ) { $0.path.map { PathDeviation.rounded($0.beyond) } },
    .value(
      "lag_ms", "The delay of the app's path at which it fits best, in milliseconds; null without movement."
    ) {
      $0.path?.lag.map(Nanoseconds.milliseconds)
    },
  ]
}
