import PullToRefresh

/// What the program says of an engine: its own figures, and where they come from.
struct EngineEntry {
  /// The engine, in a scene.
  let engine: RefreshEngine
  /// What it is, in a sentence.
  let summary: String
  /// Where its rules come from.
  let source: String
  /// How it is known to behave as the original, and what differs.
  let fidelity: String
  /// Where it stands in the list.
  let group: EngineGroup
  /// The original's bugs, all kept; none for a `-fixed` policy.
  let quirks: [String]
  /// What the name of a policy without its original's bugs ends in.
  static let fixedSuffix = "-fixed"

  /// The entry of a built-in system in a viewport of this length, in points, without a top inset.
  init(_ system: RefreshSystem, viewport: Double) {
    engine = RefreshEngine(system, viewport: viewport, originalTopInset: 0)
    (summary, source, fidelity) = Self.provenance(of: system)
    group = EngineGroup(of: system)
    quirks = Self.quirks(of: system)
  }

  /// The name `--engine` takes.
  var name: String { "\(engine.name)" }

  /// Its states in its own words, in the order of their index.
  var states: [String] {
    (0..<engine.stateCount).map { "\(engine.stateName(UInt8(clamping: $0)))" }
  }

  /// When it fires, as a policy file spells it.
  var moment: String {
    switch engine.traits.moment {
    case .crossing: "crossing"
    case .release: "release"
    case .bounceBack: "bounce-back"
    case .dwell: "dwell"
    }
  }

  /// When its inset is made, as a policy file spells it.
  var insetTiming: String {
    switch engine.traits.inset.timing {
    case .trigger: "trigger"
    case .release: "release"
    case .never: "never"
    }
  }

  /// What it takes for the pull, as a policy file spells it.
  var input: String {
    switch engine.traits.input {
    case .offset: "offset"
    case .travel, .travelCurve: "travel"
    }
  }
}
