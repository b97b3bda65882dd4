/// The state of a scroll view's content: at rest, under a finger, or moving by itself.
@frozen
public enum ScrollPhase: Equatable, Sendable {
  /// The content is at rest, without a finger.
  case idle
  /// A finger is down and has not moved.
  case tracking
  /// A finger is down and has moved.
  case dragging
  /// Momentum moves the content inside the bounds.
  case decelerating
  /// A spring brings the content back to an edge.
  case bouncing
  /// An animation moves the content to an edge or to a requested offset.
  case closing

  /// The phase's name, as `simulate` prints it.
  public var name: StaticString {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .dragging: "dragging"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .closing: "closing"
    }
  }

  /// True while a finger holds the content.
  @inlinable public var isContact: Bool { self == .tracking || self == .dragging }
}

extension ScrollTrajectory {
  /// The phase of moving content `time` seconds after the start: bouncing if the content is beyond an edge or returns to one.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start.
  ///   - extent: The scroll range.
  /// - Returns: Bouncing or decelerating.
  public func phase(at time: Double, in extent: ScrollExtent) -> ScrollPhase {
    phase(at: time, shown: offset(at: time), in: extent)
  }

  /// The phase of moving content whose offset at `time` is already known, in points.
  @_addressableSelf
  func phase(at time: Double, shown offset: Double, in extent: ScrollExtent) -> ScrollPhase {
    isReturn(at: time) || extent.overscroll(at: offset) != 0 ? .bouncing : .decelerating
  }
}

/// The state of content at one moment: its offset, velocity and phase.
@frozen
public struct ScrollMoment: Equatable, Sendable {
  /// The content offset, in points.
  public let offset: Double
  /// The content's velocity, in points per second; 0 at rest and under a finger.
  public let velocity: Double
  /// Whether the content is at rest, under a finger, or moving by itself.
  public let phase: ScrollPhase

  /// The state of content with an offset in points, a velocity in points per second, and a phase.
  @inlinable
  public init(offset: Double, velocity: Double, phase: ScrollPhase) {
    (self.offset, self.velocity, self.phase) = (offset, velocity, phase)
  }
}
