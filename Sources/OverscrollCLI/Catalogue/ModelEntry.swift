import ScrollPhysics
import TraceReplay

/// What the program says of a scroll model: its constants, where they come from, how faithful it is.
struct ModelEntry {
  /// The model.
  let model: ScrollModel
  /// What is known of it; a mended form shares those of its original.
  let facts: ModelFacts

  /// The entry of a model.
  init(_ model: ScrollModel) {
    self.model = model
    facts = ModelFacts.of(model)
  }

  /// The name `--model` takes.
  var name: String { "\(model.name)" }
  /// How the names of mended forms end.
  private static let suffix = "-fixed"
  /// The original whose quirks it mends; nil for an original.
  var mends: String? {
    name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : nil
  }
  /// The form in which its quirks are mended; nil for that form itself, and where there is none.
  var mendedBy: String? { mends == nil && facts.mended != nil ? name + Self.suffix : nil }

  /// What it is, in a line.
  var summary: String {
    guard let mends, let mended = facts.mended else { return facts.summary }
    return "\(mends), \(mended)."
  }
  /// Its constants, in the order of a gesture: drag, fling, bounce, rest.
  var constants: [ModelConstant] {
    mends == nil ? facts.constants : facts.constants.filter { !facts.dropped.contains($0.key) }
  }
  /// How the release velocity is found.
  var velocity: String {
    facts.release.isEmpty ? model.trackerRule.inWords : "\(model.trackerRule.inWords) \(facts.release)"
  }
  /// Whether the original works by the tick, so that its motion depends on the frame rate.
  var isTickBound: Bool { model.isTickBound }
  /// How a drag becomes an offset, as JSON spells it.
  var mapping: String { model.mapping(in: ScrollExtent.standard) == .position ? "position" : "increments" }
  /// The quirks it has.
  var quirks: [ModelFacts.Quirk] { mends == nil ? facts.quirks : facts.quirks.filter { !$0.isMended } }
  /// The quirks of its original that it is without.
  var mendedQuirks: [ModelFacts.Quirk] { mends == nil ? [] : facts.quirks.filter(\.isMended) }
  /// The cases that it passes; a mended form differs from them on purpose.
  var cases: ModelFacts.Cases? { mends == nil ? facts.cases : nil }

  /// How it is known to behave as the original: by cases, by reading, by recordings.
  var evidence: String {
    if let mends {
      return "Constants and curves of \(mends); what it mends differs from the original on purpose."
    }
    return [cases?.inWords ?? "", facts.known].filter { !$0.isEmpty }.joined(separator: " ")
  }
  /// All of that, with what was concluded and what is not known.
  var fidelity: String {
    let inferred = facts.inferred.isEmpty ? "" : "Inferred: \(facts.inferred)"
    let unknown = facts.unknown.isEmpty ? "" : "Not known: \(facts.unknown)"
    return [evidence, inferred, unknown].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ModelFacts.Cases {
  /// `24 upstream and 4 derived cases of gtk.json pass.`
  var inWords: String {
    let parts = [(upstream, "upstream"), (derived, "derived")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let one = upstream + derived == 1
    return "\(parts.joined(separator: " and ")) case\(one ? " of \(file) passes" : "s of \(file) pass")."
  }
}
