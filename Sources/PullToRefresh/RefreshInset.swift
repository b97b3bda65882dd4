/// The room an engine makes above the content while it refreshes.
@frozen
public struct RefreshInset: Equatable, Sendable {
  /// The height added to the top inset, in points, ≥ 0.
  public var height: Double
  /// The moment at which it is added.
  public var timing: RefreshInsetTiming
  /// Seconds the content takes to make room, ≥ 0; drawn, the value counts at once.
  public var opening: Double
  /// Seconds the content takes to come back, ≥ 0.
  public var closing: Double
  /// True if a change under the finger leaves the content where it is (the drag goes on from the inverse).
  public var rebases: Bool

  /// No inset at any time.
  public static let none = RefreshInset(height: 0, timing: .never, opening: 0, closing: 0)

  /// An inset of `height` points, added at `timing`, in and out within the given seconds.
  @inlinable
  public init(
    height: Double, timing: RefreshInsetTiming, opening: Double, closing: Double, rebases: Bool = false
  ) {
    self.height = height
    self.timing = timing
    self.opening = opening
    self.closing = closing
    self.rebases = rebases
  }
}

/// The moment at which an engine adds its inset.
@frozen
public enum RefreshInsetTiming: UInt8, Equatable, Sendable {
  /// With the trigger, finger or not.
  case trigger
  /// As soon as no finger is down.
  case release
  /// Not at all.
  case never
}
