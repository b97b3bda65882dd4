import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TraceReplay

/// The program's description of an engine: its parameters, and their sources.
package struct EngineEntry {
  /// The engine on its native scroll view, the one it ships for.
  package let engine: RefreshEngine
  /// The product's own name; for a `-fixed` policy, the original's name.
  package let product: String
  /// A sentence that describes the engine.
  package let summary: String
  /// The source of its rules.
  package let source: String
  /// Which version of the original's code was read; for a `-fixed` policy, of the original whose bugs it fixes.
  package let original: OriginalSource
  /// The evidence that it behaves like the original, and known differences.
  package let fidelity: String
  /// The scroll view that the engine ships for.
  package let nativeList: ScrollList
  /// The parameters that its documentation lets users set.
  package let options: [EngineOption]
  /// The group in which it is listed.
  package let group: EngineGroup
  /// The original's bugs, all of which are reproduced; empty for a `-fixed` policy.
  package let quirks: [String]
  /// The suffix in the name of a policy without its original's bugs.
  package static let fixedSuffix = "-fixed"

  /// The entry of a built-in engine for a viewport of this length, in points, without a top inset.
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
        "The numbers of \(original); what is fixed, by RefreshSystems.md and the documentation of RefreshPolicy.fixed."
      fidelity = "No original behaves like this. \(Self.promise)"
    } else {
      summary = system.facts.summary.description
      source = original.inWords
      fidelity = system.facts.fidelity.description
    }
  }

  /// The sentence that applies to all `-fixed` policies.
  private static let promise =
    "A finger or its release decides; one gesture fires at most once; the inset opens after the release, in addition to the app's own inset."

  /// The engine's name, as `--engine` accepts it.
  package var name: String { "\(engine.name)" }

  /// The names of its states in the original's words, in the order of their indices.
  package var states: [String] {
    (0..<engine.stateCount).map { "\(engine.stateName(UInt8(clamping: $0)))" }
  }

  /// When it fires, as written in a policy file.
  package var moment: String {
    EngineRule(engine.traits).moment.rawValue
  }

  /// When it opens its inset, or `never`, as written in a policy file.
  package var insetTiming: String {
    switch engine.traits.inset.timing {
    case .trigger: "trigger"
    case .release: "release"
    case .never: "never"
    }
  }

  /// The quantity it measures as the pull, as written in a policy file.
  package var input: String {
    EngineRule(engine.traits).measure.rawValue
  }
}

/// Collects the bugs of an original in the order in which they are listed.
private struct EngineQuirks: EngineQuirkList {
  var texts: [String] = []
  mutating func quirk(_ text: StaticString) { texts.append(text.description) }
}
