import ScrollPhysics

/// The transition from one piece of a motion to the next, as seen from both.
struct TrajectoryChange {
  /// The transition's number, from 1.
  let number: Int
  /// The time in seconds since the motion's start.
  let time: Double
  /// The offsets just before and after, in points.
  let offsets: (before: Double, after: Double)
  /// The velocities just before and after, in points per second.
  let velocities: (before: Double, after: Double)
}

extension ScrollTrajectory {
  /// The transitions between pieces; pieces of zero duration are skipped.
  ///
  /// Rest before the first piece is a wait for a frame; rest after the last is the end: see ``started`` and ``end``.
  var pieceChanges: [TrajectoryChange] {
    let changes = allChanges
    let isEnd = changes.last.map { piece(at: $0.time).piece.isRest } ?? false
    return Array(changes.dropFirst(first.isRest ? 1 : 0).dropLast(isEnd ? 1 : 0))
  }

  /// When the motion begins to move, in seconds: at once, or at the frame that it waits for.
  var started: Double { first.isRest && change < .infinity ? change : 0 }

  /// The end of a motion: its transition to rest, or the end of its last piece; nil for one that approaches rest forever.
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
