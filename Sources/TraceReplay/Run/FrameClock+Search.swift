/// Searches over frames that come evenly.
extension FrameClock {
  /// The last frame that is shown before a timer due at `due` seconds, at most `last`.
  func lastFrame(before due: Double, upTo last: Int) -> Int {
    var frame = min(last, index(atOrAfter: due - ReplayClock.sameInstant) - 1)
    while frame >= 0, due <= time(of: frame) + ReplayClock.sameInstant { frame -= 1 }
    return frame
  }

  /// The first frame after `low`, at most `high`, for which it is true; it is for `high`, and from the first one on.
  @inline(__always)
  func bisect(_ low: Int, _ high: Int, _ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (low, high)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The first frame after the last, from `low` up, for which it is true: it is for `low`, and not for `high`.
  @inline(__always)
  func bisectBack(_ low: Int, _ high: Int, _ isTrue: (Int) -> Bool) -> Int {
    bisect(low, high) { !isTrue($0) }
  }

  /// The first frame after `low` and before `goal` for which it is true, as from there on; `goal` for none.
  ///
  /// - Parameters:
  ///   - low: A frame for which it is not true.
  ///   - goal: Where to stop.
  ///   - step: The first step, in frames; each is twice the one before.
  ///   - isTrue: The question.
  @inline(__always)
  func first(after low: Int, before goal: Int, step: Int, _ isTrue: (Int) -> Bool) -> Int {
    var (low, step) = (low, step)
    while low + step < goal {
      if isTrue(low + step) { return bisect(low, low + step, isTrue) }
      (low, step) = (low + step, 2 * step)
    }
    guard low + 1 < goal, isTrue(goal - 1) else { return goal }
    return bisect(low, goal - 1, isTrue)
  }
}
