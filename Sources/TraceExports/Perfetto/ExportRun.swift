import PullToRefresh
import ScrollPhysics
import TraceReplay

/// An engine on a list, for a format that shows replays.
package struct ExportRun: Sendable {
  /// The engine's name in results.
  package let engine: String
  /// The list under the fingers.
  package let list: ScrollList
  /// The model's name in results.
  package let model: String
  /// The engine as it is before any event.
  package let idle: @Sendable (Scene, ScrollModel) -> RefreshEngine

  /// A run of an engine on a list; `idle` makes the engine for a scene and a model.
  package init(
    engine: String, list: ScrollList, model: String,
    idle: @escaping @Sendable (Scene, ScrollModel) -> RefreshEngine
  ) {
    (self.engine, self.list, self.model, self.idle) = (engine, list, model, idle)
  }
}
