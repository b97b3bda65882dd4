/// Counts motion in one layer that no finger makes and no device reports: how often, how far, and where first.
///
///     contact or scroll        over a minute from its begin to its end
///     report                   at the time of the one before it, with another position
///     reports of a move        over 10 kHz, or under 10 Hz, in more than half of them
///     contact                  moved in no time: one timestamp from begin to end
///     timestamps               all multiples of 10 or of 100 ms, at uneven intervals
///     step out, step back      each 20 mm or more, both within 100 ms, back to less than half way
///     step                     20 mm or more, ten times as long as the one before and the one after
///     step                     faster than 20 m/s
///     pause                    half a second or more in otherwise steady motion that continues as if there were no pause
///
/// The limits and their reasons are in `GradeLimits`.
struct MotionCounts: Equatable {
  /// Contacts and scrolls longer than a minute; values are microseconds.
  private(set) var endless = Sighting()
  /// Contacts or scrolls that moved although all their timestamps are equal.
  private(set) var instant = Sighting()
  /// The number of contacts and scrolls that moved.
  private(set) var movements = 0
  /// Moves with the same timestamp as the previous report.
  private(set) var simultaneous = Sighting()
  /// The number of moves with a later timestamp than the previous report.
  private(set) var timed = 0
  /// Moves less than 0.1 ms after the previous report; values are microseconds.
  private(set) var hasty = Sighting()
  /// The number of moves that are longer than those of a crawling finger.
  private(set) var strides = 0
  /// Moves more than 100 ms after the previous report, among those counted in ``strides``; values are microseconds.
  private(set) var sparse = Sighting()
  /// The total length of the ``sparse`` moves, in millimetres.
  private(set) var sparseLength = 0.0
  /// Jumps of a contact's position; values are millimetres.
  private(set) var jumps = Sighting()
  /// Steps that are too fast for a finger; values are millimetres per second.
  private(set) var dashes = Sighting()
  /// Pauses in steady motion that show a jump of the clock; values are microseconds.
  private(set) var clockJumps = Sighting()
  /// Detects rounded timestamps.
  var stamps = StampGrid()

  /// Handles the end of a contact or a scroll, before it is marked as ended.
  mutating func close(_ path: ContactPath, at time: Int64) {
    let length = time - path.began
    if length > GradeLimits.longestContact { endless.note(Double(length), at: path.firstEvent) }
    if path.hasMoved { movements += 1 }
    if path.hasMovedAtOnce, length == 0 { instant.note(at: path.firstEvent) }
    if let last = path.newest, Self.isSudden(last, before: path.second, after: nil) {
      jumps.note(last.length, at: last.event)
    }
  }

  /// Handles the next step of a contact or a scroll.
  mutating func follow(_ step: ContactPath.Step, _ path: inout ContactPath) {
    guard step.length > 0 else { return }
    guard !path.isUnsettled else { return path.settle() }
    let isFirst = !path.hasMoved
    // Firmware holds a contact in place at first: its first step may be late and long, but not this long.
    if !isFirst || step.length >= GradeLimits.longestFirstStep { count(step, &path) }
    if isFirst, step.duration == 0 { return path.passOver() }
    findJump(before: step, path)
    findClockJump(before: step, path)
    path.keep(step)
  }

  private mutating func count(_ step: ContactPath.Step, _ path: inout ContactPath) {
    guard step.duration > 0 else {
      path.hasMovedAtOnce = true
      return simultaneous.note(at: step.event)
    }
    timed += 1
    stamps.noteInterval(step.duration)
    if step.duration < GradeLimits.shortestInterval { hasty.note(Double(step.duration), at: step.event) }
    guard step.length >= GradeLimits.leastStride else { return }
    strides += 1
    if step.duration > GradeLimits.longestInterval {
      sparse.note(Double(step.duration), at: step.event)
      sparseLength += step.length
    }
    if step.length >= GradeLimits.leastJump, step.speed > GradeLimits.greatestSpeed {
      dashes.note(step.speed, at: step.event)
    }
  }

  /// Checks whether the step before `step` was a jump, now that the step after it is known.
  private mutating func findJump(before step: ContactPath.Step, _ path: ContactPath) {
    guard let last = path.newest, last.length >= GradeLimits.longestJump else { return }
    if Self.isThereAndBack(last, step) || Self.isSudden(last, before: path.second, after: step) {
      jumps.note(last.length, at: last.event)
    }
  }

  /// True for two steps that lead out and back, faster than any hand turns.
  private static func isThereAndBack(_ out: ContactPath.Step, _ back: ContactPath.Step) -> Bool {
    let limit = GradeLimits.longestJump
    guard out.length >= limit, back.length >= limit,
      out.duration + back.duration <= GradeLimits.longestInterval
    else { return false }
    let (x, y) = (out.x + back.x, out.y + back.y)
    return (x * x + y * y).squareRoot() <= out.length / 2
  }

  /// True for a step that fits neither its predecessor nor its successor, at least one of which must exist.
  private static func isSudden(
    _ step: ContactPath.Step, before: ContactPath.Step?, after: ContactPath.Step?
  ) -> Bool {
    guard step.length >= GradeLimits.longestJump, step.duration <= GradeLimits.longestInterval,
      step.speed >= GradeLimits.suddenSpeed, before != nil || after != nil
    else { return false }
    let most = step.length / GradeLimits.suddenRatio
    return (before?.length ?? 0) <= most && (after?.length ?? 0) <= most
  }

  /// Checks whether the clock jumped before the latest step, because motion continued across the pause as before and after it.
  private mutating func findClockJump(before step: ContactPath.Step, _ path: ContactPath) {
    guard let gap = path.newest, gap.duration >= GradeLimits.leastClockJump, let before = path.second,
      let earlier = path.third
    else { return }
    let ratio = GradeLimits.steadyRatio
    let isSteady = [before, earlier, step].allSatisfy { other in
      other.duration <= GradeLimits.rest && other.speed >= GradeLimits.movingSpeed
        && gap.resembles(other, ratio: ratio)
    }
    if isSteady { clockJumps.note(Double(gap.duration), at: gap.event) }
  }
}
