/// A pull-to-refresh policy as data: what counts as a pull, when it fires, and how the inset moves.
///
/// The same value describes the built-in engines (``RefreshEngine/policy``) and drives ``RefreshMachine``; a policy file
/// (schema `overscroll-policy/1`) holds one.
///
///     var policy = RefreshPolicy(threshold: .points(110))
///     policy.isStrict = true
///     policy.threshold.points(viewport: 667)   // 110
@frozen
public struct RefreshPolicy: Equatable, Sendable {
  /// The quantity compared with the threshold: the content's offset or the finger's travel.
  public var input: RefreshInput
  /// The pull that arms a refresh.
  public var threshold: RefreshThreshold
  /// True if the pull must exceed the threshold; false if reaching it is enough.
  public var isStrict: Bool
  /// The moment at which an armed pull fires.
  public var moment: RefreshMoment
  /// How far the pull must fall below the threshold to disarm, in points, ≥ 0.
  public var hysteresis: Double
  /// True if pulls are ignored while a refresh is shown.
  public var hasBusyLock: Bool
  /// The conditions, besides the threshold, that a pull must meet to fire.
  public var gates: RefreshGates
  /// The condition that must hold before the same policy fires again.
  public var rearm: RefreshRearm
  /// The inset above the content during a refresh.
  public var inset: RefreshInset
  /// Seconds from the trigger to the callback, ≥ 0.
  public var callbackDelay: Double
  /// The shortest time a refresh is shown, in seconds from its trigger, ≥ 0.
  public var minimumDisplay: Double
  /// Seconds from the end of the work to the start of the closing animation, ≥ 0.
  public var closeDelay: Double

  /// A policy with this threshold: it watches the offset, fires when the pull reaches the threshold, and has all other options off.
  @inlinable
  public init(
    threshold: RefreshThreshold, isStrict: Bool = false, moment: RefreshMoment = .crossing,
    inset: RefreshInset = .none
  ) {
    input = .offset
    self.threshold = threshold
    self.isStrict = isStrict
    self.moment = moment
    hysteresis = 0
    hasBusyLock = true
    gates = RefreshGates()
    rearm = .atRest
    self.inset = inset
    callbackDelay = 0
    minimumDisplay = 0
    closeDelay = 0
  }

  /// The greatest length that a policy file may contain, in points: longer than any pull, so that re-arming `below` this length happens at
  /// once.
  @inlinable public static var longestLength: Double { 100_000 }

  /// True if `pull` passes `level` by this policy's comparison, both in points; false for NaN.
  @inlinable
  public func isBeyond(_ pull: Double, _ level: Double) -> Bool {
    isStrict ? pull > level : pull >= level
  }
}

/// The quantity that an engine measures as the pull.
@frozen
public enum RefreshInput: Equatable, Sendable {
  /// The content's distance beyond the top edge, in points.
  case offset
  /// The finger's travel past the edge multiplied by `gain`, in points.
  case travel(gain: Double)
  /// The finger's travel past the edge after the engine's own resistance; not available in policy files.
  case travelCurve(TravelCurve)
}

/// The pull that arms a refresh.
@frozen
public enum RefreshThreshold: Equatable, Sendable {
  /// A fixed pull, in points.
  case points(Double)
  /// A fraction of the viewport's length plus `plus` points (≥ 0), limited to `minimum…maximum` points.
  case viewportShare(Double, minimum: Double, maximum: Double, plus: Double = 0)

  /// The threshold in points for a viewport of `viewport` points.
  ///
  ///     RefreshThreshold.viewportShare(0.2, minimum: 64, maximum: 148).points(viewport: 667)   // 133.4
  public func points(viewport: Double) -> Double {
    switch self {
    case .points(let points): return points
    case .viewportShare(let share, let minimum, let maximum, let plus):
      let points = plus + share * viewport
      if points > maximum { return maximum }
      return points < minimum ? minimum : points
    }
  }
}

/// The moment at which an armed pull fires.
@frozen
public enum RefreshMoment: Equatable, Sendable {
  /// As soon as the pull passes the threshold.
  case crossing
  /// At the release of the last finger.
  case release
  /// At the first change of the offset after the release.
  case bounceBack
  /// When the pull has been beyond the threshold for this many seconds without interruption.
  case dwell(Double)
}

/// The condition that must hold before the next trigger.
@frozen
public enum RefreshRearm: Equatable, Sendable {
  /// A new gesture has begun.
  case newGesture
  /// The content is at rest at or below the top edge, without a finger.
  case atRest
  /// The pull is at most this many points, with or without a finger.
  case below(Double)
}
