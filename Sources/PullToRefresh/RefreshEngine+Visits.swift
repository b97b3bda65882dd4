/// A question put to whatever system a ``RefreshEngine`` holds: see ``RefreshEngine/accept(_:)``.
public protocol RefreshEngineVisitor {
  /// The answer's type.
  associatedtype Answer
  /// Asks a system.
  func visit(_ engine: some HeldEngine) -> Answer
}

/// A change made to whatever system a ``RefreshEngine`` holds: see ``RefreshEngine/update(_:)``.
public protocol RefreshEngineUpdater {
  /// Changes a system in place.
  mutating func update(_ engine: inout some HeldEngine)
}

extension RefreshEngine {
  /// Changes the system inside.
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
