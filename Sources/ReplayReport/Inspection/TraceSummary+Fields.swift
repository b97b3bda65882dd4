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
    "overscroll-inspect/1", "The contents of a trace: a line of inspect --json.", from: "inspect --json",
    headerFields + eventFields + rateFields + [
      .list(
        "layers", "Figures of each layer that has events, as the grade takes them: of moving fingers.",
        of: LayerFigures.fields
      ) { $0.layers },
      .value("wheel_moves", "Moves of wheels and trackpoints, 0 or more.") { $0.wheelMoves },
      .list("gestures", "The gestures, in order of time.", of: Gesture.fields) { $0.gestures },
    ])

  /// The summary as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }

  private static let headerFields: [Field<TraceSummary>] = [
    .value("trace", "The path of the trace as given; - for stdin.") { $0.trace.path },
    .value("origin", "How the trace came to be: recorded, imported or synthetic.") {
      $0.trace.header.source.origin.rawValue
    },
    .value("kind", "The device: touchscreen, touchpad or wheel.") { $0.trace.header.device.kind.rawValue },
    .value("device", "The name of the device; null where the trace does not say.") {
      $0.trace.header.device.name
    },
    .value("intent", "What the trace says all of it was meant as; null where it says nothing.") {
      $0.trace.header.intent?.rawValue
    },
    .value("subject", "The pseudonym of the person; null where nobody is named.") { $0.trace.header.subject },
    .value(
      "units",
      "What positions in the trace are measured in: mm, normalised (shares of the surface) or points."
    ) { $0.trace.header.units.rawValue },
    .value(
      "scale",
      "How it is known how many points these units are: told (by the file or who imported it), device (axis ranges with a resolution) or assumed."
    ) { $0.trace.header.scale.rawValue },
    .value("layer", "The view of the input that the figures are of: libinput, or the device's raw evdev.") {
      $0.layer.rawValue
    },
  ]

  private static let eventFields: [Field<TraceSummary>] = [
    .value("events", "Events in all layers, 0 or more.") { $0.trace.events.count },
    .value("duration_ms", "From zero to the end of the recording, 0 or more.") {
      $0.duration * 1000 as Double?
    },
    .value("truncated", "Whether the recording was cut off: the file has no last line that ends it.") {
      $0.trace.isTruncated
    },
    .value(
      "grade",
      "How good the recording is, as the recorder wrote it, from A (nothing missing) to D (movements may be wrong) and F (nothing to use); null where it was cut off."
    ) { $0.trace.end?.grade },
    .value(
      "reasons",
      "Why the grade is not A, as the recorder wrote it, a phrase each; empty for A and where there is no grade."
    ) { $0.trace.end?.reasons ?? [] },
    .value(
      "grade_of_events",
      "The grade, A to F, that the events alone give now: less than the recorder knew, or more than an older one looked at."
    ) { $0.grade.letter.rawValue },
    .value("reasons_of_events", "Why that is not A, a phrase each.") { $0.grade.reasons },
  ]

  private static let rateFields: [Field<TraceSummary>] = [
    .object(
      "interval_ms", "Times between reports in the gestures of `layer`, crawls and rests too.",
      Interval.fields
    ) { Interval($0.intervals) },
    .value(
      "jitter_ms", "Mean distance of an interval from the median one, 0 or more; null without intervals."
    ) { $0.jitter.map { $0 * 1000 } },
    .value("gaps", "Intervals longer than twice the median, 0 or more.") { $0.longGaps },
    .value("losses", "Lines that say that something was lost, 0 or more.") { $0.losses },
    .object("delay_ms", "Milliseconds from the kernel's stamp to the recorder.", delayFields) { $0.delays },
  ]

  private static let delayFields: Fields<Quantiles> = [
    .value("p50", "The median delay; null where the trace does not say when events arrived.") {
      $0.value(at: 0.5).map { $0 * 1000 }
    },
    .value("max", "The longest delay; null where the trace does not say when events arrived.") {
      $0.greatest.map { $0 * 1000 }
    },
  ]
}

/// Times between reports, in milliseconds.
private struct Interval {
  let count: Int
  let median, p95, p99, longest: Double?

  /// The intervals of all reports, from quantiles in seconds.
  init(_ intervals: Quantiles) {
    count = intervals.count
    let at = { (level: Double) in intervals.value(at: level).map { $0 * 1000 } }
    (median, p95, p99, longest) = (at(0.5), at(0.95), at(0.99), at(1))
  }

  /// The intervals while fingers move.
  init(_ figures: LayerFigures) {
    count = figures.intervals
    let milliseconds = { (time: Double?) in time.map { $0 / 1000 } }
    (median, p95) = (milliseconds(figures.median), milliseconds(figures.p95))
    (p99, longest) = (milliseconds(figures.p99), milliseconds(figures.longest))
  }

  static let fields = Fields<Interval>(
    sharedAs: "interval", "Times between one report of the device and the next, in milliseconds.",
    [
      .value("n", "Intervals between reports, 0 or more.") { $0.count },
      .value(
        "p50",
        "The median interval in milliseconds: the usual time from report to report. Null without intervals."
      ) { $0.median },
      .value("p95", "The interval in milliseconds that 5 % are longer than; null without intervals.") {
        $0.p95
      },
      .value("p99", "The interval in milliseconds that 1 % are longer than; null without intervals.") {
        $0.p99
      },
      .value("max", "The longest interval in milliseconds; null without intervals.") { $0.longest },
    ])
}

extension LayerFigures {
  fileprivate static let fields: Fields<LayerFigures> = [
    .value("layer", "libinput or evdev.") { $0.layer.rawValue },
    .value("reports", "Reports of contacts and finger scrolls; events of one time are one.") { $0.reports },
    .value(
      "rate_hz",
      "Reports a second while a finger moves, one over the median interval; null without intervals."
    ) { $0.rate },
    .value(
      "moving",
      "Whether the intervals are those of a moving finger and may be judged; else, with fewer than 20 of these, they are all up to 40 ms."
    ) { $0.isMoving },
    .object("interval_ms", "The intervals that rate and jitter are of.", Interval.fields) { Interval($0) },
    .value(
      "jitter_ms", "Mean distance of such an interval from the median one, 0 or more; null without intervals."
    ) { $0.jitter.map { $0 / 1000 } },
    .value(
      "gaps", "Intervals over twice the median across which the finger went on moving: reports are missing."
    ) { $0.gaps },
    .value("longest_gap_ms", "The longest of them; 0 without.") { Double($0.longestGap) / 1000 },
    .value("lost", "Intervals over 40 ms in which the finger went on moving; a replay takes them for rests.")
    { $0.lost },
    .value("rests", "Intervals over 40 ms in which the finger rested.") { $0.rests },
    .value("contacts", "The most contacts or resting fingers at once.") { $0.mostContacts },
    .value("missing_lifts", "Contacts that came down again without a lift.") { $0.missingLifts },
    .value("arrivals", "Events that say when they reached the recorder.") { $0.arrivals },
    .value("late", "Those of them that came late.") { $0.late },
    .object("delay_ms", "Milliseconds from the kernel's stamp to the recorder.", delayFields) { $0 },
  ]

  private static let delayFields: Fields<LayerFigures> = [
    .value("p50", "The median delay; null where the trace does not say when events arrived.") {
      $0.medianDelay.map { $0 / 1000 }
    },
    .value("p99", "The delay that 1 % are longer than; null where the trace does not say.") {
      $0.p99Delay.map { $0 / 1000 }
    },
    .value("max", "The longest delay; null where the trace does not say.") {
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
    .value("length_ms", "From the first contact to the lift, the cancel or the last event, 0 or more.") {
      $0.length * 1000
    },
    .value("samples", "Samples that carry a position or a scroll, 0 or more.") { $0.samples },
    .value("down_pt", "Furthest down from where it began, 0 or more.") { $0.furthestDown },
    .value("up_pt", "Furthest up from where it began, 0 or less.") { $0.furthestUp },
    .value("end", "How it ended: lift, cancel, or unfinished where the file ends before.") { $0.endWord },
    .value(
      "lift_pt_s",
      "The finger's velocity at the lift as the `uikit` model takes it, downwards positive; null without a lift."
    ) { $0.liftVelocity },
    .value(
      "intent", "That of the label the gesture begins in, else the trace's; null where neither says one."
    ) { $0.intent?.rawValue },
  ]
}
