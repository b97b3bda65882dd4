/// The behaviour of a perfect engine of the same policy, with the lengths of one scene put in: the yardstick
/// for reports.
@frozen
public struct RefreshTraits: Equatable, Sendable {
  /// The quantity that the engine takes for the pull.
  public var input: RefreshInput
  /// The pull at which its comparison turns true, in points.
  public var threshold: Double
  /// True if a pull of just the threshold is not enough.
  public var isStrict: Bool
  /// The moment at which a pull beyond the threshold fires.
  public var moment: RefreshMoment
  /// The pull beyond which a finger fires it, whatever ``moment`` says; nil where only that counts, as in every policy.
  public var dragLimit: Double?
  /// True if a pull back under the finger leaves it armed.
  public var staysArmed = false
  /// True if content scrolled down disarms it all the same.
  public var scrollDisarms = false
  /// The distance by which the offset at which it fires goes when the app changes its own top inset, as a share of the change: 1 where it
  /// measures from the inset of the time, 0 where it remembers the first.
  public var insetShare = 1.0
  /// True if it sees the finger's own travel, whatever its list takes for a drag.
  public var hearsTouches = false
  /// True if only crossings under a finger count.
  public var requiresFinger: Bool
  /// The inset it makes.
  public var inset: RefreshInset
  /// Seconds from the trigger to the callback.
  public var callbackDelay: Double
  /// The least seconds a refresh is shown.
  public var minimumDisplay: Double
  /// Seconds from the end of the work to the start of the closing animation.
  public var closeDelay: Double

  /// Seconds content at rest takes to come back when the inset goes.
  @inlinable public var closingDuration: Double { inset.closing }
  /// True if a change of inset under the finger leaves the content where it is.
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
