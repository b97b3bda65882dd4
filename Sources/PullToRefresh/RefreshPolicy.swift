/// A pull-to-refresh policy as data: when a pull counts, when it fires, what the inset does.
///
/// The same value describes the built-in engines (``RefreshEngine/policy``) and drives ``RefreshMachine``; a file of
/// the schema `overscroll-policy/1` is one of these.
///
///     var policy = RefreshPolicy(threshold: .points(110))
///     policy.isStrict = true
///     policy.threshold.points(viewport: 667)   // 110
@frozen
public struct RefreshPolicy: Equatable, Sendable {
  /// The quantity measured against the threshold.
  public var input: RefreshInput
  /// The pull that arms.
  public var threshold: RefreshThreshold
  /// True if a pull of just the threshold is not enough.
  public var isStrict: Bool
  /// The moment at which an armed pull fires.
  public var moment: RefreshMoment
  /// The distance the pull must fall below the threshold to disarm, in points, ≥ 0.
  public var hysteresis: Double
  /// True if pulls are ignored while a refresh is shown.
  public var hasBusyLock: Bool
  /// The other conditions for a pull to fire.
  public var gates: RefreshGates
  /// The condition for it to fire again.
  public var rearm: RefreshRearm
  /// The inset that holds the indicator.
  public var inset: RefreshInset
  /// Seconds from the trigger to the callback, ≥ 0.
  public var callbackDelay: Double
  /// The least time a refresh is shown, in seconds from its trigger, ≥ 0.
  public var minimumDisplay: Double
  /// Seconds from the end of the work to the start of the closing animation, ≥ 0.
  public var closeDelay: Double

  /// A policy with this threshold that watches the offset, inclusive, fires at the crossing, and has all else off.
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

  /// The greatest length a policy names, in points: longer than any pull, so that `below` it re-arms at once.
  @inlinable public static var longestLength: Double { 100_000 }

  /// True if `pull` is beyond `level`, both in points, by this policy's own comparison. NaN never is.
  @inlinable
  public func isBeyond(_ pull: Double, _ level: Double) -> Bool {
    isStrict ? pull > level : pull >= level
  }
}

/// The quantity that an engine takes for the pull.
@frozen
public enum RefreshInput: Equatable, Sendable {
  /// The content's distance beyond the top edge, in points.
  case offset
  /// The finger's travel past the edge times this gain.
  case travel(gain: Double)
  /// The finger's travel past the edge, reshaped by the engine's own resistance; no policy file has it.
  case travelCurve(TravelCurve)
}

/// The pull that arms a refresh.
@frozen
public enum RefreshThreshold: Equatable, Sendable {
  /// A fixed pull, in points.
  case points(Double)
  /// A share of the viewport's length and `plus` points, ≥ 0, but not less than `minimum` and not more than `maximum` points.
  case viewportShare(Double, minimum: Double, maximum: Double, plus: Double = 0)

  /// The threshold in points for a viewport of this length.
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
  /// As soon as the pull is beyond the threshold.
  case crossing
  /// At the lift.
  case release
  /// At the first change of the offset after the lift.
  case bounceBack
  /// As soon as the pull has been beyond the threshold for this many seconds without a break.
  case dwell(Double)
}

/// The condition that must hold after a trigger before the next.
@frozen
public enum RefreshRearm: Equatable, Sendable {
  /// A new gesture.
  case newGesture
  /// The content at rest at or below the top edge, without a finger.
  case atRest
  /// The pull at most this many points, finger or not.
  case below(Double)
}
