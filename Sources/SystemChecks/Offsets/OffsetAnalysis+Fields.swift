import TextFormats

extension OffsetAnalysis {
  /// The JSON format of `observe --no-trace --json`.
  package static let format = RecordFormat<OffsetAnalysis>(
    "overscroll-offsets/1", "What a log of offsets shows without the finger that made it",
    from: "observe --no-trace --json",
    [
      .value("log", "Path of the log as given.") { $0.log.path },
      .value("rows", "Rows with an offset, 2 or more.") { $0.log.samples.count },
      .value("timed", "Whether it has times, or how far its rows are apart was said.") { $0.isTimed },
      .value("duration_ms", "From the log's first row to its last, 0 or more; null without times.") {
        $0.isTimed ? $0.duration * 1000 : nil
      },
      .value("least_pt", "Its least offset: below 0 content is past the top of a list without an inset.") {
        $0.range.lowerBound as Double?
      },
      .value("greatest_pt", "Its greatest offset.") { $0.range.upperBound as Double? },
      .value("repeated_rows", "Rows that repeat time and offset of the one before, 0 or more.") {
        $0.repeats
      },
      .object(
        "turns",
        "The other series, where two callbacks wrote rows in turns; null for one series. All else is about the series that moves more.",
        orNull: turnsFields
      ) { $0.turns },
      .value(
        "values",
        "What the offsets are: model, values as they were set, an animation's last one at once; drawn, a value for each frame; unknown, where the log has no animation."
      ) { $0.value.rawValue },
      .list("stretches", "What content does, in order of time; empty without times.", of: stretchFields) {
        $0.stretches
      },
      .value("drag", "What explains the drag; null where the log does not have the finger.") { $0.drag },
      .list("motions", "What explains motion that no finger makes, in order of time.", of: fitFields) {
        $0.fits
      },
      .list("pulls", "Times at which content is past the top, in order of time.", of: pullFields) {
        $0.pulls
      },
      .list("refreshes", "Refreshes, in order of time; empty without times.", of: refreshFields) {
        $0.refreshes
      },
      .object(
        "thresholds", "The systems whose thresholds agree with the peaks; null where nothing was pulled.",
        orNull: thresholdFields
      ) { $0.thresholds },
    ])

  private static let turnsFields: Fields<OffsetSeries.Turns> = [
    .value("rows", "Rows of both series, 8 or more.") { $0.rows },
    .value("least_pt", "The least offset of the other series.") { $0.others.lowerBound as Double? },
    .value("greatest_pt", "The greatest offset of the other series.") { $0.others.upperBound as Double? },
    .value("usual_pt", "The offset that nearly all of its rows have; null where they have several.") {
      $0.usual
    },
    .value("at_once", "Whether each pair of rows has one time.") { $0.isAtOnce },
  ]

  private static let stretchFields: Fields<OffsetStretch> = [
    .value(
      "kind",
      "rest; down, offsets fall; up, they grow; jump, elsewhere from one row to the next, faster than anything moves; gap, rows are missing."
    ) { $0.kind.rawValue },
    .value("start_ms", "Since the log's first row, 0 or more.") { $0.start * 1000 as Double? },
    .value("end_ms", "Since the log's first row.") { $0.end * 1000 as Double? },
    .value("from_pt", "The offset at its start.") { $0.from as Double? },
    .value("to_pt", "The offset at its end.") { $0.to as Double? },
    .value("silent", "Whether a jump ends a time without rows, in which rows may be missing as well.") {
      $0.isSilent
    },
  ]

  private static let fitFields: Fields<StretchFit> = [
    .value("motion", "return, from past the top; fling, inside the bounds.") { $0.motion.rawValue },
    .value("start_ms", "Since the log's first row.") { $0.span.lowerBound * 1000 as Double? },
    .value("end_ms", "Since the log's first row.") { $0.span.upperBound * 1000 as Double? },
    .value("curve", "The timed curve that it follows; null where it follows none, or a model fits better.") {
      $0.eased?.curve.rawValue
    },
    .value("curve_ms", "The duration of that curve; null without one.") {
      ($0.eased?.duration).map { $0 * 1000 }
    },
    .value("models", "Models that explain it with their own constants, best first; empty where none does.") {
      $0.models
    },
    .value("explained", "Whether a curve, a model, or a rule with constants of its own explains it.") {
      $0.isExplained
    },
    .value("words", "What explains it, in a sentence.") { $0.headline },
  ]

  private static let pullFields: Fields<OffsetPull> = [
    .value("start_ms", "The first row past the top, since the log's first row.") {
      $0.span.lowerBound * 1000 as Double?
    },
    .value("end_ms", "The last one.") { $0.span.upperBound * 1000 as Double? },
    .value("peak_pt", "The greatest distance past the top, 2 or more.") { $0.peak as Double? },
    .value("peak_ms", "The time of that.") { $0.peakTime * 1000 as Double? },
    .value("finger_known", "Whether the log says when a finger was down.") { $0.isContactKnown },
    .value("refreshes", "Whether a refresh came of it.") { $0.refreshes },
  ]

  private static let refreshFields: Fields<OffsetRefresh> = [
    .value("time_ms", "Since the log's first row.") { $0.time * 1000 as Double? },
    .value(
      "evidence",
      "trigger or callback, which the log says; held, where content is held past the top after it was let go."
    ) { $0.evidence.rawValue },
    .value("state", "What content did as it came: pulling, holding, returning, resting, scrolling.") {
      $0.state.rawValue
    },
    .value("during_motion", "Whether content moved as it came.") { $0.isDuringMotion },
    .value("pull_pt", "The distance past the top in the last row before it, 0 or more.") {
      $0.pull as Double?
    },
    .value("since_row_ms", "The time since that row, 0 or more.") { $0.silence * 1000 as Double? },
    .value("held_pt", "The distance past the top at which content is held afterwards; null where it is not.")
    {
      $0.height
    },
  ]

  private static let thresholdFields: Fields<ThresholdVerdict> = [
    .value("without_pt", "The farthest peak without a refresh; null where there is none.") { $0.without },
    .value("with_pt", "The nearest peak with a refresh; null where there is none.") { $0.with },
    .value("contradiction", "Whether a peak without a refresh is farther than one with.") {
      $0.isContradiction
    },
    .list("agreeing", "Systems that agree with all peaks, by threshold.", of: systemFields) { $0.agreeing },
    .list("others", "Systems that do not, by threshold.", of: systemFields) { $0.others },
    .list("unseen", "Systems whose lists leave content where it is.", of: systemFields) { $0.unseen },
  ]

  private static let systemFields = Fields<SystemThreshold>(
    sharedAs: "system_threshold", "A system's threshold on the list it runs on.",
    [
      .value("engine", "Its name.") { $0.engine },
      .value("threshold_pt", "How far content is past the top there; null where it does not move.") {
        $0.overscroll
      },
      .value("inset_pt", "The height at which it holds a refresh, 0 for none.") { $0.inset as Double? },
    ])
}
