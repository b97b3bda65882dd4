import PullToRefresh
import ScrollPhysics

/// The scroll view that each engine runs on, including external engines.
extension Ground {
  /// The scroll view that an engine runs on.
  ///
  /// - Parameter engine: Any engine; for a policy the native scroll view is `UIScrollView`.
  /// - Returns: The scroll view.
  package func list(for engine: EngineChoice) -> ScrollList {
    model.map { ScrollList(model: $0) } ?? engine.nativeList
  }

  /// The scroll model that an engine runs on.
  package func model(for engine: EngineChoice) -> ScrollModel { list(for: engine).model }
}
