import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TextFormats

/// The list of engines for a given viewport, as `engines --json` prints it.
package struct EngineList {
  /// The engines, in the order in which they are printed.
  let entries: [EngineEntry]
  /// The length of the viewport for which thresholds are given, in points.
  let viewport: Double

  /// The engines to print, with the length of the viewport in points for which their thresholds are given.
  package init(_ entries: [EngineEntry], viewport: Double) {
    (self.entries, self.viewport) = (entries, viewport)
  }

  /// The JSON format of `engines --json`.
  package static let format = RecordFormat<EngineList>(
    "overscroll-engines/1", "Pull-to-refresh engines", from: "engines --json",
    [
      .value(
        "viewport_pt",
        "The viewport's length that thresholds and insets are for, above 0: --viewport."
      ) { $0.viewport },
      .list(
        "engines", "The engines, in the order of the list or of the call.",
        of: EngineEntry.fields
      ) { $0.entries },
    ])
}

extension EngineEntry {
  fileprivate static let fields = Fields<EngineEntry>(
    rule + list + figures + OriginalSource.fields.map { $0.of { $0.original } } + words,
    more: OriginalSource.oneIsKnown)

  private static let rule: [Field<EngineEntry>] = [
    .value("name", "Its name in --engine and in results.") { $0.name },
    .optional(
      "product",
      "The product's name, such as UIRefreshControl (iOS); for a fixed policy the name of its original."
    ) { $0.product },
    .value(
      "group",
      "seed for the controls of the documents that this project started from, comparator for other products, fixed for policies without an original's bugs."
    ) { $0.group.key },
    .value("summary", "A sentence that describes it.") { $0.summary },
    .value(
      "threshold_pt",
      "The pull distance at which it can fire, in that viewport without a top inset; null without a threshold."
    ) { Optional($0.engine.traits.threshold) },
    .value("strict", "Whether the pull must exceed the threshold, not only reach it.") {
      $0.engine.traits.isStrict
    },
    .value(
      "threshold_method",
      "How sweep finds the results of other thresholds: critical, from one run; replay, with one run per threshold."
    ) { "\($0.engine.thresholdMethod.name)" },
    .value(
      "threshold_reason",
      "What changes together with the threshold, or why separate runs are needed, in words."
    ) { "\($0.engine.thresholdReason)" },
    .value("moment", "When it fires: crossing, release, bounce-back or dwell.") { $0.moment },
    .value(
      "requires_finger", "Whether only a pull under a finger counts; if so, momentum never does."
    ) { $0.engine.traits.requiresFinger },
    .value(
      "input",
      "What it measures as the pull: offset, the content's distance past the edge; travel, the finger's travel."
    ) { $0.input },
    .optional(
      "gain", "Points of pull per point of the finger's travel, above 0. Present only if input is travel."
    ) { entry -> Double?? in
      if case .travel(let gain) = entry.engine.traits.input { .some(gain) } else { nil }
    },
  ]

  private static let list: [Field<EngineEntry>] = [
    .value("native_model", "The scroll model it ships on, as `models` lists it.") {
      "\($0.nativeList.model.name)"
    },
    .object(
      "native_drag_start", "The rule by which the scroll view that it ships on recognises a drag.",
      DragStart.fields
    ) { $0.nativeList.dragStart },
    .value(
      "hears_touches",
      "Whether it receives the touches itself, instead of the scroll view's offsets."
    ) { $0.engine.hearsTouches },
    .value("starts_at_edge", "Whether only gestures that begin at the top count.") {
      $0.engine.policy.gates.startsAtEdge
    },
  ]

  private static let figures: [Field<EngineEntry>] = [
    .list(
      "options",
      "Options that its documents offer, for --engine NAME:OPTION=VALUE; may be empty.",
      of: EngineOption.fields
    ) { $0.options },
    .object("inset", "The inset above the content while it refreshes.", inset) { $0 },
    .value("callback_delay_ms", "From the trigger to the callback, 0 or more.") {
      $0.engine.traits.callbackDelay * 1000
    },
    .value(
      "min_display_ms", "The shortest time that a refresh is shown, 0 or more."
    ) { $0.engine.traits.minimumDisplay * 1000 },
    .value("close_delay_ms", "From the end of a refresh until it closes, 0 or more.") {
      $0.engine.traits.closeDelay * 1000
    },
    .value("states", "Its states, by the original's names, as in replays.") { $0.states },
    .value("source", "The source that was read, with commit and date.") { $0.source },
  ]

  private static let words: [Field<EngineEntry>] = [
    .value("fidelity", "How faithful it is to the original.") { $0.fidelity },
    .value("quirks", "Its unexpected behaviour.") { $0.quirks },
  ]

  private static let inset: Fields<EngineEntry> = [
    .value("height_pt", "Points added to the top inset, 0 or more.") {
      $0.engine.traits.inset.height
    },
    .value(
      "at",
      "When it is added: trigger, with or without a finger; release, as soon as no finger is down; never."
    ) { $0.insetTiming },
    .value("in_ms", "Time in which the inset opens, 0 or more.") {
      $0.engine.traits.inset.opening * 1000
    },
    .value("out_ms", "Time in which the inset closes, 0 or more.") {
      $0.engine.traits.inset.closing * 1000
    },
    .value(
      "rebase",
      "Whether the content stays in place, without a jump, when the inset changes under a finger."
    ) { $0.engine.traits.inset.rebases },
  ]
}

extension EngineOption.Unit: FieldWord {}

extension EngineOption {
  fileprivate static let fields: Fields<EngineOption> = [
    .value("name", "The option's name.") { $0.name },
    .value(
      "unit",
      "Points, milliseconds, a fraction from 0 to 1, a whole number, a colour such as #ff8000, a time of day such as 10:00:00, or one of the words."
    ) { $0.unit },
    .value("list", "Whether it takes several values, joined with +, or as a list in a file.") {
      $0.isList
    },
    .value(
      "standard",
      "The original's value, a list if it has several; null if it follows from other options or does not exist."
    ) { $0.standard?.json ?? .null }
    .with("type", .texts("number", "string", "array", "null"))
    .with("items", .object(JSONObject("type", .texts("number", "string")))),
    .value("least", "The smallest value; null if it is not a number.") { $0.range?.lowerBound },
    .value("most", "The greatest value; null if it is not a number.") { $0.range?.upperBound },
    .value("words", "The words it may be; empty if it is not a word.") { $0.choices },
    .value("what", "Its effect in the original, in a few words.") { $0.words },
  ]
}
