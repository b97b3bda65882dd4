import ScrollPhysics
import TraceReplay

/// The scroll physics that engines run on: the same model for all, or each engine's native scroll view.
package enum Ground: Hashable, Sendable {
  /// One model for all engines, on which every finger movement is a drag.
  case model(ScrollModel)
  /// The user's own model for all engines, on which every finger movement is a drag, with the word that selects it: a file's path, or a
  /// model with options.
  case own(ScrollModel, word: String)
  /// Each engine's native scroll view: its model, and its rule for when a touch becomes a drag.
  case native

  /// The name in results for engines that each run on their native scroll view.
  package static let nativeName = "native"

  /// The name in results: the model's name, or `native`.
  package var name: String { model?.label ?? Self.nativeName }

  /// The one model that all engines run on; nil for `native`.
  package var model: ScrollModel? {
    switch self {
    case .model(let model), .own(let model, _): model
    case .native: nil
    }
  }

  /// The word that selects the scroll physics on the command line if that is not a built-in model: a model file's path, or a model with
  /// options.
  package var word: String? {
    if case .own(_, let word) = self { word } else { nil }
  }
}
