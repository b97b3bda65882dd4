/// Movements inside a scroll range that several models share.
extension ScrollExtent {
  /// The offset after a movement that does not take content past an edge, in points; content beyond an edge only comes back.
  @inlinable
  func held(from offset: Double, movedBy delta: Double) -> Double {
    let proposed = offset + delta
    if proposed < offset, proposed < lowestOffset { return offset < lowestOffset ? offset : lowestOffset }
    if proposed > offset, proposed > highestOffset { return offset > highestOffset ? offset : highestOffset }
    return proposed
  }

  /// A decay inside the bounds that ends at the speed `stopSpeed`, in points per second, at least 0; `back` follows at an edge nearer than
  /// its end.
  @inline(__always)
  func decayed(
    _ deceleration: Deceleration, downTo stopSpeed: Double, from offset: Double, velocity: Double,
    back: (_ edge: Double, _ velocity: Double) -> ScrollTrajectory
  ) -> ScrollTrajectory {
    let decay = ScrollPiece.decay(deceleration, from: offset, velocity: velocity)
    let way = deceleration.distance(velocity: velocity, downTo: stopSpeed)
    let edge = velocity < 0 ? lowestOffset : highestOffset
    if abs(edge - offset) < abs(way) { return .flung(decay, velocity: velocity, in: self, back: back) }
    if stopSpeed == 0 { return ScrollTrajectory(decay) }
    let stop = deceleration.duration(velocity: velocity, downTo: stopSpeed)
    return ScrollTrajectory(decay).then(.rest(offset + way), at: stop)
  }

  /// A motion to a target that was computed at once, and from a target beyond an edge back.
  ///
  /// - Parameters:
  ///   - offset: The offset at the start, in points.
  ///   - momentum: The target, minus its offset in points, and the duration in milliseconds.
  ///   - inside: The timing curve to a target inside the bounds; beyond an edge it is `1 − (1 − s)²`.
  ///   - back: Creates the return, from the target's offset and that of the edge.
  /// - Returns: The motion; rest if the target is the offset itself.
  @inline(__always)
  func thrown(
    from offset: Double, by momentum: (destination: Double, duration: Double), _ inside: Easing,
    back: (_ offset: Double, _ edge: Double) -> ScrollTrajectory
  ) -> ScrollTrajectory {
    let (target, bound) = (-momentum.destination, nearestRest(to: -momentum.destination))
    guard target != offset, momentum.duration > 0 else { return ScrollTrajectory(.rest(offset)) }
    let move = EasedMove(
      from: offset, to: target, duration: momentum.duration / BetterScrollModel.millisecondsPerSecond,
      easing: target == bound ? inside : .outQuadratic)
    let motion = ScrollTrajectory(.move(move))
    return target == bound ? motion : motion.then(back(target, bound), at: motion.duration)
  }
}
