import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TextFormats

/// The list of engines for a given viewport, as `engines --json` prints it.
package struct EngineList {
  /// The engines, in output order.
  let entries: [EngineEntry]
  /// The length of the viewport, in points.
  let viewport: Double

  /// A list of engines for a viewport.
  package init(_ entries: [EngineEntry], viewport: Double) {
    (self.entries, self.viewport) = (entries, viewport)
  }

  /// The JSON format of `engines --json`.
  package static let format = RecordFormat<EngineList>(
    "overscroll-engines/1", "The pull-to-refresh engines there are", from: "engines --json",
    [
      .value(
        "viewport_pt",
        "The viewport's length for which thresholds and insets are told, above 0: --viewport."
      ) { $0.viewport },
      .list(
        "engines", "The engines, in the order in which they are listed, or as asked for.",
        of: EngineEntry.fields
      ) { $0.entries },
    ])
}

extension EngineEntry {
  fileprivate static let fields = Fields<EngineEntry>(
    rule + list + figures + OriginalSource.fields.map { $0.of { $0.original } } + words,
    more: OriginalSource.oneIsKnown)

  private static let rule: [Field<EngineEntry>] = [
    .value("name", "What --engine takes, and what results call it.") { $0.name },
    .optional(
      "product", "The product's own name, as UIRefreshControl (iOS); of a fixed policy that of its original."
    ) { $0.product },
    .value(
      "group",
      "seed for the systems of the documents that this project started from, comparator for others to compare them with, fixed for policies without an original's bugs."
    ) { $0.group.key },
    .value("summary", "What it is, in a sentence.") { $0.summary },
    .value(
      "threshold_pt",
      "The pull at which its comparison turns true, in that viewport without a top inset; null where it has none."
    ) { Optional($0.engine.traits.threshold) },
    .value("strict", "Whether a pull of just the threshold is not enough.") { $0.engine.traits.isStrict },
    .value(
      "threshold_method",
      "How sweep finds what other thresholds would do: critical, from one run; replay, by a run for each."
    ) { "\($0.engine.thresholdMethod.name)" },
    .value(
      "threshold_reason", "What is varied with the threshold, or why runs are needed, in words."
    ) { "\($0.engine.thresholdReason)" },
    .value("moment", "When it fires: crossing, release, bounce-back or dwell.") { $0.moment },
    .value(
      "requires_finger", "Whether only a pull under a finger makes it due, and what momentum does never."
    ) { $0.engine.traits.requiresFinger },
    .value(
      "input",
      "What it takes for the pull: offset, how far the content is past the edge; travel, how far the finger went."
    ) { $0.input },
    .optional(
      "gain", "Points of pull for a point of the finger's travel, above 0. Only where input is travel."
    ) { entry -> Double?? in
      if case .travel(let gain) = entry.engine.traits.input { .some(gain) } else { nil }
    },
  ]

  private static let list: [Field<EngineEntry>] = [
    .value("native_model", "The scroll model it ships on, as `models` lists it.") {
      "\($0.nativeList.model.name)"
    },
    .object(
      "native_drag_start", "The rule by which the list that it ships on takes a touch for a drag.",
      DragStart.fields
    ) { $0.nativeList.dragStart },
    .value(
      "hears_touches",
      "Whether it hears the screen's touches itself, in place of what its list makes of them."
    ) { $0.engine.hearsTouches },
    .value("starts_at_edge", "Whether only gestures that begin at the top count.") {
      $0.engine.policy.gates.startsAtEdge
    },
  ]

  private static let figures: [Field<EngineEntry>] = [
    .list(
      "options",
      "What its documents let its user set, as --engine NAME:OPTION=VALUE; empty where they name none.",
      of: EngineOption.fields
    ) { $0.options },
    .object("inset", "The room it makes above the content while it refreshes.", inset) { $0 },
    .value("callback_delay_ms", "From the trigger until the app is told, 0 or more.") {
      $0.engine.traits.callbackDelay * 1000
    },
    .value(
      "min_display_ms", "How long a refresh stays at least, however soon the app is done, 0 or more."
    ) { $0.engine.traits.minimumDisplay * 1000 },
    .value("close_delay_ms", "From the end of a refresh until it closes, 0 or more.") {
      $0.engine.traits.closeDelay * 1000
    },
    .value("states", "Its states in the original's own words, as replays print them.") { $0.states },
    .value("source", "Where it was read, with commit and date.") { $0.source },
  ]

  private static let words: [Field<EngineEntry>] = [
    .value("fidelity", "How faithful it is to the original.") { $0.fidelity },
    .value("quirks", "What it does that nobody would expect.") { $0.quirks },
  ]

  private static let inset: Fields<EngineEntry> = [
    .value("height_pt", "What is added to the top inset, 0 or more; 0 for none.") {
      $0.engine.traits.inset.height
    },
    .value(
      "at",
      "When it is added: trigger, with or without a finger; release, as soon as no finger is down; never."
    ) { $0.insetTiming },
    .value("in_ms", "How long the content takes to make room, 0 or more.") {
      $0.engine.traits.inset.opening * 1000
    },
    .value("out_ms", "How long the content takes to come back, 0 or more.") {
      $0.engine.traits.inset.closing * 1000
    },
    .value(
      "rebase",
      "Whether the content stays where it is when the inset changes under a finger, and does not jump."
    ) { $0.engine.traits.inset.rebases },
  ]
}

extension EngineOption.Unit: FieldWord {}

extension EngineOption {
  fileprivate static let fields: Fields<EngineOption> = [
    .value("name", "The option's name.") { $0.name },
    .value(
      "unit",
      "Points, milliseconds, a share from 0 to 1, a whole number, a colour as #ff8000, a time of day as 10:00:00, or one of the words."
    ) { $0.unit },
    .value("list", "Whether it takes several values, with + between them, in a file as a list.") {
      $0.isList
    },
    .value(
      "standard",
      "The original's own value, in a list where it has several; null where it follows from the others, or where it has none."
    ) { $0.standard?.json ?? .null }
    .with("type", .texts("number", "string", "array", "null"))
    .with("items", .object(JSONObject("type", .texts("number", "string")))),
    .value("least", "The least it may be; null where it is no number.") { $0.range?.lowerBound },
    .value("most", "The most it may be; null where it is no number.") { $0.range?.upperBound },
    .value("words", "The words it may be; empty where it is none of some words.") { $0.choices },
    .value("what", "What the original does with it, in a few words.") { $0.words },
  ]
}
