import ScrollPhysics

/// A time at which one piece of a motion follows another, with what both say of that moment.
struct TrajectoryChange {
  /// The number, from 1.
  let number: Int
  /// Seconds since the motion's start.
  let time: Double
  /// The offsets just before and after, in points.
  let offsets: (before: Double, after: Double)
  /// The velocities just before and after, in points per second.
  let velocities: (before: Double, after: Double)
}

extension ScrollTrajectory {
  /// The times at which a piece follows another; pieces that last no time are left out.
  ///
  /// Rest before the first is a wait for a frame, rest after the last the end: see ``started`` and ``end``.
  var pieceChanges: [TrajectoryChange] {
    let changes = allChanges
    let isEnd = changes.last.map { piece(at: $0.time).piece.isRest } ?? false
    return Array(changes.dropFirst(first.isRest ? 1 : 0).dropLast(isEnd ? 1 : 0))
  }

  /// The time at which the motion begins to move, in seconds: at once, or at the frame that it waits for.
  var started: Double { first.isRest && change < .infinity ? change : 0 }

  /// The end of a motion that ends: a change to rest, or the end of its last piece; nil for one that approaches rest for ever.
  var end: TrajectoryChange? {
    if let last = allChanges.last, piece(at: last.time).piece.isRest { return last }
    guard duration > lastChange, duration < .infinity else { return nil }
    let (piece, since) = piece(at: duration)
    let local = (duration - since).nextDown
    return TrajectoryChange(
      number: allChanges.count + 1, time: duration, offsets: (piece.offset(at: local), limit),
      velocities: (piece.velocity(at: local), 0))
  }

  private var allChanges: [TrajectoryChange] {
    var changes: [TrajectoryChange] = []
    var (before, since) = piece(at: 0)
    var index = 0
    while let time = change(index) {
      index += 1
      let (after, start) = piece(at: time)
      guard start == time, time > since else { continue }
      let local = time - since
      changes.append(
        TrajectoryChange(
          number: changes.count + 1, time: time, offsets: (before.offset(at: local), after.offset(at: 0)),
          velocities: (before.velocity(at: local), after.velocity(at: 0))))
      (before, since) = (after, start)
    }
    return changes
  }
}

extension ScrollPiece {
  fileprivate var isRest: Bool { if case .rest = self { true } else { false } }
}
