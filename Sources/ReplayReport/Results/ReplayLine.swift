import GestureTraces
import TextFormats
import TraceReplay

/// A replay's figures as one line of JSON: `overscroll-replay/1`.
package struct ReplayLine: Sendable {
  /// The figures of the replay.
  let result: ReplayResult
  /// The path of the trace as given.
  let trace: String
  /// What the person wanted, according to the trace; nil if the trace does not say.
  let intent: Intent?

  /// Stores the figures of a replay, with the trace that was replayed.
  ///
  /// - Parameters:
  ///   - result: The figures of the replay.
  ///   - trace: Path of the trace as given.
  ///   - intent: The intent in the trace; nil if it has none.
  package init(_ result: ReplayResult, trace: String, intent: Intent?) {
    (self.result, self.trace, self.intent) = (result, trace, intent)
  }

  /// The line as a JSON object with every key of the schema, without a line feed.
  package var json: String { Self.format.json(self) }

  /// The JSON format of `replay --json --per trace`.
  package static let format = RecordFormat<ReplayLine>(
    "overscroll-replay/1", "A trace through an engine on a model: one line of replay --json --per trace.",
    from: "replay --json --per trace", head + trigger + delay + crossings + shape + course)

  private static let head: [Field<ReplayLine>] = [
    .value("trace", "The path of the trace as given; - for stdin.") { $0.trace },
    .value("intent", "The intent of the whole trace; null if not stated.") {
      $0.intent?.rawValue
    },
    .value("engine", "The pull-to-refresh engine, as `engines` lists it, or the name of a policy file.") {
      $0.result.engine
    },
    .value("model", "The scroll model, as `models` lists it, or the name of a model file.") {
      $0.result.model
    },
    .value("rate_hz", "Display frames per second, above 0 and at most 10,000: --rate.") { $0.result.rate },
    .value("gestures", "The number of gestures in the trace, 0 or more.") { $0.result.gestures },
    .value(
      "gesture",
      "The gesture of the figures, from 1: that with the first trigger, else the one with the greatest pull under the finger. Null without gestures."
    ) { $0.result.gesture },
    .value("unfinished", "Whether the file ends before the last gesture does.") { $0.result.isUnfinished },
    .value("truncated", "Whether the recording was cut off: the file's end line is missing.") {
      $0.result.isTruncated
    },
  ]

  private static let trigger: [Field<ReplayLine>] = [
    .value("triggered", "Whether the engine fired in any gesture of the trace.") { $0.result.triggers > 0 },
    .value(
      "triggers",
      "The number of refreshes that the engine started, 0 or more, without those that the app began."
    ) { $0.result.triggers },
    .figure("trigger_ms").with(
      "description", .string("The first trigger, from the trace's zero; null if it did not fire.")),
    .value(
      "trigger_phase",
      "`contact`: a finger is down, or left in the frame that shows its crossing; `released`: the release is the cause, even if the engine notices it at a later callback; `settling`: an offset change without a finger is"
    ) { $0.result.triggerPhase?.word },
    .figure("callback_ms"),
    .figure("release_ms"),
    .figure("due_ms").with(
      "description", .string("When an ideal engine with the same rule would trigger\(ReplayFigure.dueRule)")),
  ]

  private static let delay: [Field<ReplayLine>] = [
    .object(
      "delay_ms",
      "The time from due to callback, by its parts; null if it was not due, or without a callback after the trigger.",
      orNull: delayFields
    ) { $0.result.delay }
  ]

  private static let delayFields: Fields<DelayParts> = [
    .value(
      "sample", "Milliseconds until a sample of the finger, or its release, shows that it is due; 0 or more."
    ) { $0.sample * 1000 as Double? },
    .value(
      "delivery",
      "Milliseconds until that sample has reached the program, 0 or more; always 0 without --arrival."
    ) { $0.delivery * 1000 },
    .value(
      "frame", "Milliseconds until the next display frame, 0 or more and less than a frame."
    ) { $0.frame * 1000 as Double? },
    .value(
      "policy",
      "Milliseconds that the engine waits after that frame, without its dwell; negative if it fired before it was due by its own threshold."
    ) { $0.policy * 1000 as Double? },
    .value("callback", "Milliseconds from the trigger to the callback, 0 or more.") {
      $0.callback * 1000 as Double?
    },
    .value(
      "total",
      "Callback minus due in milliseconds, the sum of the parts; negative if the callback came before it was due."
    ) { $0.total * 1000 as Double? },
  ]

  private static let crossings: [Field<ReplayLine>] = [
    .figure("threshold_pt"),
    .figure("crossing_ms"),
    .list(
      "crossings_ms",
      "Every crossing of the threshold in the gesture and its motion until the trigger, on the free path, alternately up and down, the first one up; may be empty.",
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
        "The end of the run, from the trace's zero: input is over, the engine idle and the content at rest, or 60 s have passed since the last event."
      )),
    .figure("offset_jump_pt").with("type", .array([.string("number"), .string("null")])),
    .figure("velocity_jump_pt_s"),
    .value(
      "inset_conserved",
      "Whether the top inset at the end of the run is that at the start plus the app's changes."
    ) { $0.result.isInsetConserved },
  ]

  private static let course: [Field<ReplayLine>] = [
    .list(
      "states",
      "Every state the engine entered, in order: a pair of the time in milliseconds and the state, by the original's name.",
      of: StateForm()
    ) {
      $0.result.states.lazy.map { StateEntry(time: $0.time * 1000, name: $0.name) }
    },
    .list(
      "findings",
      "Every rule broken in the run, in order of time, a lost inset last. Many originals break some.",
      of: findingFields
    ) { $0.result.findings },
  ]

  private static let findingFields = Fields(
    ReplayFinding.columns.map { $0.field }.filter { $0.key != "cause" }.map { field in
      field.key == "time_ms" ? .value(field.key, field.description) { $0.time * 1000 } : field
    })
}

extension Field<ReplayLine> {
  /// The JSON field for the figure of a replay that has this key.
  fileprivate static func figure(_ key: String) -> Field {
    let figure = ReplayFigure.named(key)
    if figure.unit.isEmpty { return .value(key, figure.description) { Int(figure.get($0.result) ?? 0) } }
    let field = Field.value(key, figure.description) { line in
      figure.isTime ? figure.get(line.result).map { $0 * 1000 } : figure.get(line.result)
    }
    return figure.isAlways ? field.with("type", .string("number")) : field
  }
}
