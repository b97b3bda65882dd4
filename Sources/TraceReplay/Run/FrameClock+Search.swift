/// Finds display frames before timers.
extension FrameClock {
  /// The index of the last frame shown before a timer due at `due` seconds, at most `last`.
  func lastFrame(before due: Double, upTo last: Int) -> Int {
    var frame = min(last, index(atOrAfter: due - ReplayClock.sameInstant) - 1)
    while frame >= 0, due <= time(of: frame) + ReplayClock.sameInstant { frame -= 1 }
    return frame
  }
}
