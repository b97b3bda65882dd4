import PolicyFiles
import ScrollPhysics
import TextFormats

extension ModelEntry {
  /// The JSON format of `models --json`.
  package static let format = RecordFormat<[ModelEntry]>(
    "overscroll-models/1", "Scroll models", from: "models --json",
    [.list("models", "The models, in the order in which they are listed.", of: fields) { $0 }])

  private static let fields = Fields<ModelEntry>(
    constants + OriginalSource.fields.map { $0.of { $0.facts.source } } + words,
    more: OriginalSource.oneIsKnown)

  private static let constants: [Field<ModelEntry>] = [
    .value("name", "Its name in --model and in results.") { $0.name },
    .value("summary", "A sentence that describes it.") { $0.summary },
    .counts(
      "constants",
      "Its constants by key, in the order of a gesture: drag, fling, bounce, rest. A key ends with its unit, if it has one."
    ) { $0.constants.map { (key: $0.key, value: $0.value) } },
    .counts("sources", "The source of each constant, by the same keys.") {
      $0.constants.map { (key: $0.key, value: $0.source) }
    },
    .list(
      "options",
      "Options for --model NAME:OPTION=VALUE, in the order of a model file; empty for a model that cannot be written as a file.",
      of: ModelOption.fields
    ) { (try? $0.file.get().options) ?? [] },
  ]

  private static let words: [Field<ModelEntry>] = [
    .value("velocity", "How the velocity at a release is computed, in words.") { $0.velocity },
    .value(
      "tick_bound",
      "Whether the original moves per tick, so that its motion depends on the frame rate."
    ) { $0.isTickBound },
    .value("fidelity", "How faithful it is to the original.") { $0.fidelity },
    .value(
      "mapping",
      "How a drag becomes an offset: position, from the finger's whole travel; increments, from each event's own."
    ) { $0.mapping },
    .list("quirks", "Its unexpected behaviour.", of: ModelDetails.Quirk.fields) { $0.quirks },
    .list(
      "mended_quirks", "The quirks of its original that it does not have; empty for an original.",
      of: ModelDetails.Quirk.fields
    ) { $0.fixedQuirks },
    .value(
      "mended_by",
      "The model in which its quirks are fixed; null without such a model, and for that model itself."
    ) { $0.fixedBy },
    .value("mends", "The original whose quirks it fixes; null for an original.") { $0.fixes },
    .object(
      "cases",
      "The numeric cases that it passes; null without cases, and for a model that fixes another.",
      orNull: ModelFacts.Cases.fields
    ) { $0.cases },
  ]
}

extension ModelOption {
  fileprivate static let fields = Fields<ModelOption>(
    sharedAs: "option", nil,
    [
      .value("name", "The option's name.") { $0.name },
      .value(
        "part", "The part of a model file that has this key, as drag; null for a key of the file itself."
      ) { $0.part },
      .value(
        "standard",
        "The model's value; null for a limit that it does not have, and for another form of a constant, which replaces the model's."
      ) {
        $0.value ?? .null
      }
      .with("type", .texts("number", "string", "boolean", "null")),
      .value("least", "The smallest number; null if it is a word.") { $0.range?.lowerBound },
      .value("most", "The greatest number; null if it is a word.") { $0.range?.upperBound },
      .value("words", "Other values that it accepts: words, true and false, or a number out of the range.") {
        $0.others.map(ModelOption.text)
      },
    ])
}

extension ModelDetails.Quirk {
  fileprivate static let fields = Fields<ModelDetails.Quirk>(
    sharedAs: "quirks_item", nil,
    [
      .value("name", "Its number in the documentation, such as Q5; null without a number.") { $0.name },
      .value("text", "Its unexpected behaviour, in words.") { $0.text },
    ])
}

extension ModelFacts.Cases {
  fileprivate static let fields: Fields<ModelFacts.Cases> = [
    .value("file", "The file of Tests/Conformance with these cases.") { $0.file.description },
    .value(
      "upstream",
      "Cases with numbers from the original's own tests or from measurements of it, 0 or more."
    ) { $0.upstream },
    .value("derived", "Cases with numbers computed from its formulas, 0 or more.") { $0.derived },
  ]
}
