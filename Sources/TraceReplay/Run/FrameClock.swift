import GestureTraces

/// The times of display frames: `k / rate` seconds for k = 0, 1, 2…, changed by a ``FrameTiming``.
struct FrameClock {
  /// Frames per second, above 0.
  let rate: Double
  /// How the frames deviate from even spacing.
  var timing = FrameTiming()

  /// The time of frame `index`, in seconds since the trace's zero; later frames have later times.
  @inline(__always)
  func time(of index: Int) -> Double {
    let late = timing.late > 0 ? lateness(of: index) : 0
    return (Double(index) + timing.phase + late) / rate
  }

  /// How late frame `index` is compared with even spacing, as a fraction of a frame's period.
  @inline(never)
  private func lateness(of index: Int) -> Double {
    timing.late * chance(of: index, salt: Self.lateSalt)
  }

  /// The index of the first frame shown at or after `time` seconds.
  func index(atOrAfter time: Double) -> Int {
    var index = max(0, Int((time * rate - timing.phase).rounded(.up)))
    while index > 0, self.time(of: index - 1) >= time { index -= 1 }
    while self.time(of: index) < time { index += 1 }
    return next(after: index - 1)
  }

  /// The index of the first frame shown after frame `index`; −1 stands for the time before the first frame.
  @inline(__always)
  func next(after index: Int) -> Int {
    timing.dropped > 0 ? nextShown(from: index + 1) : index + 1
  }

  /// The index of the first frame from `index` on that is not dropped.
  @inline(never)
  private func nextShown(from index: Int) -> Int {
    var next = index
    while chance(of: next, salt: Self.dropSalt) < timing.dropped { next += 1 }
    return next
  }

  private static let lateSalt: UInt64 = 0x6C61_7465
  private static let dropSalt: UInt64 = 0x6472_6F70

  /// A random number in 0 ..< 1 that depends only on this frame and the seed.
  private func chance(of index: Int, salt: UInt64) -> Double {
    var random = SeededRandom(seed: timing.seed &* 0x9E37_79B9_7F4A_7C15 ^ salt ^ UInt64(index) << 32)
    _ = random.next()
    return random.nextUnit()
  }
}
