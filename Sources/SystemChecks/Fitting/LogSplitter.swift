import ScrollPhysics

/// Splits a log into drags, flings and bounces, and leaves out rest.
///
/// | row | part |
/// |---|---|
/// | a finger is down | drag |
/// | no finger, beyond an edge | bounce, until a finger comes down |
/// | no finger, inside | fling, or the bounce that it follows |
///
/// An original that works frame by frame first shows where the finger left the content, and at the first frame jumps to its own start: GTK
/// halves an overshoot. Such rows belong neither to the drag nor to the bounce, and are left out.
struct LogSplitter {
  let extent: ScrollExtent
  /// The least distance past an edge that counts as past it, in points, so that rounding of decimals does not count.
  private static let touching = 1e-6
  /// The largest deviation of a log's offsets that counts as noise, in standard deviations.
  private static let noiseReach = 4.0
  /// The largest number of rows at one offset that count as the beginning of a motion; more are a wait before the motion.
  private static let longestStart = 6
  /// The largest distance that counts as no motion, in points, however noisy the log is.
  private static let coarsestRest = 2.0
  /// The finest resolution that a log's offsets may have, in points.
  private static let finestRest = 1e-6

  /// The stretches of motion in a log, in order of time.
  func parts(of log: CurveLog) -> [LogPart] {
    let kinds = self.kinds(of: log.samples)
    var parts: [LogPart] = []
    var start = 0
    for index in 1...kinds.count where index == kinds.count || kinds[index] != kinds[start] {
      let rows = moving(Array(log.samples[start..<index]), kinds[start])
      if let rows {
        let first = start + max(rows.lowerBound, rowsBeforeJump(log.samples, start..<index, kinds))
        let leaves = kinds[start] == .fling && index < kinds.count && kinds[index] == .bounce
        // A row exactly on the edge may be a rounded row of the bounce.
        let end =
          leaves ? self.end(of: log.samples, first..<(start + rows.upperBound)) : start + rows.upperBound
        let before = first > 0 ? log.samples[first].time - log.samples[first - 1].time : nil
        parts.append(
          LogPart(
            kinds[start], Array(log.samples[first..<end]), gap: before,
            leavesBounds: leaves, in: extent))
      }
      start = index
    }
    return parts
  }

  /// The least ratio of a jump to the steps after it; even the first step of a spring has a smaller one.
  private static let leastJump = 4.0

  /// The number of rows at the start of a bounce in which content still rests where a finger left it, before it jumps; 0 without a jump.
  private func rowsBeforeJump(_ samples: [CurveLog.Sample], _ rows: Range<Int>, _ kinds: [ScrollPart]) -> Int
  {
    guard kinds[rows.lowerBound] == .bounce, rows.lowerBound > 0, kinds[rows.lowerBound - 1] == .drag else {
      return 0
    }
    let left = samples[rows.lowerBound].offset
    let waiting = rows.prefix { abs(samples[$0].offset - left) <= Self.touching }.count
    let moving = samples[rows.dropFirst(waiting - 1)].map(\.offset)
    let steps = zip(moving.dropFirst(), moving).map { abs($0 - $1) }
    guard steps.count > 2, let jump = steps.first, let next = steps.dropFirst().max() else {
      return 0
    }
    return jump > Self.leastJump * next ? waiting : 0
  }

  /// The index after the last of the rows that does not lie on an edge.
  private func end(of samples: [CurveLog.Sample], _ rows: Range<Int>) -> Int {
    let last = rows.last { index in
      let offset = samples[index].offset
      return offset - extent.lowestOffset > Self.touching && extent.highestOffset - offset > Self.touching
    }
    return (last ?? rows.lowerBound + 1) + 1
  }

  private func kinds(of samples: [CurveLog.Sample]) -> [ScrollPart] {
    var kinds: [ScrollPart] = []
    for sample in samples {
      if sample.finger != nil {
        kinds.append(.drag)
      } else if abs(extent.overscroll(at: sample.offset)) > Self.touching {
        kinds.append(.bounce)
      } else {
        kinds.append(kinds.last == .bounce ? .bounce : .fling)
      }
    }
    return kinds
  }

  /// The rows of a stretch without the rest before and after its motion; nil if nothing moves.
  ///
  /// A drag stays whole.
  private func moving(_ samples: [CurveLog.Sample], _ part: ScrollPart) -> Range<Int>? {
    let offsets = samples.map(\.offset)
    guard let last = offsets.last, let first = offsets.first else { return nil }
    if part == .drag { return 0..<samples.count }
    let near = Self.rest(offsets)
    guard var end = offsets.lastIndex(where: { abs($0 - last) > near }) else { return nil }
    // The last row alone does not count as rest.
    if end == offsets.count - 2 { end += 1 }
    // A motion from rest begins with rows that hardly move; only a longer wait is left out.
    let begin = (offsets.firstIndex { abs($0 - first) > near } ?? 0) - 1
    let start = begin >= Self.longestStart ? begin : 0
    return start < end ? start..<(end + 1) : nil
  }

  /// The distance that counts as no motion, in points: the range of the log's noise, estimated from third differences.
  ///
  /// The third differences of a smooth curve are nearly 0; noise of deviation σ gives some of deviation σ·√20.
  private static func rest(_ offsets: [Double]) -> Double {
    guard offsets.count > 3 else { return finestRest }
    let thirds = differences(differences(differences(offsets))).map { abs($0) }.sorted()
    // The median magnitude of a normal variable is 0.6745 standard deviations.
    let deviation = thirds[thirds.count / 2] / 0.6745 / 20.0.squareRoot()
    return min(max(noiseReach * deviation, finestRest), coarsestRest)
  }

  private static func differences(_ values: [Double]) -> [Double] {
    zip(values.dropFirst(), values).map { $0 - $1 }
  }
}
