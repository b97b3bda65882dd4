import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TraceReplay

/// An engine that the lab can be asked for: a built-in system, one that follows a policy, or none.
package enum LabEngine: Sendable {
  /// A built-in system, with its own defaults.
  case system(RefreshSystem)
  /// A built-in system with options of somebody's own.
  case configured(ConfiguredEngine)
  /// A machine that follows a policy file.
  case policy(RefreshPolicyFile)
  /// A list without a refresh, on which people record what they mean and see no engine's answer.
  case none

  /// The name that results have for it.
  package var name: String {
    switch self {
    case .system(let system): "\(system.name)"
    case .configured(let engine): engine.name
    case .policy(let file): file.name
    case .none: "none"
    }
  }

  /// The list that it ships on; a policy ships on nothing, and has a `UIScrollView`.
  package var nativeList: ScrollList {
    switch self {
    case .system(let system): system.nativeList
    case .configured(let engine): engine.system.nativeList
    case .policy, .none: .uiScrollView
    }
  }

  /// The name of that list's model.
  package var nativeModelName: String { "\(nativeList.model.name)" }

  /// True if there is something to show of it.
  var isShown: Bool {
    if case .none = self { false } else { true }
  }

  /// The list that it runs on: by a model that follows every movement, or its own where there is none.
  package func list(on model: ScrollModel?) -> ScrollList {
    model.map { ScrollList(model: $0) } ?? nativeList
  }

  /// The engine before a run, idle.
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
