/// The content's offset over time as it was seen at moments: straight between two, at rest before the first and after the last.
package struct SeenPath: Equatable, Sendable {
  /// In seconds, growing.
  private let times: [Double]
  /// In points.
  private let offsets: [Double]

  /// A path by its moments; at least one. Of two at one time the later counts.
  package init(_ moments: [(time: Double, offset: Double)]) {
    var (times, offsets): ([Double], [Double]) = ([], [])
    for moment in moments {
      if let last = times.last, moment.time <= last {
        offsets[offsets.count - 1] = moment.offset
      } else {
        times.append(moment.time)
        offsets.append(moment.offset)
      }
    }
    (self.times, self.offsets) = (times, offsets)
  }

  /// The times at which it was seen.
  var moments: [Double] { times }

  /// The first offset.
  var start: Double { offsets[0] }

  /// The first time.
  var first: Double { times[0] }

  /// The last time.
  var last: Double { times[times.count - 1] }

  /// The index of the last moment at or before `time`; nil before the first.
  private func index(at time: Double) -> Int? {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The offset at every display frame from zero to the last moment, for who draws it.
  ///
  /// - Parameter rate: Frames per second.
  /// - Returns: At most 36,000, ten minutes of 60 frames a second; not a number before the first moment.
  package func offsets(rate: Double) -> [Double] {
    let count = min(Double(Self.mostFrames), max(0, (last * rate).rounded(.up) + 1))
    return (0..<Int(count)).map { frame in
      let time = Double(frame) / rate
      return time < times[0] ? .nan : offset(at: time, joining: PathDeviation.longestStep)
    }
  }

  /// Ten minutes of 60 frames a second.
  private static let mostFrames = 36_000

  /// The time since it was last seen, or until it is seen first, whichever is nearer; 0 at a moment.
  func distanceToMoment(at time: Double) -> Double {
    guard let index = index(at: time) else { return times[0] - time }
    let before = time - times[index]
    return index + 1 < times.count ? min(before, times[index + 1] - time) : before
  }

  /// The offset at a time.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - longest: Moments further apart than this are not joined: content rests at the earlier one.
  /// - Returns: In points.
  func offset(at time: Double, joining longest: Double = .infinity) -> Double {
    guard let index = index(at: time) else { return offsets[0] }
    guard index + 1 < times.count, times[index + 1] - times[index] <= longest else { return offsets[index] }
    let share = (time - times[index]) / (times[index + 1] - times[index])
    return offsets[index] + (offsets[index + 1] - offsets[index]) * share
  }

  /// The least and the greatest offset within a stretch of time.
  func range(from start: Double, to end: Double) -> ClosedRange<Double> {
    var (least, most) = (offset(at: start), offset(at: start))
    let last = offset(at: end)
    (least, most) = (min(least, last), max(most, last))
    var next = index(at: start).map { $0 + 1 } ?? 0
    while next < times.count, times[next] < end {
      (least, most) = (min(least, offsets[next]), max(most, offsets[next]))
      next += 1
    }
    return least...most
  }

  /// The first time at which it is further than `distance` from where it was at `start`; nil where it never is.
  func firstMove(after start: Double, by distance: Double) -> Double? {
    let origin = offset(at: start)
    return times.indices.first { times[$0] >= start && abs(offsets[$0] - origin) > distance }
      .map { times[$0] }
  }

  /// The times of the first and the last change by more than `distance` from one moment to another; nil where nothing moves.
  func motion(by distance: Double) -> ClosedRange<Double>? {
    guard let first = times.indices.first(where: { abs(offsets[$0] - offsets[0]) > distance }),
      let last = times.indices.last(where: { abs(offsets[$0] - offsets[offsets.count - 1]) > distance })
    else { return nil }
    return min(times[first], times[last])...max(times[first], times[last])
  }
}
