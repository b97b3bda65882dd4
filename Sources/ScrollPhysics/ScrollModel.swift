/// A named scroll physics: how content follows a finger past an edge, and how it moves when let go.
///
/// Each model is a file in `Models`; a value of this type only chooses. Raw positions say where the content would be
/// if it followed the finger everywhere.
@frozen
public enum ScrollModel: UInt8, Equatable, Hashable, Sendable {
  /// `UIScrollView`; see ``UIKitModel``.
  case uikit

  /// How many models there are; their raw values are 0 up to this.
  public static var count: Int { 1 }

  /// The name that `--model` takes.
  public var name: StaticString {
    switch self {
    case .uikit: "uikit"
    }
  }

  /// When motion by this model counts as settled.
  @inlinable public var tolerance: Tolerance {
    switch self {
    case .uikit: UIKitModel.tolerance
    }
  }

  /// The content offset shown for a raw position, in points.
  @inlinable
  public func offset(forRaw raw: Double, in extent: ScrollExtent) -> Double {
    switch self {
    case .uikit: UIKitModel(extent).offset(forRaw: raw)
    }
  }

  /// The raw position that shows as an offset, in points: the inverse of ``offset(forRaw:in:)``.
  @inlinable
  public func raw(forOffset offset: Double, in extent: ScrollExtent) -> Double {
    switch self {
    case .uikit: UIKitModel(extent).raw(forOffset: offset)
    }
  }

  /// How far the content moves per point of raw movement at a raw position: 1 inside the bounds.
  @inlinable
  public func slope(atRaw raw: Double, in extent: ScrollExtent) -> Double {
    switch self {
    case .uikit: UIKitModel(extent).slope(atRaw: raw)
    }
  }

  /// The content's velocity as a finger lets go, in points per second.
  ///
  /// - Parameters:
  ///   - fingerVelocity: The finger's velocity, in points per second, downwards positive.
  ///   - raw: The raw position at the lift, in points.
  ///   - extent: The scroll range.
  /// - Returns: The content's velocity: against the finger's, since the offset falls as the finger moves down.
  @inlinable
  public func releaseVelocity(fingerVelocity: Double, atRaw raw: Double, in extent: ScrollExtent) -> Double {
    switch self {
    case .uikit: -fingerVelocity * slope(atRaw: raw, in: extent)
    }
  }

  /// The motion of content let go at an offset with a velocity.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second; positive scrolls towards the end.
  ///   - extent: The scroll range.
  /// - Returns: The motion from then on, rest for content inside the bounds without velocity.
  public func trajectory(from offset: Double, velocity: Double, in extent: ScrollExtent) -> ScrollTrajectory {
    switch self {
    case .uikit: UIKitModel(extent).trajectory(from: offset, velocity: velocity)
    }
  }
}
