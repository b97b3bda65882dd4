import ScrollPhysics

/// The lists that engines are run on: one model for all of them, which follows every movement, or for each the list it ships on.
package enum Ground: Hashable, Sendable {
  /// One model for all engines, on which every movement of a finger is a drag.
  case model(ScrollModel)
  /// For each engine the list it ships on: its model, and its rule by which it takes a touch.
  case native

  /// The name of the ground on which each engine has its own model.
  package static let nativeName = "native"

  /// Its name in results: the model's, or `native`.
  package var name: String {
    switch self {
    case .model(let model): "\(model.name)"
    case .native: Self.nativeName
    }
  }
}
