import ScrollPhysics

/// A change of the law of motion, such as from a fling to a spring, with the state just before and just after.
struct TrajectoryChange {
  /// The number of the change within the motion, from 1.
  let number: Int
  /// The time of the change, in seconds since the motion's start.
  let time: Double
  /// The content's offsets just before and just after the change, in points.
  let offsets: (before: Double, after: Double)
  /// The content's velocities just before and just after the change, in points per second.
  let velocities: (before: Double, after: Double)
}

extension ScrollTrajectory {
  /// The changes between the pieces of a motion, such as fling and spring; pieces of zero duration are skipped.
  ///
  /// Rest before the first piece is a wait for a frame; rest after the last is the end: see ``started`` and ``end``.
  var pieceChanges: [TrajectoryChange] {
    let changes = allChanges
    let isEnd = changes.last.map { piece(at: $0.time).piece.isRest } ?? false
    return Array(changes.dropFirst(first.isRest ? 1 : 0).dropLast(isEnd ? 1 : 0))
  }

  /// The time at which the motion begins to move, in seconds: 0, or the time of the frame for which it waits.
  var started: Double { first.isRest && change < .infinity ? change : 0 }

  /// The end of the motion: the change to rest, or the end of the last law; nil if the motion approaches rest forever.
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
