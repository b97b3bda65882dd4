import PullToRefresh
import ScrollPhysics

/// The lists of engines, programs among them.
extension Ground {
  /// The list that an engine runs on here.
  ///
  /// - Parameter engine: Any; a policy ships on nothing, and has a `UIScrollView`.
  /// - Returns: The list.
  package func list(for engine: EngineChoice) -> ScrollList {
    switch self {
    case .model(let model): ScrollList(model: model)
    case .native: engine.nativeList
    }
  }

  /// The model of that list.
  package func model(for engine: EngineChoice) -> ScrollModel { list(for: engine).model }
}
