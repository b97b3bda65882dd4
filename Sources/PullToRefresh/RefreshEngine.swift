extension RefreshEngine {
  /// An idle engine of a built-in system, in that system's default configuration.
  ///
  /// - Parameters:
  ///   - system: The built-in system.
  ///   - viewport: Length of the scroll view, in points; some thresholds depend on it.
  ///   - originalTopInset: The top inset before any engine adds to it, in points; the engines remember it.
  ///   - contentOverscrolls: Whether the scroll model lets content leave its bounds; `flutter-material` and `custom-refresh-indicator`
  ///     depend on it.
  public init(
    _ system: RefreshSystem, viewport: Double, originalTopInset: Double, contentOverscrolls: Bool = true
  ) {
    self = system.engine(
      on: EngineHost(
        viewport: viewport, topInset: originalTopInset, contentOverscrolls: contentOverscrolls))
  }

  /// The built-in system; nil for a machine that follows a user's policy.
  public var system: RefreshSystem? { accept(System()) }

  /// The name that `--engine` takes; `policy` for a machine that follows a policy file.
  public var name: StaticString { system?.name ?? "policy" }
}

private struct System: RefreshEngineVisitor {
  func visit(_ engine: some HeldEngine) -> RefreshSystem? { engine.system }
}
