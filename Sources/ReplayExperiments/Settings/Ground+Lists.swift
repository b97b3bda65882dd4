import PullToRefresh
import ScrollPhysics

/// The scroll views of engines, including external ones.
extension Ground {
  /// The scroll view that an engine runs on.
  ///
  /// - Parameter engine: Any engine; for a policy the native scroll view is `UIScrollView`.
  /// - Returns: The scroll view.
  package func list(for engine: EngineChoice) -> ScrollList {
    switch self {
    case .model(let model): ScrollList(model: model)
    case .native: engine.nativeList
    }
  }

  /// The model of an engine's scroll view.
  package func model(for engine: EngineChoice) -> ScrollModel { list(for: engine).model }
}
