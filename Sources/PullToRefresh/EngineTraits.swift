/// Properties of an engine that never change, and that a host must know before it sends the first event.
@frozen
public struct EngineTraits: Sendable {
  /// True if the engine needs ``RefreshEvent/fingerMoved`` for every sample, and ``RefreshEvent/fingerJoined`` and
  /// ``RefreshEvent/fingerLeft`` for further fingers, because its rule uses the finger's travel.
  public var followsFinger: Bool
  /// True if an app can start a refresh itself (``RefreshEvent/beginRefreshing``); many originals have no call for that.
  public var takesBegin: Bool
  /// True if the engine reads the situation's velocity, axis angle or travel across. Otherwise hosts may leave these at 0 to save
  /// time.
  public var readsMotion: Bool
  /// True if the engine receives raw touches, and so sees every touch and its whole travel. False if it watches a scroll view, and sees
  /// only the movement that the view's `DragStart` lets through, as most do.
  public var hearsTouches: Bool
  /// How far the firing offset moves when the app changes its own top inset, as a fraction of that change: 1 if the engine measures
  /// from the current inset, 0 if it always uses the first inset it saw.
  public var insetShare: Double
  /// The method that finds the thresholds at which the engine fires: ``ThresholdMethod/critical`` if what the engine sees does not depend
  /// on the threshold until a pull passes it.
  public var thresholdMethod: ThresholdMethod
  /// A phrase that gives the reason for ``thresholdMethod`` and names the parts of the original control that vary with the threshold.
  public var thresholdReason: StaticString
  /// The scroll callbacks that ``RefreshEngineBody/probe(_:_:_:)`` needs among those in which the engine itself does nothing.
  public var probedCallbacks: ProbedCallbacks

  /// The traits of an engine; the most common values are the defaults.
  @inlinable
  public init(
    followsFinger: Bool, takesBegin: Bool, readsMotion: Bool, hearsTouches: Bool = false,
    insetShare: Double = 1,
    thresholdMethod: ThresholdMethod = .critical, thresholdReason: StaticString,
    probedCallbacks: ProbedCallbacks = .all
  ) {
    self.followsFinger = followsFinger
    self.takesBegin = takesBegin
    self.readsMotion = readsMotion
    self.hearsTouches = hearsTouches
    self.insetShare = insetShare
    self.thresholdMethod = thresholdMethod
    self.thresholdReason = thresholdReason
    self.probedCallbacks = probedCallbacks
  }
}
