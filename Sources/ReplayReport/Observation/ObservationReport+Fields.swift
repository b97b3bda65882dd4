import TextFormats
import TraceReplay

extension ObservationReport {
  /// The JSON format of `observe --json`.
  package static let format = RecordFormat<ObservationReport>(
    "overscroll-observe/1", "A real app beside engines on the same gestures: what observe --json prints.",
    from: "observe --json",
    [
      .value("app", "The app's name, as --name gave it.") { $0.settings.name },
      .value("within_pt", "The distance in points up to which a path counts as the same.") {
        $0.settings.tolerance.points
      },
      .value(
        "within_ms",
        "The time in milliseconds up to which triggers, and moments of a path, count as the same."
      ) { Nanoseconds.milliseconds($0.settings.tolerance.seconds) },
      .value("gestures", "How many gestures were compared, 0 or more.") { $0.gestures },
      .list("logs", "The logs that count, in order of their traces.", of: logFields) { $0.observations },
      .value("left_out", "Logs that were left out, each with the reason and what to do.") { $0.leftOut },
      .value("without_log", "The paths of traces of --trace that no log is of, in order.") { $0.unplayed },
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
      "By what the log's clock was put on the trace's: said (--zero), touches, or movement (its first)."
    ) { $0.method.rawValue },
    .value("shift_ms", "The trace's time less the log's, in milliseconds.") {
      Nanoseconds.milliseconds($0.shift)
    },
    .value(
      "touches_apart_ms",
      "How far a touch or lift of the log is from the trace's at most, after the shift; null where the log has none."
    ) { $0.spread.map(Nanoseconds.milliseconds) },
    .value(
      "first_move_late_ms",
      "How much later the app's content first moves than that of the engines in the median; null where nothing moves."
    ) { $0.disagreement.map(Nanoseconds.milliseconds) },
  ]
}

extension ObservationGroup {
  fileprivate static let fields: Fields<ObservationGroup> = [
    .value("engine", "The engine's name.") { $0.engine },
    .value("model", "The name of the scroll model it ran on.") { $0.model },
    .value("ground", "What --model asked for: the model's name, or native.") { $0.ground },
    .value(
      "same",
      "Whether triggers, times and paths are the same in every gesture; false where a log does not say whether a refresh started."
    ) { $0.isSame },
    .value("known", "Gestures whose log says whether a refresh started.") { $0.known },
    .value("same_triggers", "Of those, gestures in which app and engine started as many refreshes.") {
      $0.sameTriggers
    },
    .value("both_fired", "Gestures in which both started one.") { $0.differences.count },
    .value("same_times", "Of those, gestures in which both did so within within_ms.") { $0.sameTimes },
    .value("paths", "Gestures of which the app logged offsets.") { $0.paths.count },
    .value(
      "same_paths",
      "Of those, gestures in which every offset is within within_pt of what the engine shows within within_ms."
    ) { $0.samePaths },
    .value(
      "trigger_late_ms_median",
      "The app's first trigger less the engine's, in milliseconds, in the median; null where never both fired."
    ) { median($0.differences).map(Nanoseconds.milliseconds) },
    .value(
      "trigger_late_ms_worst",
      "The same, of the gesture in which they are furthest apart; null where never both fired."
    ) {
      $0.differences.max { abs($0) < abs($1) }.map(Nanoseconds.milliseconds)
    },
    .value(
      "path_pt_mean",
      "The distance of the app's content from the engine's at the same moment, in points, mean over all moments; null without a path."
    ) { $0.mean.map(PathDeviation.rounded) },
    .value("path_pt_max", "The same at most; null without a path.") {
      $0.greatest.map(PathDeviation.rounded)
    },
    .value(
      "beyond_pt_max",
      "The distance in points from all that the engine shows within within_ms before and after, at most; null without a path."
    ) { $0.worst.map { PathDeviation.rounded($0.path.beyond) } },
    .value(
      "lag_ms_median",
      "How much later the app's path fits best, in milliseconds, in the median over the gestures that move; null where none does."
    ) { $0.lag.map(Nanoseconds.milliseconds) },
    .list("gestures", "Each gesture, in order.", of: gestureFields) { $0.gestures },
  ]

  private static let gestureFields: Fields<ObservedGesture> = [
    .value("gesture", "The trace's path, with # and the number of the gesture where it has several.") {
      $0.name
    },
    .value("known", "Whether the log says if a refresh started.") { $0.knowsRefreshes },
    .value(
      "app_triggers", "Refreshes that the app started in it; 0, and without meaning, where known is false."
    ) {
      $0.app.triggers
    },
    .value("engine_triggers", "Refreshes that the engine started in it.") { $0.peer.triggers },
    .value(
      "trigger_late_ms",
      "The app's first trigger less the engine's, in milliseconds; null where not both fired."
    ) { $0.difference.map(Nanoseconds.milliseconds) },
    .value(
      "path_pt_mean", "The mean distance of the two paths in points; null where the app logged no offset."
    ) { $0.path.map { PathDeviation.rounded($0.mean) } },
    .value("path_pt_max", "The greatest; null where the app logged no offset.") {
      $0.path.map { PathDeviation.rounded($0.greatest) }
    },
    .value(
      "beyond_pt",
      "The greatest distance from all that the engine shows within within_ms before and after; null where the app logged no offset."
    ) { $0.path.map { PathDeviation.rounded($0.beyond) } },
    .value("lag_ms", "How much later the app's path fits best, in milliseconds; null where nothing moves.") {
      $0.path?.lag.map(Nanoseconds.milliseconds)
    },
  ]
}
