import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TraceReplay

/// The program's description of an engine: its own figures, and where they come from.
package struct EngineEntry {
  /// The engine, on the list that it ships on.
  package let engine: RefreshEngine
  /// The product's own name; of a `-fixed` policy that of its original.
  package let product: String
  /// A sentence that says what it is.
  package let summary: String
  /// The source of its rules.
  package let source: String
  /// The reading of its original; for a `-fixed` policy, of the one whose bugs it fixes.
  package let original: OriginalSource
  /// The evidence that it behaves as the original, and the differences.
  package let fidelity: String
  /// The list that it ships on.
  package let nativeList: ScrollList
  /// The figures that its documents let its user set.
  package let options: [EngineOption]
  /// The group it is listed in.
  package let group: EngineGroup
  /// The original's bugs, all kept; none for a `-fixed` policy.
  package let quirks: [String]
  /// The end of the name of a policy without its original's bugs.
  package static let fixedSuffix = "-fixed"

  /// The entry of a built-in system in a viewport of this length, in points, without a top inset.
  package init(_ system: RefreshSystem, viewport: Double) {
    let list = system.nativeList
    var scene = SceneOverrides()
    scene.viewport = viewport
    engine = RefreshEngine(system, in: Scene(scenario: nil, overrides: scene), on: list.model)
    group = EngineGroup(of: system)
    product = system.facts.product.description
    nativeList = list
    options = EngineOption.options(of: system)
    original = system.facts.source
    quirks = system.quirks(in: EngineQuirks()).texts
    if system.isFixed {
      let original = String(system.name.description.dropLast(Self.fixedSuffix.count))
      let fixes = system.fixing?.fixes.description ?? ""
      summary = "\(original) as a policy, without its bugs: \(fixes)."
      source =
        "The figures of \(original); what is fixed, by RefreshSystems.md and the documentation of RefreshPolicy.fixed."
      fidelity = "No original does this. \(Self.promise)"
    } else {
      summary = system.facts.summary.description
      source = original.inWords
      fidelity = system.facts.fidelity.description
    }
  }

  /// The sentence that holds for all `-fixed` policies.
  private static let promise =
    "A finger or its lift decides, one gesture fires at most once, and room is made once the finger is up, on top of whatever inset the host has."

  /// The name `--engine` takes.
  package var name: String { "\(engine.name)" }

  /// Its states in its own words, in the order of their index.
  package var states: [String] {
    (0..<engine.stateCount).map { "\(engine.stateName(UInt8(clamping: $0)))" }
  }

  /// The moment at which it fires, as a policy file spells it.
  package var moment: String {
    EngineRule(engine.traits).moment.rawValue
  }

  /// The moment at which its inset is made, or `never`, as a policy file spells it.
  package var insetTiming: String {
    switch engine.traits.inset.timing {
    case .trigger: "trigger"
    case .release: "release"
    case .never: "never"
    }
  }

  /// The quantity it takes for the pull, as a policy file spells it.
  package var input: String {
    EngineRule(engine.traits).measure.rawValue
  }
}

/// The bugs of an original, kept as they are listed.
private struct EngineQuirks: EngineQuirkList {
  var texts: [String] = []
  mutating func quirk(_ text: StaticString) { texts.append(text.description) }
}
