/// What holds of an engine from its first event to its last, and what a host must know before it sends one.
@frozen
public struct EngineTraits: Sendable {
  /// True if it is to be sent ``RefreshEvent/fingerMoved`` for every sample, and ``RefreshEvent/fingerJoined`` and
  /// ``RefreshEvent/fingerLeft`` for other fingers: its own rule takes the finger's travel.
  public var followsFinger: Bool
  /// True if an app can begin a refresh of it (``RefreshEvent/beginRefreshing``): many originals have no call for that.
  public var takesBegin: Bool
  /// True if it looks at the situation's velocity, axis angle or travel across; else hosts may leave them at 0: to work them
  /// out costs time.
  public var readsMotion: Bool
  /// True if it takes the screen's own touches, and so sees the finger's whole travel and every touch; else it hears of a finger what
  /// its list makes of it by its ``DragStart``: most watch a scroll view.
  public var hearsTouches: Bool
  /// The distance by which the offset at which it fires goes when the app changes its own top inset, as a share of the change: 1 where it
  /// measures from the inset of the time, 0 where it remembers the first for good.
  public var insetShare: Double
  /// The method that finds the thresholds for which it fires; critical where it does not see the threshold before it passes it.
  public var thresholdMethod: ThresholdMethod
  /// The reason for that method, and the parts of the original that vary with the threshold: a phrase.
  public var thresholdReason: StaticString
  /// The callbacks of which ``RefreshEngineBody/probe(_:_:_:)`` must hear, among those of which nothing comes.
  public var probedCallbacks: ProbedCallbacks

  /// The traits of an engine; what most have alike may be left out.
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
