/// Turns planned touches into the reports of a surface, with the surface's rate, units and noise.
struct ContactReporter {
  private let surface: SyntheticSurface
  private let hand: SyntheticHand
  /// Time since the first contact, in seconds.
  private var time = 0.0
  private(set) var frames: [ContactFrame] = []

  /// The distance between the two fingers that scroll on a touchpad, in millimetres.
  private static let fingerGap = 14.0

  init(surface: SyntheticSurface, hand: SyntheticHand) {
    self.surface = surface
    self.hand = hand
  }

  /// Adds the reports of one touch from touch-down to release, and the pause after it.
  mutating func report(_ touch: Touch, _ random: inout SeededRandom) {
    let sway = Sway(deviation: hand.sway, duration: touch.length, &random)
    let landed = time
    var reported = landed
    while time - landed < touch.length {
      append(contacts(touch, at: time - landed, sway: sway, &random), at: reported)
      time += surface.period
      reported = jittered(time, after: reported, &random)
    }
    append([], at: reported)
    time = reported + max(touch.pauseAfter, surface.period)
  }

  private func jittered(_ time: Double, after last: Double, _ random: inout SeededRandom) -> Double {
    max(random.nextNormal(time, deviation: SyntheticTake.rateJitter), last + surface.period / 4)
  }

  private mutating func append(_ contacts: [ContactFrame.Contact], at time: Double) {
    let microseconds = Int64((time * 1e6).rounded())
    frames.append(ContactFrame(timeMicroseconds: microseconds, contacts: contacts))
  }

  private func contacts(
    _ touch: Touch, at time: Double, sway: Sway, _ random: inout SeededRandom
  ) -> [ContactFrame.Contact] {
    let fingers = touch.secondStrokes == nil ? surface.fingers : 2
    return (0..<fingers).map { slot in
      let strokes = slot == 0 ? touch.strokes : touch.secondStrokes ?? touch.strokes
      let moved = Touch.displacement(of: strokes, at: time)
      let across = touch.x + moved.x + sway.value(at: time) + Self.fingerGap * Double(slot)
      return ContactFrame.Contact(
        slot: slot, x: units(across, within: surface.width, &random),
        y: units(touch.y + moved.y, within: surface.height, &random))
    }
  }

  private func units(_ millimetres: Double, within size: Double, _ random: inout SeededRandom) -> Int {
    let noisy = random.nextNormal(millimetres, deviation: SyntheticTake.noise)
    return Int((min(max(noisy, 0), size) * Double(surface.resolution)).rounded())
  }
}

/// A slow sideways sway: a parabola over the duration of a touch, as from an arm that turns at its joint.
private struct Sway {
  private let width: Double
  private let duration: Double

  init(deviation: Double, duration: Double, _ random: inout SeededRandom) {
    width = random.nextNormal(0, deviation: deviation)
    self.duration = max(duration, 1e-3)
  }

  func value(at time: Double) -> Double {
    let share = time / duration
    return 4 * width * share * (1 - share)
  }
}
