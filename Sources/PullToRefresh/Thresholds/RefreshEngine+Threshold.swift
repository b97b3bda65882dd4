extension RefreshEngine {
  /// The pull at which its comparison turns true, in points; 0 or less where it forgets an inset as high as that or higher,
  /// so that content at rest is there already.
  public var thresholdPull: Double { accept(AskThreshold()) }
  /// The method that finds the thresholds for which it fires.
  public var thresholdMethod: ThresholdMethod { engineTraits.thresholdMethod }
  /// The reason for that method, and the parts of the original that vary with the threshold: a phrase.
  public var thresholdReason: StaticString { engineTraits.thresholdReason }

  /// The same engine with another threshold; its heights, insets and times stay what they are.
  ///
  /// - Parameter points: The pull at which its comparison is to turn true, in points; above 0, or its own.
  /// - Returns: The engine, in the state it is in.
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
