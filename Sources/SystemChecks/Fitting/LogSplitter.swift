import ScrollPhysics

/// Splits a log into drags, flings and bounces, and leaves out what is at rest.
///
/// | row | part |
/// |---|---|
/// | a finger is down | drag |
/// | none, beyond an edge | bounce, until a finger comes down |
/// | none, inside | fling, or the bounce that it follows |
///
/// An original that works by the tick shows where the finger left the content until its first tick, and then where that puts it:
/// GTK halves an overshoot. Such rows are neither the finger's nor the bounce's, and are left out.
struct LogSplitter {
  let extent: ScrollExtent
  /// The least share of an offset's decimals that counts as beyond an edge, in points.
  private static let touching = 1e-6
  /// Noise goes no further than this many deviations.
  private static let noiseReach = 4.0
  /// More rows than this at one offset are a wait for the motion, not its beginning.
  private static let longestStart = 6
  /// The largest distance that may count as no motion, in points, however noisy the log.
  private static let coarsestRest = 2.0
  /// The finest decimals of any log, in points.
  private static let finestRest = 1e-6

  /// The parts that move, in order of time.
  func parts(of log: CurveLog) -> [LogPart] {
    let kinds = self.kinds(of: log.samples)
    var parts: [LogPart] = []
    var start = 0
    for index in 1...kinds.count where index == kinds.count || kinds[index] != kinds[start] {
      let rows = moving(Array(log.samples[start..<index]), kinds[start])
      if let rows {
        let first = start + max(rows.lowerBound, rowsBeforeJump(log.samples, start..<index, kinds))
        let leaves = kinds[start] == .fling && index < kinds.count && kinds[index] == .bounce
        // A row on the edge itself may be the bounce's, rounded.
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

  /// More than any spring's first step exceeds its later ones, at rows that show how it moves.
  private static let leastJump = 4.0

  /// The rows at the start of a bounce that show where a finger left the content, where it then jumps; else 0.
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

  /// The end of rows without those at the end that lie on an edge.
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

  /// The rows of a part without the rest before and after its motion; nil where none moves. A drag is kept whole.
  private func moving(_ samples: [CurveLog.Sample], _ part: ScrollPart) -> Range<Int>? {
    let offsets = samples.map(\.offset)
    guard let last = offsets.last, let first = offsets.first else { return nil }
    if part == .drag { return 0..<samples.count }
    let near = Self.rest(offsets)
    guard var end = offsets.lastIndex(where: { abs($0 - last) > near }) else { return nil }
    // The last row alone is no rest yet.
    if end == offsets.count - 2 { end += 1 }
    // A motion that starts from rest begins with rows that hardly move: only a wait is left out.
    let begin = (offsets.firstIndex { abs($0 - first) > near } ?? 0) - 1
    let start = begin >= Self.longestStart ? begin : 0
    return start < end ? start..<(end + 1) : nil
  }

  /// The distance that counts as no motion, in points: the reach of the log's noise, as its third differences
  /// show it.
  ///
  /// A smooth curve has hardly any third differences from row to row; noise of deviation σ has some of σ·√20.
  private static func rest(_ offsets: [Double]) -> Double {
    guard offsets.count > 3 else { return finestRest }
    let thirds = differences(differences(differences(offsets))).map { abs($0) }.sorted()
    // A normal variable's median size is 0.6745 deviations.
    let deviation = thirds[thirds.count / 2] / 0.6745 / 20.0.squareRoot()
    return min(max(noiseReach * deviation, finestRest), coarsestRest)
  }

  private static func differences(_ values: [Double]) -> [Double] {
    zip(values.dropFirst(), values).map { $0 - $1 }
  }
}
