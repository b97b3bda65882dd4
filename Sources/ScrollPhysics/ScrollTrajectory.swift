/// The motion of content without a finger, as up to five consecutive closed-form pieces.
///
///     start ── decay ──(the edge, solved)── spring about the edge
///     start ── braking ──(the edge)── harder braking ── half of the return ── the other half
///
/// Times count from the start, in seconds; earlier ones count as 0. A piece takes over at its own time whatever the previous one
/// still does. The offset snaps only if an original does: springs and decays approach rest forever, and
/// ``settleTime(_:)`` says when that is near enough. With ``ticks`` the motion is shown only at display frames.
@frozen
public struct ScrollTrajectory: Equatable, Sendable {
  @usableFromInline var pieces: (ScrollPiece, ScrollPiece, ScrollPiece, ScrollPiece, ScrollPiece)
  /// The times at which the second to the fifth piece take over, in seconds; infinite for missing pieces.
  @usableFromInline var changes = (Double.infinity, Double.infinity, Double.infinity, Double.infinity)
  /// The display frames at which the motion is shown; nil for a motion in continuous time.
  public let ticks: FrameTicks?

  /// A motion of one piece, shown only at the frames `ticks` unless they are nil.
  @inlinable
  public init(_ piece: ScrollPiece, ticks: FrameTicks? = nil) {
    pieces = (piece, piece, piece, piece, piece)
    self.ticks = ticks
  }

  /// Rest at `offset`, or at NaN, if the offset or the velocity is not finite; nil if both are finite.
  ///
  /// Otherwise a motion to a computed end would be built from NaN.
  @inlinable
  static func unless(finite offset: Double, _ velocity: Double) -> ScrollTrajectory? {
    (offset + velocity).isFinite ? nil : ScrollTrajectory(.rest(offset + (velocity - velocity)))
  }

  // MARK: Composition

  /// This motion, with `piece` taking over `time` seconds after the start, not before the last piece did.
  @inlinable
  public func then(_ piece: ScrollPiece, at time: Double) -> ScrollTrajectory {
    precondition(changes.3 == .infinity, "a motion has at most five pieces")
    var result = self
    if changes.0 == .infinity {
      (result.pieces.1, result.changes.0) = (piece, time)
    } else if changes.1 == .infinity {
      (result.pieces.2, result.changes.1) = (piece, time)
    } else if changes.2 == .infinity {
      (result.pieces.3, result.changes.2) = (piece, time)
    } else {
      (result.pieces.4, result.changes.3) = (piece, time)
    }
    return result
  }

  /// This motion, with `piece` taking over when the last piece comes to rest.
  @inlinable
  public func then(_ piece: ScrollPiece) -> ScrollTrajectory { then(piece, at: duration) }

  /// This motion, with the pieces of another taking over `time` seconds after the start.
  public func then(_ other: ScrollTrajectory, at time: Double) -> ScrollTrajectory {
    var result = then(other.pieces.0, at: time)
    if other.changes.0 < .infinity { result = result.then(other.pieces.1, at: time + other.changes.0) }
    if other.changes.1 < .infinity { result = result.then(other.pieces.2, at: time + other.changes.1) }
    if other.changes.2 < .infinity { result = result.then(other.pieces.3, at: time + other.changes.2) }
    if other.changes.3 < .infinity { result = result.then(other.pieces.4, at: time + other.changes.3) }
    return result
  }

  /// A fling from inside a scroll range, followed by a return if the fling reaches an edge.
  ///
  /// - Parameters:
  ///   - fling: The fling.
  ///   - velocity: The fling's initial velocity, in points per second; its sign tells which edge it may reach.
  ///   - extent: The scroll range.
  ///   - back: Creates the motion that follows at an edge, from the edge's offset and the velocity there.
  /// - Returns: The motion from the fling's start on.
  static func flung(
    _ fling: ScrollPiece, velocity: Double, in extent: ScrollExtent,
    back: (_ edge: Double, _ velocity: Double) -> ScrollTrajectory
  ) -> ScrollTrajectory {
    let edge = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    guard velocity != 0, let arrival = fling.arrival(at: edge) else { return ScrollTrajectory(fling) }
    return ScrollTrajectory(fling).then(back(edge, arrival.velocity), at: arrival.time)
  }

  // MARK: Evaluation

  /// The piece that moves the content at `time`, and when that piece took over, in seconds.
  @inlinable
  public func piece(at time: Double) -> (piece: ScrollPiece, since: Double) {
    if time < changes.0 || changes.0 == .infinity { return (pieces.0, 0) }
    if time < changes.1 || changes.1 == .infinity { return (pieces.1, changes.0) }
    if time < changes.2 || changes.2 == .infinity { return (pieces.2, changes.1) }
    if time < changes.3 || changes.3 == .infinity { return (pieces.3, changes.2) }
    return (pieces.4, changes.3)
  }

  /// The time whose offset is shown at `time`: `time` itself, or that of the last display frame if the motion has frames.
  @inlinable
  func shown(at time: Double) -> Double {
    guard let ticks, time < .infinity else { return time }
    return ticks.last(upTo: time)
  }

  @inlinable
  func local(_ time: Double, since: Double) -> Double { time > since ? time - since : 0 }

  /// The offset `time` seconds after the start, in points.
  @_addressableSelf @inlinable
  public func offset(at time: Double) -> Double {
    let time = shown(at: time)
    // Read in place, as a piece is too large to be copied for each offset.
    if time < changes.0 || changes.0 == .infinity { return pieces.0.offset(at: time > 0 ? time : 0) }
    if time < changes.1 || changes.1 == .infinity {
      return pieces.1.offset(at: local(time, since: changes.0))
    }
    if time < changes.2 || changes.2 == .infinity {
      return pieces.2.offset(at: local(time, since: changes.1))
    }
    if time < changes.3 || changes.3 == .infinity {
      return pieces.3.offset(at: local(time, since: changes.2))
    }
    return pieces.4.offset(at: local(time, since: changes.3))
  }

  /// The velocity `time` seconds after the start, in points per second.
  @_addressableSelf @inlinable
  public func velocity(at time: Double) -> Double {
    let time = shown(at: time)
    if time < changes.0 || changes.0 == .infinity { return pieces.0.velocity(at: time > 0 ? time : 0) }
    if time < changes.1 || changes.1 == .infinity {
      return pieces.1.velocity(at: local(time, since: changes.0))
    }
    if time < changes.2 || changes.2 == .infinity {
      return pieces.2.velocity(at: local(time, since: changes.1))
    }
    if time < changes.3 || changes.3 == .infinity {
      return pieces.3.velocity(at: local(time, since: changes.2))
    }
    return pieces.4.velocity(at: local(time, since: changes.3))
  }

  /// The piece with which the motion starts.
  @inlinable public var first: ScrollPiece { pieces.0 }

  /// The time at which the second piece takes over, in seconds; infinite if there is only one piece.
  @inlinable public var change: Double { changes.0 }

  /// The time at which one piece takes over from another, in seconds; the velocity may jump there.
  ///
  /// - Parameter index: 0 to 3.
  /// - Returns: Seconds since the start; nil if there is no such change.
  @inlinable
  public func change(_ index: Int) -> Double? {
    let time =
      switch index {
      case 0: changes.0
      case 1: changes.1
      case 2: changes.2
      case 3: changes.3
      default: Double.infinity
      }
    return time < .infinity ? time : nil
  }

  /// The next time after `time` at which one piece takes over from another, in seconds; infinite if none does.
  @inlinable
  func change(after time: Double) -> Double {
    if time < changes.0 { return changes.0 }
    if time < changes.1 { return changes.1 }
    if time < changes.2 { return changes.2 }
    return time < changes.3 ? changes.3 : .infinity
  }

  /// The time at which the last piece takes over, in seconds.
  @inlinable public var lastChange: Double {
    if changes.3 < .infinity { return changes.3 }
    if changes.2 < .infinity { return changes.2 }
    if changes.1 < .infinity { return changes.1 }
    return changes.0 < .infinity ? changes.0 : 0
  }

  /// The last piece of the motion.
  @inlinable var last: ScrollPiece { piece(at: .infinity).piece }

  /// The offset at which the motion comes to rest, in points.
  @inlinable public var limit: Double {
    if changes.0 == .infinity { return pieces.0.limit }
    if changes.1 == .infinity { return pieces.1.limit }
    if changes.2 == .infinity { return pieces.2.limit }
    return changes.3 == .infinity ? pieces.3.limit : pieces.4.limit
  }

  /// True if the piece at `time` brings content back to an edge by a rule of its own, such as a spring.
  @_addressableSelf @inlinable
  func isReturn(at time: Double) -> Bool {
    if time < changes.0 || changes.0 == .infinity { return pieces.0.isReturn }
    if time < changes.1 || changes.1 == .infinity { return pieces.1.isReturn }
    if time < changes.2 || changes.2 == .infinity { return pieces.2.isReturn }
    return time < changes.3 || changes.3 == .infinity ? pieces.3.isReturn : pieces.4.isReturn
  }

  /// True if the piece at `time` may be shown at its edge and leave the edge again: ``ScrollPiece/maySnap(after:)``.
  @_addressableSelf
  func maySnap(at time: Double) -> Bool {
    let (piece, since) = piece(at: time)
    return piece.maySnap(after: local(time, since: since))
  }

  /// Seconds from the start until rest; infinite if rest is only approached.
  @inlinable public var duration: Double { lastChange + last.duration }

  /// True if the pieces and the times at which they take over are equal.
  public static func == (a: ScrollTrajectory, b: ScrollTrajectory) -> Bool {
    a.changes == b.changes && a.ticks == b.ticks && a.pieces == b.pieces
  }
}
