/// Splits an offset log into stretches: rests, motion down and up, jumps, and gaps.
///
/// | between two rows | result |
/// |---|---|
/// | content moves ``leastJump`` or more, faster than ``leastSpeed`` and four times as fast as before and after | a jump |
/// | more than six frames without a row, content moved by ``hidden`` | a gap; a jump if it rested before or after; otherwise a rest |
/// | otherwise | a rest if content stays for ``leastRest`` within ``restRange``; otherwise motion between turning points |
struct OffsetSplitter {
  let rows: [OffsetSeries.Row]
  /// The usual interval between rows while content moves, in seconds.
  let pace: Double
  /// The offset at which content rests at the top, in points.
  let top: Double
  /// The times at which a finger touches or is released, in seconds; motion is split there.
  let marks: [Double]

  /// The shortest jump, in points: as far as a fast finger moves between two rows.
  static let leastJump = 8.0
  /// The slowest jump, in points per second: the speed of a fast flick, which does not stop within a frame.
  static let leastSpeed = 2000.0
  /// The least ratio of a jump's speed to that of the motion before and after it.
  private static let leastRatio = 4.0
  /// The time by which rows with equal times are moved apart, in seconds: the resolution of most clocks.
  private static let leastStep = 0.001
  /// The largest movement of content between two rows that does not make a gap, in points.
  static let hidden = 8.0
  /// The number of frames without a row from which a gap is possible; a busy machine may lose a few frames.
  private static let framesOfGap = 6.0
  /// The shortest time without a row that counts as a gap, in seconds.
  private static let leastGap = 0.1
  /// The range within which content counts as resting, in points.
  static let restRange = 0.5
  /// The largest distance of resting content from its middle position at the first and last row, in points: a tenth of a pixel.
  private static let stillRange = 0.05
  /// The shortest rest, in seconds; a finger that only slows down moves on sooner.
  static let leastRest = 0.25
  /// The distance that content must come back before its motion counts as turned, in points.
  private static let leastTurn = 2.0
  /// The largest number of rows that are examined for one rest.
  private static let mostInWindow = 2000

  /// The stretches of the log, which follow one another from the first row to the last.
  var stretches: [OffsetStretch] {
    guard rows.count > 1 else { return [] }
    var found: [OffsetStretch] = []
    var start = 0
    for index in 1..<rows.count {
      guard let kind = self.kind(at: index) else { continue }
      if index - 1 > start { found += motion(start...(index - 1)) }
      found.append(OffsetStretch(kind, (index - 1)...index, of: rows))
      start = index
    }
    if rows.count - 1 > start { found += motion(start...(rows.count - 1)) }
    return joinedRests(withSilentJumps(found))
  }

  /// The stretches, with successive rests merged into one.
  private func joinedRests(_ stretches: [OffsetStretch]) -> [OffsetStretch] {
    stretches.reduce(into: []) { joined, stretch in
      guard let last = joined.last, last.kind == .rest, stretch.kind == .rest,
        abs(stretch.to - last.from) <= Self.leastTurn
      else { return joined.append(stretch) }
      let rows = last.rows.lowerBound...max(last.rows.upperBound, stretch.rows.upperBound)
      joined[joined.count - 1] = OffsetStretch(.rest, rows, of: self.rows).lasting(until: stretch.end)
    }
  }

  private func speed(at index: Int) -> Double {
    guard rows.indices.contains(index), index > 0 else { return 0 }
    return abs(rows[index].offset - rows[index - 1].offset)
      / max(rows[index].time - rows[index - 1].time, Self.leastStep)
  }

  /// The kind of the step from the previous row to this one: a jump, a gap or a rest without rows; nil if its rows show the kind.
  private func kind(at index: Int) -> OffsetStretch.Kind? {
    let (way, time) = (
      abs(rows[index].offset - rows[index - 1].offset), rows[index].time - rows[index - 1].time
    )
    if time > max(Self.leastGap, Self.framesOfGap * pace) {
      // A log of changes has no rows while content rests.
      return way > Self.hidden ? .gap : time >= Self.leastRest ? .rest : nil
    }
    let speed = speed(at: index)
    let neighbours = max(self.speed(at: index - 1), self.speed(at: index + 1))
    return way >= Self.leastJump && speed >= Self.leastSpeed && speed >= Self.leastRatio * neighbours
      ? .jump : nil
  }

  /// The stretches, with each gap between two positions of rest turned into a jump, as a log of changes has no rows at rest.
  private func withSilentJumps(_ stretches: [OffsetStretch]) -> [OffsetStretch] {
    stretches.indices.flatMap { index -> [OffsetStretch] in
      let stretch = stretches[index]
      guard stretch.kind == .gap, isAtRest(before: index, stretches), isAtRest(after: index, stretches) else {
        return [stretch]
      }
      return [
        OffsetStretch(.rest, stretch.rows.lowerBound...stretch.rows.lowerBound, of: rows).lasting(
          until: stretch.end),
        OffsetStretch(silent: stretch.rows, of: rows),
      ]
    }
  }

  private func isTop(_ offset: Double) -> Bool { abs(offset - top) <= Self.restRange }

  private func isAtRest(before index: Int, _ stretches: [OffsetStretch]) -> Bool {
    if isTop(stretches[index].from) { return true }
    guard index > 0 else { return false }
    return stretches[index - 1].kind == .rest || stretches[index - 1].kind == .jump
  }

  private func isAtRest(after index: Int, _ stretches: [OffsetStretch]) -> Bool {
    if isTop(stretches[index].to) { return true }
    return index + 1 < stretches.count && stretches[index + 1].kind == .rest
  }

  // MARK: Rest and motion

  private func motion(_ range: ClosedRange<Int>) -> [OffsetStretch] {
    var found: [OffsetStretch] = []
    var start = range.lowerBound
    for rest in rests(range) {
      if rest.lowerBound > start { found += turns(start...rest.lowerBound) }
      found.append(OffsetStretch(.rest, rest, of: rows))
      start = rest.upperBound
    }
    if range.upperBound > start { found += turns(start...range.upperBound) }
    return found
  }

  private func rests(_ range: ClosedRange<Int>) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var (end, least, most) = (start, rows[start].offset, rows[start].offset)
      while end < range.upperBound {
        let next = rows[end + 1].offset
        guard max(most, next) - min(least, next) <= Self.restRange else { break }
        (least, most, end) = (min(least, next), max(most, next), end + 1)
        let isLong = rows[end].time - rows[start].time >= Self.leastRest
        if !isLong, end - start > Self.mostInWindow { break }
      }
      if rows[end].time - rows[start].time >= Self.leastRest {
        let rest = trimmed(start...end)
        // Content that slows down may be found as several successive rests.
        if let last = found.last, last.upperBound == rest.lowerBound,
          abs(rows[rest.upperBound].offset - rows[last.lowerBound].offset) <= Self.leastTurn
        {
          found[found.count - 1] = last.lowerBound...rest.upperBound
        } else {
          found.append(rest)
        }
        start = end
      } else {
        start += 1
      }
    }
    return found
  }

  /// The rows of a rest without those at its start and end in which content already moves.
  private func trimmed(_ rest: ClosedRange<Int>) -> ClosedRange<Int> {
    let level = rest.map { rows[$0].offset }.sorted()[rest.count / 2]
    let still = rest.filter { abs(rows[$0].offset - level) <= Self.stillRange }
    guard let first = still.first, let last = still.last,
      rows[last].time - rows[first].time >= Self.leastRest
    else { return rest }
    return first...last
  }

  /// The stretches of a motion, split at turning points and where a finger touches or is released.
  private func turns(_ range: ClosedRange<Int>) -> [OffsetStretch] {
    var corners = [range.lowerBound]
    var (extreme, direction) = (range.lowerBound, 0.0)
    for index in range {
      let way = rows[index].offset - rows[extreme].offset
      if direction == 0 {
        if abs(way) > Self.leastTurn { (direction, extreme) = (way < 0 ? -1 : 1, index) }
      } else if way * direction >= 0 {
        extreme = index
      } else if abs(way) > Self.leastTurn {
        corners.append(extreme)
        (direction, extreme) = (-direction, index)
      }
    }
    corners.append(range.upperBound)
    for mark in marks where rows[range.lowerBound].time < mark && mark < rows[range.upperBound].time {
      if let index = range.last(where: { rows[$0].time <= mark }) { corners.append(index) }
    }
    corners = Set(corners).sorted()
    return zip(corners, corners.dropFirst()).map { first, last in
      let way = rows[last].offset - rows[first].offset
      let kind: OffsetStretch.Kind = abs(way) <= Self.restRange ? .rest : way < 0 ? .down : .up
      return OffsetStretch(kind, first...last, of: rows)
    }
  }
}
