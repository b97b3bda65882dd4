/// The content's offset over time, from samples: linear between two samples, constant before the first and after the last.
package struct SeenPath: Equatable, Sendable {
  /// The samples' times in seconds, strictly rising.
  private let times: [Double]
  /// The samples' offsets, in points.
  private let offsets: [Double]

  /// Stores the samples of a path, at least one; if two have the same time, the later one counts.
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

  /// The times of the samples, in seconds.
  var moments: [Double] { times }

  /// The offset of the first sample, in points.
  var start: Double { offsets[0] }

  /// The time of the first sample, in seconds.
  var first: Double { times[0] }

  /// The time of the last sample, in seconds.
  var last: Double { times[times.count - 1] }

  /// The index of the last sample at or before `time`; nil if `time` is before the first sample.
  private func index(at time: Double) -> Int? {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The offset at every display frame from zero to the last sample, for drawing.
  ///
  /// - Parameter rate: Display frames per second.
  /// - Returns: At most 36,000 offsets in points (ten minutes at 60 per second); NaN before the first sample.
  package func offsets(rate: Double) -> [Double] {
    let count = min(Double(Self.mostFrames), max(0, (last * rate).rounded(.up) + 1))
    return (0..<Int(count)).map { frame in
      let time = Double(frame) / rate
      return time < times[0] ? .nan : offset(at: time, joining: PathDeviation.longestStep)
    }
  }

  /// The most frames of ``offsets(rate:)``: ten minutes at 60 per second.
  private static let mostFrames = 36_000

  /// The distance in time from `time` to the nearest sample, in seconds; 0 at a sample.
  func distanceToMoment(at time: Double) -> Double {
    guard let index = index(at: time) else { return times[0] - time }
    let before = time - times[index]
    return index + 1 < times.count ? min(before, times[index + 1] - time) : before
  }

  /// The offset at a time.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - longest: Samples further apart than this, in seconds, are not interpolated: the offset stays at the earlier one.
  /// - Returns: The offset, in points.
  func offset(at time: Double, joining longest: Double = .infinity) -> Double {
    guard let index = index(at: time) else { return offsets[0] }
    guard index + 1 < times.count, times[index + 1] - times[index] <= longest else { return offsets[index] }
    let share = (time - times[index]) / (times[index + 1] - times[index])
    return offsets[index] + (offsets[index + 1] - offsets[index]) * share
  }

  /// The least and the greatest offset between two times, in points.
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

  /// The first time after `start` at which the offset differs from that at `start` by more than `distance` points; nil if there is none.
  func firstMove(after start: Double, by distance: Double) -> Double? {
    let origin = offset(at: start)
    return times.indices.first { times[$0] >= start && abs(offsets[$0] - origin) > distance }
      .map { times[$0] }
  }

  /// The times of the first and the last change by more than `distance` points from one sample to the next; nil if there is no such change.
  func motion(by distance: Double) -> ClosedRange<Double>? {
    guard let first = times.indices.first(where: { abs(offsets[$0] - offsets[0]) > distance }),
      let last = times.indices.last(where: { abs(offsets[$0] - offsets[offsets.count - 1]) > distance })
    else { return nil }
    return min(times[first], times[last])...max(times[first], times[last])
  }
}
