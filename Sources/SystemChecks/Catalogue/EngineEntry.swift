import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TraceReplay

/// The program's description of a built-in engine for listings: its product, parameters, sources and known bugs.
package struct EngineEntry {
  /// The engine on its native scroll view, the one it ships for.
  package let engine: RefreshEngine
  /// The product's own name; for a `-fixed` policy, the original's name.
  package let product: String
  /// A sentence about what the product is and how its refresh control works.
  package let summary: String
  /// The source of the engine's rules: the repository and files, or the documentation.
  package let source: String
  /// The version of the product's code that was read; for a `-fixed` policy, of the product whose bugs it fixes.
  package let original: OriginalSource
  /// The evidence that the engine behaves like the original product, and known differences between them.
  package let fidelity: String
  /// The scroll view that the engine ships for.
  package let nativeList: ScrollList
  /// The parameters that the product's documentation lets users set.
  package let options: [EngineOption]
  /// The group under which the list shows the engine.
  package let group: EngineGroup
  /// The bugs of the original product, all of which the engine reproduces; empty for a `-fixed` policy.
  package let quirks: [String]
  /// The suffix in the name of a policy that reproduces a product without its bugs.
  package static let fixedSuffix = "-fixed"

  /// Describes a built-in engine in a viewport of the given length, in points, without a top inset.
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

  /// The sentence in the description of every `-fixed` policy that states its common rules.
  private static let promise =
    "A finger or its release decides; one gesture fires at most once; the inset opens after the release, in addition to the app's own inset."

  /// The engine's name, as `--engine` accepts it.
  package var name: String { "\(engine.name)" }

  /// The names of the engine's states as its product calls them, in the order of their indices.
  package var states: [String] {
    (0..<engine.stateCount).map { "\(engine.stateName(UInt8(clamping: $0)))" }
  }

  /// The moment at which the engine fires, as written in a policy file, such as `crossing`.
  package var moment: String {
    EngineRule(engine.traits).moment.rawValue
  }

  /// The event at which the engine opens its inset, as written in a policy file: `trigger`, `release` or `never`.
  package var insetTiming: String {
    switch engine.traits.inset.timing {
    case .trigger: "trigger"
    case .release: "release"
    case .never: "never"
    }
  }

  /// The quantity that the engine measures as the pull, as written in a policy file: `offset` or `travel`.
  package var input: String {
    EngineRule(engine.traits).measure.rawValue
  }
}

/// Collects the bugs of a product in the order in which they are listed.
private struct EngineQuirks: EngineQuirkList {
  var texts: [String] = []
  mutating func quirk(_ text: StaticString) { texts.append(text.description) }
}
