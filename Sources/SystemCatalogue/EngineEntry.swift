import PullToRefresh

/// What the program says of an engine: its own figures, and where they come from.
package struct EngineEntry {
  /// The engine, in a scene.
  package let engine: RefreshEngine
  /// What it is, in a sentence.
  package let summary: String
  /// Where its rules come from.
  package let source: String
  /// How it is known to behave as the original, and what differs.
  package let fidelity: String
  /// Where it stands in the list.
  package let group: EngineGroup
  /// The original's bugs, all kept; none for a `-fixed` policy.
  package let quirks: [String]
  /// What the name of a policy without its original's bugs ends in.
  package static let fixedSuffix = "-fixed"

  /// The entry of a built-in system in a viewport of this length, in points, without a top inset.
  package init(_ system: RefreshSystem, viewport: Double) {
    engine = RefreshEngine(system, viewport: viewport, originalTopInset: 0)
    (summary, source, fidelity) = Self.provenance(of: system)
    group = EngineGroup(of: system)
    quirks = Self.quirks(of: system)
  }

  /// The name `--engine` takes.
  package var name: String { "\(engine.name)" }

  /// Its states in its own words, in the order of their index.
  package var states: [String] {
    (0..<engine.stateCount).map { "\(engine.stateName(UInt8(clamping: $0)))" }
  }

  /// When it fires, as a policy file spells it.
  package var moment: String {
    switch engine.traits.moment {
    case .crossing: "crossing"
    case .release: "release"
    case .bounceBack: "bounce-back"
    case .dwell: "dwell"
    }
  }

  /// When its inset is made, as a policy file spells it.
  package var insetTiming: String {
    switch engine.traits.inset.timing {
    case .trigger: "trigger"
    case .release: "release"
    case .never: "never"
    }
  }

  /// What it takes for the pull, as a policy file spells it.
  package var input: String {
    switch engine.traits.input {
    case .offset: "offset"
    case .travel, .travelCurve: "travel"
    }
  }
}
