import PullToRefresh

/// How often an engine fired in one gesture, and whether the gesture counts.
public struct GestureTriggers: Equatable, Sendable {
  /// The number of refreshes that the engine started in the gesture.
  public let count: Int
  /// True if a refresh was in progress when the gesture began.
  public let isBusy: Bool

  /// The number of refreshes that an engine started in a gesture, and whether a refresh was in progress when it began.
  public init(count: Int, isBusy: Bool) { (self.count, self.isBusy) = (count, isBusy) }
}

/// Finds the thresholds at which an engine fires on a trace.
extension Replay {
  /// The method that finds an engine's thresholds on this replay: ``criticalThreshold(of:)``, or one run per threshold.
  ///
  /// - Parameter engine: Any engine.
  /// - Returns: The engine's own method; one run per threshold if the app begins refreshes or changes its inset.
  public func thresholdMethod(of engine: RefreshEngine) -> ThresholdMethod {
    options.app.actsByItself ? .replay : engine.thresholdMethod
  }

  /// The greatest threshold with which an engine still fires on this trace. It fires with all lower thresholds and with none above.
  ///
  /// One run finds it. It says whether there is a first trigger, not how many there are, because a trigger changes what comes after.
  ///
  /// - Parameter engine: The engine in its state before the replay; its own threshold does not matter. ``thresholdMethod(of:)`` is
  ///   `.critical`.
  /// - Returns: A pull in points, above 0; nil if the engine fires with no threshold above 0. For thresholds of 0 or
  ///   less, which an inset may leave an engine, use ``triggers(of:threshold:)``.
  public func criticalThreshold(of engine: RefreshEngine) -> Double? {
    precondition(
      thresholdMethod(of: engine) == .critical,
      "this engine's triggers must be counted by a run for each threshold")
    let critical = greatestThresholds(of: engine).max() ?? -.infinity
    return critical > 0 ? critical : nil
  }

  /// The greatest threshold with which an engine still fires in each gesture, as if no refresh were in progress when the gesture begins.
  ///
  /// - Parameter engine: As for ``criticalThreshold(of:)``.
  /// - Returns: One per gesture: a pull in points, above 0, or nil.
  public func criticalThresholds(of engine: RefreshEngine) -> [Double?] {
    precondition(
      thresholdMethod(of: engine) == .critical,
      "this engine's triggers must be counted by a run for each threshold")
    return greatestThresholds(of: engine).prefix(track.gestures.count).map { $0 > 0 ? $0 : nil }
  }

  /// How often an engine fires in each gesture if it has another threshold.
  ///
  /// - Parameters:
  ///   - engine: The engine in its state before the replay.
  ///   - threshold: A pull in points; content at rest passes 0 or less.
  /// - Returns: One per gesture.
  public func gestureTriggers(of engine: RefreshEngine, threshold: Double) -> [GestureTriggers] {
    gestureTriggers(in: course(of: engine.withThreshold(threshold)))
  }

  /// How often the engine fired in each gesture of a run.
  ///
  /// - Parameter log: The log of a run of this replay.
  /// - Returns: One per gesture.
  public func gestureTriggers(in log: ReplayLog) -> [GestureTriggers] {
    track.gestures.indices.map { index in
      guard index < log.gestures.count else { return GestureTriggers(count: 0, isBusy: false) }
      return GestureTriggers(count: log.gestures[index].triggers, isBusy: log.gestures[index].isBusy)
    }
  }

  /// How often an engine fires on this trace if it has another threshold.
  ///
  /// - Parameters:
  ///   - engine: The engine in its state before the replay.
  ///   - threshold: A pull in points; content at rest passes 0 or less.
  /// - Returns: The number of triggers.
  public func triggers(of engine: RefreshEngine, threshold: Double) -> Int {
    course(of: engine.withThreshold(threshold)).triggers
  }
}

extension AppScript {
  /// True if the app begins refreshes itself or changes its inset.
  public var actsByItself: Bool { !begins.isEmpty || !insetChanges.isEmpty }
}
