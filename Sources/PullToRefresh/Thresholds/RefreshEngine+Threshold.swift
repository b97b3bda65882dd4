extension RefreshEngine {
  /// The pull that passes the threshold, in points; 0 or less if the engine forgets an inset at least that high,
  /// so that content at rest is already past it.
  public var thresholdPull: Double { accept(AskThreshold()) }
  /// The method that finds the thresholds at which the engine fires.
  public var thresholdMethod: ThresholdMethod { engineTraits.thresholdMethod }
  /// A phrase that gives the reason for ``thresholdMethod`` and names the parts of the original control that vary with the threshold.
  public var thresholdReason: StaticString { engineTraits.thresholdReason }

  /// The same engine with another threshold; its heights, insets and durations do not change.
  ///
  /// - Parameter points: The pull that passes the new threshold, in points; above 0, or the engine's own threshold.
  /// - Returns: The engine, in its present state.
  public func withThreshold(_ points: Double) -> RefreshEngine {
    var engine = self
    var setting = SetThresholdPull(value: points)
    engine.update(&setting)
    return engine
  }
}

private struct AskThreshold: RefreshEngineVisitor {
  func visit(_ engine: some HeldEngine) -> Double { engine.thresholdPull }
}

private struct SetThresholdPull: RefreshEngineUpdater {
  let value: Double
  mutating func update(_ engine: inout some HeldEngine) { engine.thresholdPull = value }
}
