/// The inset an engine adds above the content while it refreshes.
@frozen
public struct RefreshInset: Equatable, Sendable {
  /// The height added to the top inset, in points, ≥ 0.
  public var height: Double
  /// When the inset is added: at the trigger, as soon as no finger is down, or never.
  public var timing: RefreshInsetTiming
  /// Seconds the content takes to make space for the inset, ≥ 0. Only the drawing takes that long; layout uses the new value at once.
  public var opening: Double
  /// Seconds the content takes to return when the inset is removed, ≥ 0.
  public var closing: Double
  /// True if a change of the inset under a finger leaves the content where it is (the drag continues from the inverse position).
  public var rebases: Bool

  /// No inset at any time.
  public static let none = RefreshInset(height: 0, timing: .never, opening: 0, closing: 0)

  /// An inset of `height` points, added at `timing`, opened and closed in the given seconds.
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

/// When an engine adds its inset.
@frozen
public enum RefreshInsetTiming: UInt8, Equatable, Sendable {
  /// At the trigger, with or without a finger.
  case trigger
  /// As soon as no finger is down.
  case release
  /// Never: the engine adds no inset.
  case never
}
