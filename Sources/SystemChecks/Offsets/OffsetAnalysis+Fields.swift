import TextFormats

extension OffsetAnalysis {
  /// The JSON format of `observe --no-trace --json`.
  package static let format = RecordFormat<OffsetAnalysis>(
    "overscroll-offsets/1", "Analysis of an offset log without the finger's trace",
    from: "observe --no-trace --json",
    [
      .value("log", "Path of the log as given.") { $0.log.path },
      .value("rows", "Rows with an offset, 2 or more.") { $0.log.samples.count },
      .value("timed", "Whether it has times, or the time between rows was given.") { $0.isTimed },
      .value("duration_ms", "From the log's first row to its last, 0 or more; null without times.") {
        $0.isTimed ? $0.duration * 1000 : nil
      },
      .value("least_pt", "Its smallest offset; without an inset, content is past the top below 0.") {
        $0.range.lowerBound as Double?
      },
      .value("greatest_pt", "Its greatest offset.") { $0.range.upperBound as Double? },
      .value("repeated_rows", "Rows with the time and offset of the row before, 0 or more.") {
        $0.repeats
      },
      .object(
        "turns",
        "The other series, if two callbacks wrote rows in turns; null for one series. Everything else is about the series that moves more.",
        orNull: turnsFields
      ) { $0.turns },
      .value(
        "values",
        "model: offsets as the app set them, with the end of an animation in one step; drawn: one offset per frame; unknown: the log does not have an animation."
      ) { $0.value.rawValue },
      .list(
        "stretches", "The movements of the content, in order of time; empty without times.", of: stretchFields
      ) {
        $0.stretches
      },
      .value("drag", "The rule that explains the drag; null if the log does not have the finger.") {
        $0.drag
      },
      .list("motions", "The explanations of motion without a finger, in order of time.", of: fitFields) {
        $0.fits
      },
      .list("pulls", "Times at which content is past the top, in order of time.", of: pullFields) {
        $0.pulls
      },
      .list("refreshes", "Refreshes, in order of time; empty without times.", of: refreshFields) {
        $0.refreshes
      },
      .object(
        "thresholds", "The engines whose thresholds agree with the peaks; null without a pull.",
        orNull: thresholdFields
      ) { $0.thresholds },
    ])

  private static let turnsFields: Fields<OffsetSeries.Turns> = [
    .value("rows", "Rows of both series, 8 or more.") { $0.rows },
    .value("least_pt", "The least offset of the other series.") { $0.others.lowerBound as Double? },
    .value("greatest_pt", "The greatest offset of the other series.") { $0.others.upperBound as Double? },
    .value("usual_pt", "The offset of nearly all of its rows; null if they differ.") {
      $0.usual
    },
    .value("at_once", "Whether the rows of each pair have the same time.") { $0.isAtOnce },
  ]

  private static let stretchFields: Fields<OffsetStretch> = [
    .value(
      "kind",
      "rest; down: offsets decrease; up: offsets increase; jump: a change between two rows that is faster than any motion; gap: rows are missing."
    ) { $0.kind.rawValue },
    .value("start_ms", "Since the log's first row, 0 or more.") { $0.start * 1000 as Double? },
    .value("end_ms", "Since the log's first row.") { $0.end * 1000 as Double? },
    .value("from_pt", "The offset at its start.") { $0.from as Double? },
    .value("to_pt", "The offset at its end.") { $0.to as Double? },
    .value("silent", "Whether a jump follows a time without rows, in which rows may be missing.") {
      $0.isSilent
    },
  ]

  private static let fitFields: Fields<StretchFit> = [
    .value("motion", "return, from past the top; fling, inside the bounds.") { $0.motion.rawValue },
    .value("start_ms", "Since the log's first row.") { $0.span.lowerBound * 1000 as Double? },
    .value("end_ms", "Since the log's first row.") { $0.span.upperBound * 1000 as Double? },
    .value("curve", "The timed curve that it follows; null without one, or if a model fits better.") {
      $0.eased?.curve.rawValue
    },
    .value("curve_ms", "The duration of that curve; null without one.") {
      ($0.eased?.duration).map { $0 * 1000 }
    },
    .value("models", "Models that explain it with their own constants, best first; may be empty.") {
      $0.models
    },
    .value("explained", "Whether a curve, a model, or a rule with fitted constants explains it.") {
      $0.isExplained
    },
    .value("words", "The explanation, in a sentence.") { $0.headline },
  ]

  private static let pullFields: Fields<OffsetPull> = [
    .value("start_ms", "The first row past the top, since the log's first row.") {
      $0.span.lowerBound * 1000 as Double?
    },
    .value("end_ms", "The last one.") { $0.span.upperBound * 1000 as Double? },
    .value("peak_pt", "The greatest distance past the top, 2 or more.") { $0.peak as Double? },
    .value("peak_ms", "The time of that.") { $0.peakTime * 1000 as Double? },
    .value("finger_known", "Whether the log contains when a finger was down.") { $0.isContactKnown },
    .value("refreshes", "Whether it started a refresh.") { $0.refreshes },
  ]

  private static let refreshFields: Fields<OffsetRefresh> = [
    .value("time_ms", "Since the log's first row.") { $0.time * 1000 as Double? },
    .value(
      "evidence",
      "trigger or callback: an event of the log; held: content stays past the top after a release."
    ) { $0.evidence.rawValue },
    .value("state", "The content's movement at that time: pulling, holding, returning, resting or scrolling.")
    {
      $0.state.rawValue
    },
    .value("during_motion", "Whether content moved at that time.") { $0.isDuringMotion },
    .value("pull_pt", "The distance past the top in the last row before it, 0 or more.") {
      $0.pull as Double?
    },
    .value("since_row_ms", "The time since that row, 0 or more.") { $0.silence * 1000 as Double? },
    .value(
      "held_pt", "The distance past the top at which content is held afterwards; null if it is not held."
    ) {
      $0.height
    },
  ]

  private static let thresholdFields: Fields<ThresholdVerdict> = [
    .value("without_pt", "The farthest peak without a refresh; null without one.") { $0.without },
    .value("with_pt", "The nearest peak with a refresh; null without one.") { $0.with },
    .value("contradiction", "Whether a peak without a refresh is farther than one with.") {
      $0.isContradiction
    },
    .list("agreeing", "Engines that agree with all peaks, by threshold.", of: systemFields) { $0.agreeing },
    .list("others", "Engines that disagree with a peak, by threshold.", of: systemFields) { $0.others },
    .list("unseen", "Engines whose scroll views do not move content past the top.", of: systemFields) {
      $0.unseen
    },
  ]

  private static let systemFields = Fields<SystemThreshold>(
    sharedAs: "system_threshold", "An engine's threshold on the scroll view it ships on.",
    [
      .value("engine", "Its name.") { $0.engine },
      .value(
        "threshold_pt", "The content's distance past the top at that threshold; null if it does not move."
      ) {
        $0.overscroll
      },
      .value("inset_pt", "The height of its inset during a refresh, or 0.") { $0.inset as Double? },
    ])
}
