/// The behaviour of a perfect engine with the same policy, for the lengths of one scene. Reports compare engines
/// with it.
@frozen
public struct RefreshTraits: Equatable, Sendable {
  /// The quantity that the engine measures as the pull.
  public var input: RefreshInput
  /// The pull that passes the threshold, in points.
  public var threshold: Double
  /// True if the pull must exceed the threshold; false if reaching it is enough.
  public var isStrict: Bool
  /// The moment at which a pull beyond the threshold fires.
  public var moment: RefreshMoment
  /// The pull beyond which the engine fires under a finger, whatever ``moment`` says, in points; nil if only ``moment`` counts, as in every
  /// policy.
  public var dragLimit: Double?
  /// True if moving the finger back below the threshold does not disarm.
  public var staysArmed = false
  /// True if scrolling the content down disarms, even though ``staysArmed`` is true.
  public var scrollDisarms = false
  /// How far the firing offset moves when the app changes its own top inset, as a fraction of that change: 1 if the engine measures
  /// from the current inset, 0 if it always uses the first inset it saw.
  public var insetShare = 1.0
  /// True if the engine sees the finger's raw travel, whether or not the scroll view takes the touch for a drag.
  public var hearsTouches = false
  /// True if only crossings under a finger count.
  public var requiresFinger: Bool
  /// The inset that the engine adds.
  public var inset: RefreshInset
  /// Seconds from the trigger to the callback, ≥ 0.
  public var callbackDelay: Double
  /// The shortest time a refresh is shown, in seconds from its trigger, ≥ 0.
  public var minimumDisplay: Double
  /// Seconds from the end of the work to the start of the closing animation, ≥ 0.
  public var closeDelay: Double

  /// Seconds that content at rest takes to return when the inset is removed, ≥ 0.
  @inlinable public var closingDuration: Double { inset.closing }
  /// True if a change of the inset under a finger leaves the content where it is.
  @inlinable public var rebasesInset: Bool { inset.rebases }

  /// The traits of `policy` in a viewport of this length, in points.
  public init(_ policy: RefreshPolicy, viewport: Double) {
    input = policy.input
    threshold = policy.threshold.points(viewport: viewport)
    isStrict = policy.isStrict
    moment = policy.moment
    requiresFinger = policy.gates.requiresFinger
    inset = policy.inset
    callbackDelay = policy.callbackDelay
    minimumDisplay = policy.minimumDisplay
    closeDelay = policy.closeDelay
  }
}
