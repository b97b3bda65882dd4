import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TraceReplay

/// An engine in the lab: built-in, with options, from a policy file, or none.
package enum LabEngine: Sendable {
  /// A built-in engine with its defaults.
  case system(RefreshSystem)
  /// A built-in engine with options.
  case configured(ConfiguredEngine)
  /// An engine that follows a policy file.
  case policy(RefreshPolicyFile)
  /// A scroll view without pull-to-refresh, for recording people without an engine's feedback.
  case none

  /// The engine's name in results.
  package var name: String {
    switch self {
    case .system(let system): "\(system.name)"
    case .configured(let engine): engine.name
    case .policy(let file): file.name
    case .none: "none"
    }
  }

  /// The scroll view of the engine's own platform; a `UIScrollView` for a policy.
  package var nativeList: ScrollList {
    switch self {
    case .system(let system): system.nativeList
    case .configured(let engine): engine.system.nativeList
    case .policy, .none: .uiScrollView
    }
  }

  /// The name of the scroll model of the engine's own platform.
  package var nativeModelName: String { "\(nativeList.model.name)" }

  /// True if the engine has an indicator to show.
  var isShown: Bool {
    if case .none = self { false } else { true }
  }

  /// The scroll view for a run: one with a given model, in which every movement is a drag. If `model` is nil, it is the engine's native
  /// one.
  package func list(on model: ScrollModel?) -> ScrollList {
    model.map { ScrollList(model: $0) } ?? nativeList
  }

  /// Creates the engine in its idle state, before a run.
  package func engine(in scene: Scene, on model: ScrollModel) -> RefreshEngine {
    switch self {
    case .system(let system): return RefreshEngine(system, in: scene, on: model)
    case .configured(let engine): return engine.engine(in: scene)
    case .policy(let file): return file.engine(viewportLength: scene.viewport, topInset: scene.topInset)
    case .none:
      // Longer than any pull: it never fires.
      let policy = RefreshPolicy(threshold: .points(RefreshPolicy.longestLength))
      return .policy(RefreshMachine(policy, viewport: scene.viewport, originalTopInset: scene.topInset))
    }
  }
}
