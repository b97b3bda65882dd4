import PullToRefresh
import ScrollPhysics
import TraceReplay

/// An engine on a scroll view, which formats that show replays run.
package struct ExportRun: Sendable {
  /// The engine's name in results.
  package let engine: String
  /// The scroll view under the fingers.
  package let list: ScrollList
  /// The model's name in results.
  package let model: String
  /// Creates the engine for a scene and a scroll model, in its state before any event.
  package let idle: @Sendable (Scene, ScrollModel) -> RefreshEngine

  /// An engine to replay on a scroll view; `idle` creates it for a scene and a model.
  package init(
    engine: String, list: ScrollList, model: String,
    idle: @escaping @Sendable (Scene, ScrollModel) -> RefreshEngine
  ) {
    (self.engine, self.list, self.model, self.idle) = (engine, list, model, idle)
  }
}
