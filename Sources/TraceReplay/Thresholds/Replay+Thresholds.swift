import PullToRefresh

/// The thresholds with which an engine fires on a trace.
extension Replay {
  /// The method by which they are found here: by ``criticalThreshold(of:)``, or only by a run for each
  /// threshold.
  ///
  /// - Parameter engine: Any.
  /// - Returns: The engine's own method; runs, where the app begins refreshes or changes its inset.
  public func thresholdMethod(of engine: RefreshEngine) -> ThresholdMethod {
    options.app.actsByItself ? .replay : engine.thresholdMethod
  }

  /// The greatest threshold with which an engine still fires on this trace: with that and all below it does, with none above.
  ///
  /// One run finds it. It says when there is a first trigger, not how many there are: a trigger changes what comes after.
  ///
  /// - Parameter engine: As it is before the replay; its own threshold is of no account. ``thresholdMethod(of:)`` is `.critical`.
  /// - Returns: A pull in points, above 0; nil where it fires with no threshold above 0. Whether it does with one of 0 or
  ///   less, which an inset can leave an engine, only ``triggers(of:threshold:)`` says.
  public func criticalThreshold(of engine: RefreshEngine) -> Double? {
    precondition(
      thresholdMethod(of: engine) == .critical,
      "this engine's triggers must be counted by a run for each threshold")
    let critical = greatestThreshold(of: engine)
    return critical > 0 ? critical : nil
  }

  /// The number of triggers of an engine on this trace with another threshold.
  ///
  /// - Parameters:
  ///   - engine: As it is before the replay.
  ///   - threshold: A pull in points; 0 or less is where content at rest is.
  /// - Returns: How many triggers there are.
  public func triggers(of engine: RefreshEngine, threshold: Double) -> Int {
    course(of: engine.withThreshold(threshold)).triggers
  }
}

extension AppScript {
  /// True if it does more than work on a refresh the engine began.
  public var actsByItself: Bool { !begins.isEmpty || !insetChanges.isEmpty }
}
