import TextFormats

/// Finds the refreshes in an offset log: those that the log reports, or else positions past the top at which released content stays.
struct RefreshFinder {
  let finder: PullFinder
  let pulls: [OffsetPull]
  /// The triggers or callbacks that the log reports, with times in seconds since the log's first row.
  let said: [(time: Double, evidence: OffsetRefresh.Evidence)]

  /// The least distance past the top at which content may be held open by a refresh, in points; less is a rest at the edge.
  private static let leastHeight = 8.0
  /// The shortest time for which content must stay open to count as held by a refresh, in seconds.
  private static let leastHold = 0.1

  init(_ finder: PullFinder, _ pulls: [OffsetPull], _ log: ObservedLog, start: Double) {
    (self.finder, self.pulls) = (finder, pulls)
    let evidence: OffsetRefresh.Evidence = log.knowsCallbacksAlone ? .callback : .trigger
    said = log.times(of: log.knowsCallbacksAlone ? .callback : .trigger).map { ($0 - start, evidence) }
  }

  /// The refreshes in the log, in order of time.
  var refreshes: [OffsetRefresh] {
    said.isEmpty ? holdTimes.map { refresh(at: $0, .held) } : said.map { refresh(at: $0.time, $0.evidence) }
  }

  /// The times at which content starts to move to a position past the top where it then stays; for a jump, the time of its end.
  private var holdTimes: [Double] {
    holds.compactMap { index in
      guard index > 0 else { return nil }
      let before = finder.stretches[index - 1]
      guard finder.isFree(before), before.to > before.from else { return nil }
      return before.kind == .jump ? before.end : before.start
    }
  }

  /// The indices of the rests past the top that last long enough to show a refresh.
  private var holds: [Int] {
    finder.stretches.indices.filter { index in
      let stretch = finder.stretches[index]
      return stretch.kind == .rest && stretch.duration >= Self.leastHold
        && finder.top - stretch.from >= Self.leastHeight
    }
  }

  private func refresh(at time: Double, _ evidence: OffsetRefresh.Evidence) -> OffsetRefresh {
    let before = finder.rows.indices.last { finder.rows[$0].time < time }
    let hold = holds.map { finder.stretches[$0] }.first { stretch in
      // The rest must follow a motion without a finger, and not be a rest of the finger.
      stretch.end > time && stretch.start >= time - Self.leastHold
        && !pulls.contains {
          $0.contact.contains(stretch.rows.upperBound) && $0.contact.upperBound > stretch.rows.lowerBound
        }
    }
    return OffsetRefresh(
      time: time, evidence: evidence, state: state(at: time),
      silence: before.map { time - finder.rows[$0].time } ?? 0, pull: before.map(finder.pull) ?? 0,
      height: hold.map { finder.top - $0.from })
  }

  /// The motion of the content just before `time`; a jump that ends at `time` counts as caused by the refresh.
  private func state(at time: Double) -> OffsetRefresh.State {
    guard let before = finder.rows.last(where: { $0.time < time }),
      let stretch = finder.stretches.last(where: { stretch in
        // Motion that begins with the refresh is caused by it.
        stretch.start < time && !(stretch.kind == .jump && stretch.end >= time)
          && (stretch.kind == .rest || stretch.end < time
            || abs(before.offset - stretch.from) > OffsetSplitter.restRange)
      })
    else { return .resting }
    let contact = pulls.map(\.contact).last { finder.rows[$0.lowerBound].time < time }
    let isHeld = contact.map { stretch.rows.lowerBound < $0.upperBound } ?? false
    let isStill = stretch.kind == .rest
    if isHeld, finder.contacts.isKnown ? finder.contacts.isDown(at: time) : true {
      return isStill ? .holding : .pulling
    }
    if isStill, isHeld { return .holding }
    if isStill { return .resting }
    return max(finder.top - stretch.from, finder.top - stretch.to) > 1 ? .returning : .scrolling
  }
}
