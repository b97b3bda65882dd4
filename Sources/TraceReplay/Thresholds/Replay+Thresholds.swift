import PullToRefresh

/// The triggers of an engine in one gesture.
public struct GestureTriggers: Equatable, Sendable {
  /// The number of refreshes that it started.
  public let count: Int
  /// True if a refresh was going on when the gesture began.
  public let isBusy: Bool

  /// Triggers that were counted.
  public init(count: Int, isBusy: Bool) { (self.count, self.isBusy) = (count, isBusy) }
}

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
    let critical = greatestThresholds(of: engine).max() ?? -.infinity
    return critical > 0 ? critical : nil
  }

  /// The greatest threshold with which an engine still fires in each gesture, as if no refresh were going on when it begins.
  ///
  /// - Parameter engine: As for ``criticalThreshold(of:)``.
  /// - Returns: One for each gesture: a pull in points, above 0, or nil.
  public func criticalThresholds(of engine: RefreshEngine) -> [Double?] {
    precondition(
      thresholdMethod(of: engine) == .critical,
      "this engine's triggers must be counted by a run for each threshold")
    return greatestThresholds(of: engine).prefix(track.gestures.count).map { $0 > 0 ? $0 : nil }
  }

  /// The number of triggers of an engine in each gesture with another threshold.
  ///
  /// - Parameters:
  ///   - engine: As it is before the replay.
  ///   - threshold: A pull in points; 0 or less is where content at rest is.
  /// - Returns: One for each gesture.
  public func gestureTriggers(of engine: RefreshEngine, threshold: Double) -> [GestureTriggers] {
    gestureTriggers(in: course(of: engine.withThreshold(threshold)))
  }

  /// The number of triggers of a run in each gesture.
  ///
  /// - Parameter log: Of a run of this replay.
  /// - Returns: One for each gesture.
  public func gestureTriggers(in log: ReplayLog) -> [GestureTriggers] {
    track.gestures.indices.map { index in
      guard index < log.gestures.count else { return GestureTriggers(count: 0, isBusy: false) }
      return GestureTriggers(count: log.gestures[index].triggers, isBusy: log.gestures[index].isBusy)
    }
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
