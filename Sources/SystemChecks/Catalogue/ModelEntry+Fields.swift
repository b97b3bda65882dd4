import ScrollPhysics
import TextFormats

extension ModelEntry {
  /// The JSON format of `models --json`.
  package static let format = RecordFormat<[ModelEntry]>(
    "overscroll-models/1", "The scroll models there are", from: "models --json",
    [.list("models", "The models, in the order in which they are listed.", of: fields) { $0 }])

  private static let fields = Fields<ModelEntry>(
    constants + OriginalSource.fields.map { $0.of { $0.facts.source } } + words,
    more: OriginalSource.oneIsKnown)

  private static let constants: [Field<ModelEntry>] = [
    .value("name", "What --model takes, and what results call it.") { $0.name },
    .value("summary", "What it is, in a sentence.") { $0.summary },
    .counts(
      "constants",
      "Its constants by key, in the order of a gesture: drag, fling, bounce, rest. A key ends with its unit where it has one."
    ) { $0.constants.map { (key: $0.key, value: $0.value) } },
    .counts("sources", "Where each constant was found, by the same keys.") {
      $0.constants.map { (key: $0.key, value: $0.source) }
    },
  ]

  private static let words: [Field<ModelEntry>] = [
    .value("velocity", "How the velocity at a release is found, in words.") { $0.velocity },
    .value(
      "tick_bound",
      "Whether the original works by the tick, so that its motion depends on the frame rate."
    ) { $0.isTickBound },
    .value("fidelity", "How faithful it is to the original.") { $0.fidelity },
    .value(
      "mapping",
      "How a drag becomes an offset: position, from the finger's whole travel; increments, from each event's own."
    ) { $0.mapping },
    .list("quirks", "What it does that nobody would expect.", of: ModelDetails.Quirk.fields) { $0.quirks },
    .list(
      "mended_quirks", "The quirks of its original that it is without; empty for an original.",
      of: ModelDetails.Quirk.fields
    ) { $0.fixedQuirks },
    .value(
      "mended_by",
      "The model in which its quirks are fixed; null where there is none, and of that model itself."
    ) { $0.fixedBy },
    .value("fixes", "The original whose quirks it fixes; null of an original.") { $0.fixes },
    .object(
      "cases",
      "The numeric cases that it passes; null where there are none, and of a model that fixes another.",
      orNull: ModelFacts.Cases.fields
    ) { $0.cases },
  ]
}

extension ModelDetails.Quirk {
  fileprivate static let fields = Fields<ModelDetails.Quirk>(
    sharedAs: "quirks_item", nil,
    [
      .value("name", "Its number in the documentation, as Q5; null where it has none.") { $0.name },
      .value("text", "What it does that nobody would expect, in words.") { $0.text },
    ])
}

extension ModelFacts.Cases {
  fileprivate static let fields: Fields<ModelFacts.Cases> = [
    .value("file", "The file of Tests/Conformance that holds them.") { $0.file.description },
    .value(
      "upstream",
      "Cases whose numbers the original's own tests assert, or that were measured on it; 0 or more."
    ) { $0.upstream },
    .value("derived", "Cases whose numbers were computed from its formulas, 0 or more.") { $0.derived },
  ]
}
