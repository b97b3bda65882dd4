/// A function of any system that a ``RefreshEngine`` may hold: see ``RefreshEngine/accept(_:)``.
public protocol RefreshEngineVisitor {
  /// The function's result type.
  associatedtype Answer
  /// Applies the function to the system inside a ``RefreshEngine``.
  func visit(_ engine: some HeldEngine) -> Answer
}

/// A change to any system that a ``RefreshEngine`` may hold: see ``RefreshEngine/update(_:)``.
public protocol RefreshEngineUpdater {
  /// Changes the system inside a ``RefreshEngine`` in place.
  mutating func update(_ engine: inout some HeldEngine)
}

extension RefreshEngine {
  /// Changes the system inside this engine in place.
  ///
  /// - Parameter updater: The change.
  public mutating func update<Updater: RefreshEngineUpdater>(_ updater: inout Updater) {
    (self, updater) = accept(Updated(updater: updater))
  }
}

private struct Updated<Updater: RefreshEngineUpdater>: RefreshEngineVisitor {
  let updater: Updater
  func visit(_ engine: some HeldEngine) -> (RefreshEngine, Updater) {
    var (engine, updater) = (engine, updater)
    updater.update(&engine)
    return (engine.held, updater)
  }
}
