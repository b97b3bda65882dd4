/// The motion of content that nothing holds, as at most three closed-form pieces, the last of them rest.
///
///     start ── decay ──(the edge, solved)── spring about the edge ── rest at the edge
///     start ── decay ── rest inside
///     start ── spring about the edge ── rest at the edge
///     start ── ease ── rest at its end
///
/// Times count from the start, in seconds; earlier ones count as 0. The offset never snaps: springs and decays approach
/// rest for ever, and ``settleTime(_:)`` says when that is near enough.
@frozen
public struct ScrollTrajectory: Equatable, Sendable {
  /// The piece at the start.
  public let first: ScrollPiece
  /// The piece after ``change``.
  public let second: ScrollPiece
  /// When the second piece takes over, in seconds; infinite if it never does.
  public let change: Double

  /// A motion of one piece.
  @inlinable
  public init(_ piece: ScrollPiece) {
    (first, second, change) = (piece, piece, .infinity)
  }

  /// A decay that meets an edge, and the spring from there.
  ///
  /// - Parameters:
  ///   - first: The decay.
  ///   - change: When it meets the edge, in seconds ≥ 0.
  ///   - second: The spring about that edge.
  @inlinable
  public init(_ first: ScrollPiece, until change: Double, then second: ScrollPiece) {
    (self.first, self.second, self.change) = (first, second, change)
  }

  /// The piece at `time` and the time within it.
  @inlinable
  func piece(at time: Double) -> (ScrollPiece, Double) {
    if time < change || change == .infinity { return (first, time < 0 ? 0 : time) }
    return (second, time - change)
  }

  /// The offset `time` seconds after the start, in points.
  @inlinable
  public func offset(at time: Double) -> Double {
    let (piece, local) = piece(at: time)
    return piece.offset(at: local)
  }

  /// The velocity `time` seconds after the start, in points per second.
  @inlinable
  public func velocity(at time: Double) -> Double {
    let (piece, local) = piece(at: time)
    return piece.velocity(at: local)
  }

  /// Where the closed form comes to rest, in points.
  @inlinable public var limit: Double { change < .infinity ? second.limit : first.limit }

  /// The first moment after which the motion stays within `tolerance.distance` of ``limit`` and slower than
  /// `tolerance.speed`, in seconds after the start; 0 if it always does. Solved.
  public func settleTime(_ tolerance: Tolerance) -> Double {
    guard change < .infinity else { return first.settleTime(tolerance) }
    let after = second.settleTime(tolerance)
    if after > 0 { return change + after }
    let before = first.settleTime(tolerance, before: second.limit)
    return before < change ? before : change
  }
}
