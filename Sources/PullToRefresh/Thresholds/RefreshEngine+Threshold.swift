extension RefreshEngine {
  /// The pull at which its comparison turns true, in points; 0 or less where it forgets an inset as high as that or higher,
  /// so that content at rest is there already.
  public var thresholdPull: Double { accept(ThresholdPull()) }
  /// How it is found for which thresholds it fires.
  public var thresholdMethod: ThresholdMethod { accept(Method()) }
  /// Why so, and what of the original is varied with the threshold: a phrase.
  public var thresholdReason: StaticString { accept(Reason()) }

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

private struct ThresholdPull: RefreshEngineVisitor {
  func visit(_ engine: some RefreshEngineBody) -> Double { engine.thresholdPull }
}

private struct Method: RefreshEngineVisitor {
  func visit<Engine: RefreshEngineBody>(_ engine: Engine) -> ThresholdMethod { Engine.thresholdMethod }
}

private struct Reason: RefreshEngineVisitor {
  func visit(_ engine: some RefreshEngineBody) -> StaticString { engine.thresholdReason }
}

private struct SetThresholdPull: RefreshEngineUpdater {
  let value: Double
  mutating func update(_ engine: inout some RefreshEngineBody) { engine.thresholdPull = value }
}
