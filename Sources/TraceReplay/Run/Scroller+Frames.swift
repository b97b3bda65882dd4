import PullToRefresh
import ScrollPhysics

/// Finds certain display frames of content that moves by itself, without examining every frame.
extension Scroller {
  /// The greatest number of stretches without a turn that are examined in search of a frame.
  private static var mostStretches: Int { 8 }

  @_addressableSelf
  private func leaves(_ interval: QuietInterval, at frame: Int, _ clock: FrameClock) -> Bool {
    !interval.contains(offset(at: clock.time(of: frame)))
  }

  /// The first frame between `frame` and `goal` that shows an offset outside the interval; `goal` if there is none. It may return an
  /// earlier frame.
  ///
  /// Between turns the motion is monotone, also for models that work by the tick: the end of a stretch tells whether it leaves the
  /// interval, a bisection over frames tells where. If the offset may jump to the edge and back (``Scroller/maySnap(at:)``), each frame is
  /// examined.
  ///
  /// - Parameters:
  ///   - interval: Offsets, in points.
  ///   - frame: A frame that shows one of them.
  ///   - shown: The offset it shows.
  ///   - goal: The frame to stop at.
  ///   - clock: The display's frames.
  /// - Returns: The index of a frame.
  @_addressableSelf
  func firstFrame(
    outside interval: QuietInterval, after frame: Int, showing shown: Double, before goal: Int,
    _ clock: FrameClock
  ) -> Int {
    guard interval != .everything, frame + 1 < goal else { return goal }
    var from = frame
    // By its last bits an offset may exceed a bound that it moves away from.
    if !interval.containsWell(shown) {
      from = endOfEdge(of: interval, after: frame, showing: shown, before: goal, clock)
      // After so many frames on the bound one is visited, as any might be beyond it.
      if from == goal || from == frame + Self.mostOnBound || leaves(interval, at: from, clock) { return from }
    }
    for _ in 0..<Self.mostStretches {
      let time = clock.time(of: from)
      if maySnap(at: time) { return from + 1 }
      let end = stretchEnd(after: time)
      if end == .infinity {
        if interval.contains(motionLimit) { return goal }
        return firstFrame(outside: interval, on: FrameSearch(after: from, before: goal), clock)
      }
      // The last frame of a stretch may, by rounding, be the first of the next.
      let last = min(max(from, clock.index(atOrAfter: end) - 2), goal - 1)
      if last > from, leaves(interval, at: last, clock) {
        return firstFrame(outside: interval, on: FrameSearch(after: from, upTo: last), clock)
      }
      from = last
      for _ in 0..<2 {
        guard from + 1 < goal else { return goal }
        from += 1
        if leaves(interval, at: from, clock) { return from }
      }
    }
    return from
  }

  /// The greatest number of frames that are examined one by one because their offsets lie close to a bound of the interval.
  private static var mostOnBound: Int { 16 }

  /// The first frame after `frame`, at most `goal`, whose offset is outside an interval or well inside it. The search stops after a few
  /// frames.
  @_addressableSelf
  private func endOfEdge(
    of interval: QuietInterval, after frame: Int, showing shown: Double, before goal: Int, _ clock: FrameClock
  ) -> Int {
    var (from, offset) = (frame, shown)
    while from < frame + Self.mostOnBound, from < goal {
      guard canChange(after: clock.time(of: from), shown: offset) else { return from }
      from += 1
      offset = self.offset(at: clock.time(of: from))
      if !interval.contains(offset) || interval.containsWell(offset) { return from }
    }
    return from
  }

  /// The first frame that shows an offset outside the interval, in a stretch in which the content does not turn.
  @_addressableSelf
  private func firstFrame(outside interval: QuietInterval, on search: FrameSearch, _ clock: FrameClock) -> Int
  {
    var search = search
    while let frame = search.frame { search.take(leaves(interval, at: frame, clock)) }
    return search.found
  }

  /// The first frame after `frame` and before `goal` at which the content is at rest; `goal` for none.
  @_addressableSelf
  func frameOfRest(after frame: Int, before goal: Int, _ clock: FrameClock) -> Int {
    let earliest = earliestRest
    guard earliest < .infinity else { return goal }
    let first = max(frame + 1, clock.index(atOrAfter: earliest))
    if isRestKnown || first >= goal { return min(first, goal) }
    var search = FrameSearch(after: first - 1, before: goal)
    while let frame = search.frame { search.take(isAtRest(at: clock.time(of: frame))) }
    return search.found
  }

  /// The last frame after `shown`, at most `last`, that showed another offset than the frame before it; nil for none.
  ///
  /// - Parameters:
  ///   - offset: The offset that `last` shows, in points.
  ///   - shown: An earlier frame.
  ///   - last: A later frame.
  ///   - before: The offset that `shown` showed, in points.
  ///   - clock: The display's frames.
  /// - Returns: The index of that frame.
  @_addressableSelf
  func frameOfChange(
    to offset: Double, after shown: Int, upTo last: Int, from before: Double, _ clock: FrameClock
  ) -> Int? {
    if last - 1 == shown { return before != offset ? last : nil }
    if self.offset(at: clock.time(of: last - 1)) != offset { return last }
    // In one monotone stretch the offset stays at its value once it is reached.
    var (high, step) = (last - 1, 1)
    let time = clock.time(of: high)
    let start = maySnap(at: time) ? high : max(shown, clock.index(atOrAfter: stretchStart(before: time)))
    while high - step > start {
      if self.offset(at: clock.time(of: high - step)) != offset {
        return firstFrame(showing: offset, on: FrameSearch(after: high - step, upTo: high), clock)
      }
      (high, step) = (high - step, 2 * step)
    }
    // The rest of the stretch is shorter than a step, so its start tells whether all of it has the same offset.
    if high > start {
      if self.offset(at: clock.time(of: start)) != offset {
        return firstFrame(showing: offset, on: FrameSearch(after: start, upTo: high), clock)
      }
      high = max(start, shown + 1)
    }
    while high - 1 > shown {
      if self.offset(at: clock.time(of: high - 1)) != offset { return high }
      high -= 1
    }
    return before != offset ? high : nil
  }

  /// The first frame that shows `offset`, which then stays the same until the end of the search.
  @_addressableSelf
  private func firstFrame(showing offset: Double, on search: FrameSearch, _ clock: FrameClock) -> Int {
    var search = search
    while let frame = search.frame { search.take(self.offset(at: clock.time(of: frame)) == offset) }
    return search.found
  }

  /// The start of the stretch without a turn that contains `time`, in seconds; `time` itself if too many stretches come before it.
  @_addressableSelf
  private func stretchStart(before time: Double) -> Double {
    guard var begin = motionStart else { return time }
    for _ in 0..<Self.mostStretches {
      let end = stretchEnd(after: begin)
      if end >= time { return begin }
      begin = end
    }
    return time
  }
}
