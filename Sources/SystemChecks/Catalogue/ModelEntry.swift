import ScrollPhysics

/// The program's description of a scroll model: its constants, where they come from, how faithful it is.
package struct ModelEntry {
  /// The model.
  package let model: ScrollModel
  /// Its traits, which hold from the first touch to the last.
  package let traits: ModelTraits
  /// The facts known of its original.
  package let facts: ModelFacts
  /// Its constants and quirks.
  package let details: ModelDetails

  /// The entry of a model.
  package init(_ model: ScrollModel) {
    self.model = model
    (traits, facts) = (model.traits(in: .standard), model.facts)
    details = model.listed(in: ModelDetails())
  }

  /// The name `--model` takes.
  package var name: String { traits.name.description }
  /// The end of the names of fixed forms.
  private static let suffix = "-fixed"
  /// The original whose quirks it fixes; nil for an original.
  package var fixes: String? {
    name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : nil
  }
  /// The form in which its quirks are fixed; nil for that form itself, and where there is none.
  package var fixedBy: String? { fixes == nil && facts.fixed != nil ? name + Self.suffix : nil }

  /// A line that says what it is.
  package var summary: String {
    guard let fixes, let fixed = facts.fixed else { return facts.summary.description }
    return "\(fixes), \(fixed)."
  }
  /// Its constants, in the order of a gesture: drag, fling, bounce, rest.
  package var constants: [ModelConstant] { details.constants }
  /// The rule by which the release velocity is found.
  package var velocity: String {
    let tracked = traits.trackerRule.summary.description
    return facts.release.map { "\(tracked) \($0)" } ?? tracked
  }
  /// True if the original works by the tick, so that its motion depends on the frame rate.
  package var isTickBound: Bool { traits.isTickBound }
  /// The rule by which a drag becomes an offset, as JSON spells it.
  package var mapping: String { traits.mapping == .position ? "position" : "increments" }
  /// The quirks it has.
  package var quirks: [ModelDetails.Quirk] { details.quirks.filter { fixes == nil || !$0.isFixed } }
  /// The quirks of its original that it is without.
  package var fixedQuirks: [ModelDetails.Quirk] { fixes == nil ? [] : details.quirks.filter(\.isFixed) }
  /// The cases that it passes; a fixed form differs from them on purpose.
  package var cases: ModelFacts.Cases? { fixes == nil ? facts.cases : nil }

  /// The evidence that it behaves as the original: cases, reading, recordings.
  package var evidence: String {
    if let fixes {
      return "Constants and curves of \(fixes); what it fixes differs from the original on purpose."
    }
    return [cases?.inWords ?? "", facts.known.description].filter { !$0.isEmpty }.joined(separator: " ")
  }
  /// The parts that were not read but concluded.
  package var inferred: String { facts.inferred.description }
  /// The parts that nobody knows or nobody has read.
  package var unknown: String { facts.unknown.description }
  /// The evidence, with what was concluded and what is not known.
  package var fidelity: String {
    [
      evidence, inferred.isEmpty ? "" : "Inferred: \(inferred)",
      unknown.isEmpty ? "" : "Not known: \(unknown)",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ModelFacts.Cases {
  /// `24 upstream and 4 derived cases of gtk.json pass.`
  package var inWords: String {
    let parts = [(upstream, "upstream"), (derived, "derived")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let one = upstream + derived == 1
    return "\(parts.joined(separator: " and ")) case\(one ? " of \(file) passes" : "s of \(file) pass")."
  }
}
