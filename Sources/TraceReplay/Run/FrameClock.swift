/// The times of display frames: `k / rate` seconds for k = 0, 1, 2…
struct FrameClock {
  /// Frames per second, above 0.
  let rate: Double

  /// The time of frame `index`, in seconds.
  func time(of index: Int) -> Double { Double(index) / rate }

  /// The first frame at or after `time` seconds.
  func index(atOrAfter time: Double) -> Int {
    guard time > 0 else { return 0 }
    var index = Int((time * rate).rounded(.up))
    while index > 0, self.time(of: index - 1) >= time { index -= 1 }
    while self.time(of: index) < time { index += 1 }
    return index
  }
}
