import ScrollPhysics
import TraceReplay

/// The scroll physics that engines run on: the same model for all, or each engine's native scroll view.
package enum Ground: Hashable, Sendable {
  /// One model for all engines, on which every finger movement is a drag.
  case model(ScrollModel)
  /// Each engine's native scroll view: its model, and its rule for when a touch becomes a drag.
  case native

  /// The name in results for engines that each run on their native scroll view.
  package static let nativeName = "native"

  /// The name in results: the model's name, or `native`.
  package var name: String {
    switch self {
    case .model(let model): model.label
    case .native: Self.nativeName
    }
  }
}
