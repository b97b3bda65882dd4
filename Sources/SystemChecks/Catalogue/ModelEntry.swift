import PolicyFiles
import ScrollPhysics
import TraceReplay

/// The program's description of a scroll model: its constants, their sources, and how faithful it is.
package struct ModelEntry {
  /// The scroll model that is described.
  package let model: ScrollModel
  /// The model's fixed properties, such as its name and mapping.
  package let traits: ModelTraits
  /// The facts about the implementation that the model reproduces, such as its source, and what had to be inferred.
  package let facts: ModelFacts
  /// The model's constants, the bugs of its original, and the calculations that test it.
  package let details: ModelDetails

  /// Describes a scroll model.
  package init(_ model: ScrollModel) {
    self.model = model
    (traits, facts) = (model.traits(in: .standard), model.facts)
    details = model.listed(in: ModelDetails())
  }

  /// The model's name, as `--model` accepts it.
  package var name: String { model.label }
  /// The suffix in the names of fixed variants, which reproduce a model without its original's bugs.
  private static let suffix = "-fixed"
  /// The name of the original whose bugs this model fixes; nil if the model is itself an original.
  package var fixes: String? {
    facts.family != .own && name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : nil
  }
  /// The name of the model's fixed variant; nil if there is none, or if the model is itself a fixed variant.
  package var fixedBy: String? { fixes == nil && facts.fixed != nil ? name + Self.suffix : nil }

  /// A sentence that describes the model.
  package var summary: String {
    guard let fixes, let fixed = facts.fixed else { return facts.summary.description }
    return "\(fixes), \(fixed)."
  }
  /// The model's constants, in the order of a gesture: drag, fling, bounce, rest.
  package var constants: [ModelConstant] { details.constants }
  /// The model as a file, whose options `--model NAME:OPTION=VALUE` sets, or the reason why it does not have one.
  package var file: Result<ScrollModelFile, ScrollModelFile.Reason> {
    Result { () throws(ScrollModelFile.Reason) in try ScrollModelFile(of: model) }
  }
  /// The way in which the release velocity is computed, in words.
  package var velocity: String {
    let tracked = traits.trackerRule.summary.description
    return facts.release.map { "\(tracked) \($0)" } ?? tracked
  }
  /// True if the original computes its motion frame by frame, so that the motion depends on the frame rate.
  package var isTickBound: Bool { traits.isTickBound }
  /// The way in which a drag becomes an offset, as written in JSON: by `position` or by `increments`.
  package var mapping: String { traits.mapping == .position ? "position" : "increments" }
  /// The bugs that this model reproduces.
  package var quirks: [ModelDetails.Quirk] { details.quirks.filter { fixes == nil || !$0.isFixed } }
  /// The original's bugs that this fixed variant does not have.
  package var fixedQuirks: [ModelDetails.Quirk] { fixes == nil ? [] : details.quirks.filter(\.isFixed) }
  /// The test cases that the model passes; nil for a fixed variant, which differs from them on purpose.
  package var cases: ModelFacts.Cases? { fixes == nil ? facts.cases : nil }

  /// The evidence that the model behaves like its original: test cases, reading of code, recordings.
  package var evidence: String {
    if let fixes {
      return "Constants and curves of \(fixes); only the fixes differ from the original."
    }
    return [cases?.inWords ?? "", facts.known.description].filter { !$0.isEmpty }.joined(separator: " ")
  }
  /// The parts of the model that were inferred rather than read in the original's code.
  package var inferred: String { facts.inferred.description }
  /// The parts of the original that are unknown or were not read.
  package var unknown: String { facts.unknown.description }
  /// The evidence for the model, followed by what was inferred and what is unknown.
  package var fidelity: String {
    [
      evidence, inferred.isEmpty ? "" : "Inferred: \(inferred)",
      unknown.isEmpty ? "" : "Not known: \(unknown)",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ModelFacts.Cases {
  /// The test cases in words: `24 upstream and 4 derived cases of gtk.json pass.`
  package var inWords: String {
    let parts = [(upstream, "upstream"), (derived, "derived")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let one = upstream + derived == 1
    return "\(parts.joined(separator: " and ")) case\(one ? " of \(file) passes" : "s of \(file) pass")."
  }
}
