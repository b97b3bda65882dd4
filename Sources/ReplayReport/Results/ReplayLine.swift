import GestureTraces
import TextFormats
import TraceReplay

/// A replay's figures as one line of JSON: `overscroll-replay/1`.
package struct ReplayLine: Sendable {
  /// The figures.
  let result: ReplayResult
  /// The path of the trace as given.
  let trace: String
  /// The intent in the trace; nil if it has none.
  let intent: Intent?

  /// A line by its parts.
  ///
  /// - Parameters:
  ///   - result: The figures.
  ///   - trace: Path of the trace as given.
  ///   - intent: The intent in the trace; nil if it has none.
  package init(_ result: ReplayResult, trace: String, intent: Intent?) {
    (self.result, self.trace, self.intent) = (result, trace, intent)
  }

  /// The line as a JSON object with every key of the schema, without a line feed.
  package var json: String { Self.format.json(self) }

  /// The JSON format of `replay --json --per trace`.
  package static let format = RecordFormat<ReplayLine>(
    "overscroll-replay/1", "A trace through an engine on a model: a line of replay --json --per trace.",
    from: "replay --json --per trace", head + trigger + delay + crossings + shape + course)

  private static let head: [Field<ReplayLine>] = [
    .value("trace", "The path of the trace as given; - for stdin.") { $0.trace },
    .value("intent", "What the trace says all of it was meant as; null where it says nothing.") {
      $0.intent?.rawValue
    },
    .value("engine", "The pull-to-refresh engine, as `engines` lists it, or the name of a policy file.") {
      $0.result.engine
    },
    .value("model", "The scroll model, as `models` lists it.") { $0.result.model },
    .value("rate_hz", "Display frames a second, above 0 and at most 10,000: --rate.") { $0.result.rate },
    .value("gestures", "How many gestures the trace has, 0 or more.") { $0.result.gestures },
    .value(
      "gesture",
      "The gesture that the figures are of, from 1: that with the first trigger, else the one pulled furthest under the finger. Null where the trace has none."
    ) { $0.result.gesture },
    .value("unfinished", "Whether the file ends before the last gesture does.") { $0.result.isUnfinished },
    .value("truncated", "Whether the recording was cut off: the file has no last line that ends it.") {
      $0.result.isTruncated
    },
  ]

  private static let trigger: [Field<ReplayLine>] = [
    .value("triggered", "Whether the engine fired in any gesture of the trace.") { $0.result.triggers > 0 },
    .value(
      "triggers",
      "How many refreshes the engine started by itself, 0 or more; one that the app begins is none."
    ) { $0.result.triggers },
    .figure("trigger_ms").with(
      "description", .string("The first trigger, from the trace's zero; null where it did not fire.")),
    .value(
      "trigger_phase",
      "`contact`: a finger is down, or has gone in the frame that shows its crossing; `released`: the lift is the cause, also where the engine notices it at a later callback; `settling`: an offset change without a finger is"
    ) { $0.result.triggerPhase?.word },
    .figure("callback_ms"),
    .figure("release_ms"),
    .figure("due_ms").with(
      "description", .string("When a perfect engine of the same policy would trigger\(ReplayFigure.dueRule)")),
  ]

  private static let delay: [Field<ReplayLine>] = [
    .object(
      "delay_ms",
      "The time from due to callback, by its parts; null where it was not due, or the app was not told, or told before the trigger.",
      orNull: delayFields
    ) { $0.result.delay }
  ]

  private static let delayFields: Fields<DelayParts> = [
    .value(
      "sample", "Milliseconds until a sample of the finger, or its lift, shows what makes it due; 0 or more."
    ) { $0.sample * 1000 as Double? },
    .value(
      "delivery", "Milliseconds until that sample has reached the program, 0 or more; 0 but with --arrival."
    ) { $0.delivery * 1000 },
    .value(
      "frame", "Milliseconds until the first display frame from then on, 0 or more and less than a frame."
    ) { $0.frame * 1000 as Double? },
    .value(
      "policy",
      "Milliseconds that the engine waits after that frame, its dwell left out; negative where it fired before it was due by its own threshold."
    ) { $0.policy * 1000 as Double? },
    .value("callback", "Milliseconds from the trigger until the app is told, 0 or more.") {
      $0.callback * 1000 as Double?
    },
    .value(
      "total",
      "Callback less due in milliseconds, the sum of the parts; negative where the app was told before it was due."
    ) { $0.total * 1000 as Double? },
  ]

  private static let crossings: [Field<ReplayLine>] = [
    .figure("threshold_pt"),
    .figure("crossing_ms"),
    .list(
      "crossings_ms",
      "Every crossing of the threshold in the gesture and its motion until the trigger, on the free path, up and down by turns, the first one up. Empty where there is none.",
      of: PlainForm<Double>()
    ) { $0.result.crossings.lazy.map { $0 * 1000 } },
    .figure("latency_ms"),
    .figure("release_latency_ms"),
    .figure("dwell_ms"),
    .figure("margin_pt"),
    .figure("peak_margin_pt"),
  ]

  private static let shape: [Field<ReplayLine>] = [
    .figure("peak_overscroll_pt"),
    .figure("bounce_peak_pt"),
    .figure("chatter"),
    .figure("settle_ms"),
    .figure("end_ms").with(
      "description",
      .string(
        "The end of the run, from the trace's zero: input is over, the engine idle and the content at rest, or 60 s have gone by since the last event."
      )),
    .figure("offset_jump_pt").with("type", .array([.string("number"), .string("null")])),
    .figure("velocity_jump_pt_s"),
    .value(
      "inset_conserved",
      "Whether the top inset at the end of the run is that at the start and what the app has changed."
    ) { $0.result.isInsetConserved },
  ]

  private static let course: [Field<ReplayLine>] = [
    .list(
      "states",
      "Every state the engine entered, in order: a pair of the time in milliseconds and the state's name in the engine's own words.",
      of: StateForm()
    ) {
      $0.result.states.lazy.map { StateEntry(time: $0.time * 1000, name: $0.name) }
    },
    .list(
      "findings",
      "Every rule broken in the run, in order of time but for a lost inset, which comes last. Many an original breaks some.",
      of: findingFields
    ) { $0.result.findings },
  ]

  private static let findingFields = Fields(
    ReplayFinding.columns.map { $0.field }.filter { $0.key != "cause" }.map { field in
      field.key == "time_ms" ? .value(field.key, field.description) { $0.time * 1000 } : field
    })
}

extension Field<ReplayLine> {
  /// The field for one figure of the replay.
  fileprivate static func figure(_ key: String) -> Field {
    let figure = ReplayFigure.named(key)
    if figure.unit.isEmpty { return .value(key, figure.description) { Int(figure.get($0.result) ?? 0) } }
    let field = Field.value(key, figure.description) { line in
      figure.isTime ? figure.get(line.result).map { $0 * 1000 } : figure.get(line.result)
    }
    return figure.isAlways ? field.with("type", .string("number")) : field
  }
}
