/// Plans the touches of a simulated hand for an intent: how many, how far and how fast.
struct TouchPlan {
  let surface: SyntheticSurface
  let hand: SyntheticHand

  init(surface: SyntheticSurface, hand: SyntheticHand) {
    self.surface = surface
    self.hand = hand
  }

  /// How far the content is scrolled down at the start, in whole points so that headers stay readable.
  func startOffset(for intent: Intent, _ random: inout SeededRandom) -> Double {
    switch intent {
    case .scroll: random.nextEven(60, 320).rounded()
    case .fling: random.nextEven(500, 2200).rounded()
    default: 0
    }
  }

  func touches(for intent: Intent, _ random: inout SeededRandom) -> [Touch] {
    switch intent {
    case .pull: [pull(&random)]
    case .pullCancel: [pullCancel(&random)]
    case .scroll: scrolls(&random)
    case .fling: flings(&random)
    case .dither: [dither(&random)]
    case .horizontal:
      [slanted(&random, dx: random.nextEven(24, 46), dy: random.nextNormal(0, deviation: 1.6))]
    case .diagonal: [diagonal(&random)]
    case .tap: [tap(&random)]
    case .pinch: [pinch(&random)]
    case .free: freeUse(&random)
    }
  }

  // MARK: Plans of one touch

  private func pull(_ random: inout SeededRandom) -> Touch {
    let down = stroke(
      down: min(max(random.nextNormal(52, deviation: 11), 26), 88), in: random.nextEven(0.4, 0.95))
    return landing(&random, upper: true, [down, .rest(random.nextEven(0.03, 0.35))])
  }

  private func pullCancel(_ random: inout SeededRandom) -> Touch {
    let distance = min(max(random.nextNormal(40, deviation: 12), 16), 76)
    let down = stroke(down: distance, in: random.nextEven(0.4, 0.9))
    let back = stroke(down: -distance * random.nextEven(0.85, 1.05), in: random.nextEven(0.35, 0.8))
    return landing(
      &random, upper: true,
      [down, .rest(random.nextEven(0.12, 0.6)), back, .rest(random.nextEven(0.03, 0.2))])
  }

  private func dither(_ random: inout SeededRandom) -> Touch {
    var strokes: [Stroke] = []
    var travel = 0.0
    for _ in 0..<Int(random.nextEven(5, 10)) {
      let next = random.nextNormal(2, deviation: 3.4)
      strokes.append(stroke(down: next - travel, in: random.nextEven(0.16, 0.4)))
      if random.nextUnit() < 0.4 { strokes.append(.rest(random.nextEven(0.05, 0.3))) }
      travel = next
    }
    return landing(&random, upper: true, strokes)
  }

  private func diagonal(_ random: inout SeededRandom) -> Touch {
    let across = random.nextEven(18, 34)
    return slanted(&random, dx: across, dy: across * random.nextEven(0.6, 1.7))
  }

  private func slanted(_ random: inout SeededRandom, dx: Double, dy: Double) -> Touch {
    let side = random.nextUnit() < 0.5 ? 1.0 : -1
    let scale = hand.reach * surface.scale
    let stroke = Stroke(
      dx: side * dx * scale, dy: dy * scale, duration: random.nextEven(0.25, 0.6) * hand.pace)
    var touch = landing(&random, upper: true, [stroke, .rest(random.nextEven(0.01, 0.1))])
    touch.x = surface.width / 2 - stroke.dx / 2
    return touch
  }

  private func tap(_ random: inout SeededRandom) -> Touch {
    landing(&random, upper: random.nextUnit() < 0.5, [.rest(random.nextEven(0.05, 0.16))])
  }

  private func pinch(_ random: inout SeededRandom) -> Touch {
    let spread = random.nextEven(10, 20) * (random.nextUnit() < 0.5 ? 1 : -1)
    let duration = random.nextEven(0.35, 0.7) * hand.pace
    var touch = landing(&random, upper: false, [Stroke(dx: -spread / 2, dy: spread, duration: duration)])
    touch.secondStrokes = [
      Stroke(dx: spread / 2, dy: -spread * random.nextEven(0.85, 1.15), duration: duration)
    ]
    touch.y = surface.height / 2
    return touch
  }

  // MARK: Plans of several touches

  private func scrolls(_ random: inout SeededRandom) -> [Touch] {
    (0..<Int(random.nextEven(1, 3.99))).map { _ in
      var touch = landing(
        &random, upper: true,
        [
          stroke(down: random.nextEven(22, 46), in: random.nextEven(0.3, 0.6), end: random.nextEven(0.8, 1)),
          .rest(random.nextUnit() < 0.5 ? random.nextEven(0.02, 0.2) : 0.001),
        ])
      touch.pauseAfter = random.nextEven(0.25, 0.9)
      return touch
    }
  }

  private func flings(_ random: inout SeededRandom) -> [Touch] {
    (0..<Int(random.nextEven(1, 3.99))).map { _ in
      var touch = fling(&random, down: true)
      touch.pauseAfter = random.nextEven(0.2, 1.1)
      return touch
    }
  }

  private func fling(_ random: inout SeededRandom, down: Bool) -> Touch {
    let distance = random.nextEven(38, 62) * (down ? 1 : -1)
    let stroke = stroke(down: distance, in: random.nextEven(0.16, 0.3), end: random.nextEven(0.5, 0.68))
    return landing(&random, upper: down, [stroke])
  }

  /// The touches of about a minute of reading: scrolling down, back up to the top, taps and rests, without a wanted refresh.
  private func freeUse(_ random: inout SeededRandom) -> [Touch] {
    var touches: [Touch] = []
    var length = 0.0
    let wanted = random.nextEven(50, 80)
    while length < wanted {
      var touch = freeTouch(&random)
      touch.pauseAfter = random.nextUnit() < 0.25 ? random.nextEven(1.5, 5) : random.nextEven(0.25, 1.4)
      length += touch.length + touch.pauseAfter
      touches.append(touch)
    }
    return touches
  }

  private func freeTouch(_ random: inout SeededRandom) -> Touch {
    let choice = random.nextUnit()
    switch choice {
    case ..<0.28: return fling(&random, down: false)
    case ..<0.52: return fling(&random, down: true)
    case ..<0.9:
      let down = random.nextUnit() < 0.5
      let scroll = stroke(
        down: random.nextEven(14, 44) * (down ? 1 : -1), in: random.nextEven(0.3, 0.8),
        end: random.nextEven(0.75, 1))
      return landing(&random, upper: down, [scroll, .rest(random.nextEven(0.01, 0.4))])
    default: return surface.fingers == 1 ? tap(&random) : slanted(&random, dx: 20, dy: 1)
    }
  }

  // MARK: Parts

  /// A stroke of this hand on this surface; `distance` (millimetres) and `duration` (seconds) are those of an average hand on a
  /// touchscreen.
  private func stroke(down distance: Double, in duration: Double, end: Double = 1) -> Stroke {
    Stroke(
      dx: 0, dy: distance * hand.reach * surface.scale, duration: duration * hand.pace, end: end)
  }

  /// A touch that begins in the upper or lower part of the surface, where its strokes fit.
  private func landing(_ random: inout SeededRandom, upper: Bool, _ strokes: [Stroke]) -> Touch {
    let share = upper ? random.nextEven(0.14, 0.24) : random.nextEven(0.72, 0.84)
    return Touch(
      x: surface.width * random.nextEven(0.42, 0.58), y: surface.height * share, strokes: strokes)
  }
}
