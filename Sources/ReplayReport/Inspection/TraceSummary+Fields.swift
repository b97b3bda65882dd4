import GestureTraces
import ReplayStatistics
import TextFormats
import TraceReplay

extension TraceSummary {
  /// The JSON format of one line of `inspect --json`.
  ///
  /// `interval_ms`, `jitter_ms` and `gaps` at the top cover all reports in the gestures of `layer`, including slow movement and rest; those
  /// in `layers` cover moving fingers only, as the grade does (`LayerFigures`). `grade` and `reasons` are the trace's own;
  /// `grade_of_events` and `reasons_of_events` are computed from its events.
  package static let format = RecordFormat<TraceSummary>(
    "overscroll-inspect/1", "The contents of a trace: one line of inspect --json.", from: "inspect --json",
    headerFields + eventFields + rateFields + [
      .list(
        "layers", "Figures of each layer with events, for moving fingers, as used for the grade.",
        of: LayerFigures.fields
      ) { $0.layers },
      .value("wheel_moves", "Moves of wheels and trackpoints, 0 or more.") { $0.wheelMoves },
      .list("gestures", "The gestures, in order of time.", of: Gesture.fields) { $0.gestures },
    ])

  /// The summary as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }

  private static let headerFields: [Field<TraceSummary>] = [
    .value("trace", "The path of the trace as given; - for stdin.") { $0.trace.path },
    .value("origin", "The trace's origin: recorded, imported or synthetic.") {
      $0.trace.header.source.origin.rawValue
    },
    .value("kind", "The device: touchscreen, touchpad or wheel.") { $0.trace.header.device.kind.rawValue },
    .value("device", "The name of the device; null if not stated.") {
      $0.trace.header.device.name
    },
    .value("intent", "The intent of the whole trace; null if not stated.") {
      $0.trace.header.intent?.rawValue
    },
    .value("subject", "The pseudonym of the person; null if not stated.") { $0.trace.header.subject },
    .value(
      "units",
      "The unit of positions: mm, normalised (fractions of the surface) or points."
    ) { $0.trace.header.units.rawValue },
    .value(
      "scale",
      "The source of the unit's length in points: told (by the file or whoever imported it), device (axis ranges with a resolution) or assumed."
    ) { $0.trace.header.scale.rawValue },
    .value("layer", "The layer that the figures are for: libinput, or evdev (raw contacts).") {
      $0.layer.rawValue
    },
    .value(
      "axis", "The axis of the travel, --axis: vertical, or horizontal, where down means right and up left."
    ) { $0.axis.rawValue },
  ]

  private static let eventFields: [Field<TraceSummary>] = [
    .value("events", "Events in all layers, 0 or more.") { $0.trace.events.count },
    .value("duration_ms", "From zero to the end of the recording, 0 or more.") {
      $0.duration * 1000 as Double?
    },
    .value("truncated", "Whether the recording was cut off: the file's end line is missing.") {
      $0.trace.isTruncated
    },
    .value(
      "grade",
      "The grade that the recorder wrote, from A (complete) to D (movements may be wrong) and F (not usable); null if it was cut off."
    ) { $0.trace.end?.grade },
    .value(
      "reasons",
      "The recorder's reasons for a grade below A, one phrase each; empty for A and without a grade."
    ) { $0.trace.end?.reasons ?? [] },
    .value(
      "grade_of_events",
      "The grade, A to F, that the events alone give now. It can differ from the recorder's, which knew more, or checked less in an older version."
    ) { $0.grade.letter.rawValue },
    .value("reasons_of_events", "The reasons for that grade if it is not A, one phrase each.") {
      $0.grade.reasons
    },
  ]

  private static let rateFields: [Field<TraceSummary>] = [
    .object(
      "interval_ms", "Times between reports in the gestures of `layer`, including slow movements and rests.",
      Interval.fields
    ) { Interval($0.intervals) },
    .value(
      "jitter_ms", "Mean distance of an interval from the median one, 0 or more; null without intervals."
    ) { $0.jitter.map { $0 * 1000 } },
    .value("gaps", "Intervals longer than twice the median, 0 or more.") { $0.longGaps },
    .value("losses", "Lines that state a loss, 0 or more.") { $0.losses },
    .object("delay_ms", "Milliseconds from the kernel's stamp to the recorder.", delayFields) { $0.delays },
  ]

  private static let delayFields: Fields<Quantiles> = [
    .value("p50", "The median delay; null if the trace does not contain arrival times.") {
      $0.value(at: 0.5).map { $0 * 1000 }
    },
    .value("max", "The longest delay; null if the trace does not contain arrival times.") {
      $0.greatest.map { $0 * 1000 }
    },
  ]
}

/// Statistics of the times between reports, in milliseconds.
private struct Interval {
  let count: Int
  let median, p95, p99, longest: Double?

  /// Takes the statistics of all reports, from quantiles in seconds.
  init(_ intervals: Quantiles) {
    count = intervals.count
    let at = { (level: Double) in intervals.value(at: level).map { $0 * 1000 } }
    (median, p95, p99, longest) = (at(0.5), at(0.95), at(0.99), at(1))
  }

  /// Takes the statistics of the reports while fingers move.
  init(_ figures: LayerFigures) {
    count = figures.intervals
    let milliseconds = { (time: Double?) in time.map { $0 / 1000 } }
    (median, p95) = (milliseconds(figures.median), milliseconds(figures.p95))
    (p99, longest) = (milliseconds(figures.p99), milliseconds(figures.longest))
  }

  static let fields = Fields<Interval>(
    sharedAs: "interval", "Times between consecutive reports of the device, in milliseconds.",
    [
      .value("n", "Intervals between reports, 0 or more.") { $0.count },
      .value(
        "p50",
        "The median interval in milliseconds; null without intervals."
      ) { $0.median },
      .value("p95", "The 95th percentile of intervals in milliseconds; null without intervals.") {
        $0.p95
      },
      .value("p99", "The 99th percentile of intervals in milliseconds; null without intervals.") {
        $0.p99
      },
      .value("max", "The longest interval in milliseconds; null without intervals.") { $0.longest },
    ])
}

extension LayerFigures {
  fileprivate static let fields: Fields<LayerFigures> = [
    .value("layer", "libinput or evdev.") { $0.layer.rawValue },
    .value("reports", "Reports of contacts and finger scrolls; events with the same time are one report.") {
      $0.reports
    },
    .value(
      "rate_hz",
      "Reports per second while a finger moves, 1 / the median interval; null without intervals."
    ) { $0.rate },
    .value(
      "moving",
      "Whether the intervals are only those of a moving finger, and count for the grade. With fewer than 20 of these they are all intervals up to 40 ms."
    ) { $0.isMoving },
    .object("interval_ms", "The number of intervals for rate and jitter.", Interval.fields) { Interval($0) },
    .value(
      "jitter_ms", "Mean distance of such an interval from the median one, 0 or more; null without intervals."
    ) { $0.jitter.map { $0 / 1000 } },
    .value(
      "gaps", "Intervals over twice the median in which the finger kept moving, so reports are missing."
    ) { $0.gaps },
    .value("longest_gap_ms", "The longest of them; 0 without such intervals.") {
      Double($0.longestGap) / 1000
    },
    .value("lost", "Intervals over 40 ms in which the finger kept moving; a replay treats them as rests.") {
      $0.lost
    },
    .value("rests", "Intervals over 40 ms in which the finger rested.") { $0.rests },
    .value("contacts", "The greatest number of contacts or resting fingers at the same time.") {
      $0.mostContacts
    },
    .value("missing_lifts", "Contacts that came down again without a lift.") { $0.missingLifts },
    .value("arrivals", "Events with an arrival time.") { $0.arrivals },
    .value("late", "Those of them that arrived late.") { $0.late },
    .object("delay_ms", "Milliseconds from the kernel's stamp to the recorder.", delayFields) { $0 },
  ]

  private static let delayFields: Fields<LayerFigures> = [
    .value("p50", "The median delay; null if the trace does not contain arrival times.") {
      $0.medianDelay.map { $0 / 1000 }
    },
    .value("p99", "The 99th percentile of delays; null if the trace does not contain arrival times.") {
      $0.p99Delay.map { $0 / 1000 }
    },
    .value("max", "The longest delay; null if the trace does not contain arrival times.") {
      $0.longestDelay.map { $0 / 1000 }
    },
  ]
}

extension TraceSummary.Gesture {
  /// How the gesture ended, as a word.
  package var endWord: String {
    switch end {
    case .lift: "lift"
    case .cancel: "cancel"
    case .unfinished: "unfinished"
    }
  }

  fileprivate static let fields: Fields<TraceSummary.Gesture> = [
    .value("start_ms", "The first contact, from the trace's zero.") { $0.began * 1000 },
    .value("length_ms", "From the first contact to the release, the cancel or the last event, 0 or more.") {
      $0.length * 1000
    },
    .value("samples", "Samples with a position or a scroll, 0 or more.") { $0.samples },
    .value("down_pt", "Greatest travel down from its start, 0 or more.") { $0.furthestDown },
    .value("up_pt", "Greatest travel up from its start, 0 or less.") { $0.furthestUp },
    .value("end", "Its end: lift, cancel, or unfinished if the file ends before.") { $0.endWord },
    .value(
      "lift_pt_s",
      "The finger's velocity at the release by the rule of the `uikit` model, downwards positive; null without a release."
    ) { $0.liftVelocity },
    .value(
      "intent", "The intent of the label in which the gesture begins, else the trace's; null without either."
    ) { $0.intent?.rawValue },
  ]
}
