import PullToRefresh
import ScrollPhysics

/// Frames of content that moves by itself, found without looking at each.
extension Scroller {
  /// The first step of a search over frames of a motion that only approaches its end, in frames.
  private static var firstStep: Int { 8 }
  /// The most monotone stretches that are looked through for a frame.
  private static var mostStretches: Int { 8 }

  /// The first frame after `frame` and before `goal` that shows an offset outside these; `goal` for none, or a frame before.
  ///
  /// A stretch between turns is monotone: its end says whether it leaves, a bisection over frames says where. By the tick each
  /// frame is looked at.
  @_addressableSelf
  func firstFrame(outside interval: QuietInterval, after frame: Int, before goal: Int, _ clock: FrameClock)
    -> Int
  {
    guard interval != .everything, frame + 1 < goal else { return goal }
    if isByTheTick { return frame + 1 }
    func leaves(_ frame: Int) -> Bool { !interval.contains(offset(at: clock.time(of: frame))) }
    var from = frame
    for _ in 0..<Self.mostStretches {
      let end = stretchEnd(after: clock.time(of: from))
      if end == .infinity {
        return interval.contains(motionLimit)
          ? goal : clock.first(after: from, before: goal, step: Self.firstStep, leaves)
      }
      // The last frame of a stretch may be the first of the next, by rounding.
      let last = min(max(from, clock.index(atOrAfter: end) - 2), goal - 1)
      if last > from, leaves(last) { return clock.bisect(from, last, leaves) }
      from = last
      for _ in 0..<2 {
        guard from + 1 < goal else { return goal }
        from += 1
        if leaves(from) { return from }
      }
    }
    return from
  }

  /// The first frame after `frame` and before `goal` at which the content is at rest; `goal` for none.
  @_addressableSelf
  func frameOfRest(after frame: Int, before goal: Int, _ clock: FrameClock) -> Int {
    clock.first(after: frame, before: goal, step: Self.firstStep) { isAtRest(at: clock.time(of: $0)) }
  }

  /// The last frame after `shown`, at most `last`, that showed another offset than the frame before it; nil for none.
  ///
  /// - Parameters:
  ///   - offset: What `last` shows, in points.
  ///   - shown: A frame before.
  ///   - last: A frame after that.
  ///   - before: What `shown` showed, in points.
  ///   - clock: The display's frames.
  @_addressableSelf
  func frameOfChange(
    to offset: Double, after shown: Int, upTo last: Int, from before: Double, _ clock: FrameClock
  ) -> Int? {
    func differs(_ frame: Int) -> Bool {
      (frame == shown ? before : self.offset(at: clock.time(of: frame))) != offset
    }
    if differs(last - 1) { return last }
    // On one stretch it stays where it is once it is there.
    var (high, step) = (last - 1, 1)
    let start =
      isByTheTick ? high : max(shown, clock.index(atOrAfter: stretchStart(before: clock.time(of: high))))
    while high - step > start, !differs(high - step) { (high, step) = (high - step, 2 * step) }
    if high - step > start { return clock.bisectBack(high - step, high, differs) }
    while high > shown {
      if differs(high - 1) { return high }
      high -= 1
    }
    return nil
  }

  /// The end of the last monotone stretch that is over by `time`; the motion's start where none is. In seconds.
  @_addressableSelf
  private func stretchStart(before time: Double) -> Double {
    guard let start = motionStart else { return time }
    var begin = start
    for _ in 0..<Self.mostStretches {
      let end = stretchEnd(after: begin)
      if end >= time { return begin }
      begin = end
    }
    return time
  }
}
