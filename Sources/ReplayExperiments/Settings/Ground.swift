import ScrollPhysics

/// The scroll physics that engines are run on: one model for all of them, or for each the one it ships on.
package enum Ground: Hashable, Sendable {
  /// One model for all engines.
  case model(ScrollModel)
  /// For each engine the model it ships on.
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

  /// The model that an engine runs on here.
  ///
  /// - Parameter engine: Any; a policy ships on nothing, and has `uikit`.
  /// - Returns: The model.
  package func model(for engine: EngineChoice) -> ScrollModel {
    switch (self, engine) {
    case (.model(let model), _): model
    case (.native, _): engine.system?.nativeModel ?? .uikit
    }
  }
}
