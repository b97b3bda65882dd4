import GestureTraces
import Testing

@testable import TakeChecks

/// Each limit of a take at its border: the last value that passes, and the first that does not. The numbers are those that
/// `TakeLimits` documents.
@Suite("Limits of takes")
struct TakeLimitsTests {
  /// A stroke of this way, without a size of the surface, so that messages are in points.
  private func stroke(down: Double = 0, across: Double = 0, end: Double? = nil) -> TakeShape {
    var shape = TakeShape()
    (shape.gestures, shape.contacts, shape.duration, shape.speed) = (1, 1, 0.5, 320)
    (shape.down, shape.along, shape.across, shape.end) = (down, down, across, end ?? down)
    return shape
  }

  private func complaints(_ intent: Intent, _ shape: TakeShape, _ direction: PromptDirection? = nil)
    -> [String]
  {
    var prompt = Prompt(intent)
    prompt.direction = direction
    return TakeCheck.complaints(shape, for: prompt)
  }

  @Test("the shortest strokes: 60 pt of a pull, 40 pt of one that is taken back, of a scroll and a fling")
  func shortest() {
    #expect(complaints(.pull, stroke(down: 60)) == [])
    #expect(complaints(.pull, stroke(down: 59.6)) == ["moved down 60 pt, at least 60 pt is needed"])
    #expect(complaints(.pullCancel, stroke(down: 40, end: 0)) == [])
    #expect(
      complaints(.pullCancel, stroke(down: 39, end: 0)) == ["moved down 39 pt, at least 40 pt is needed"])
    #expect(complaints(.scroll, stroke(down: 40)) == [])
    #expect(complaints(.scroll, stroke(down: 39)) == ["moved down 39 pt, at least 40 pt is needed"])
    #expect(complaints(.horizontal, stroke(across: 60)) == [])
    #expect(complaints(.horizontal, stroke(across: -59)) == ["moved 59 pt, at least 60 pt is needed"])
    #expect(complaints(.diagonal, stroke(down: 48, across: 36)) == [])
    #expect(complaints(.diagonal, stroke(down: 47, across: 36)) == ["moved 59 pt, at least 60 pt is needed"])
  }

  @Test("a pull keeps 60 % of its way, one that is taken back at most 40 %")
  func kept() {
    #expect(complaints(.pull, stroke(down: 100, end: 60)) == [])
    #expect(complaints(.pull, stroke(down: 100, end: 59)) == ["moved back up before the release"])
    #expect(complaints(.pullCancel, stroke(down: 100, end: 40)) == [])
    #expect(complaints(.pullCancel, stroke(down: 100, end: 41)) == ["was released without moving back up"])
  }

  @Test("up counts from 60 pt on, and only if it is further than down")
  func up() {
    func moved(up: Double, down: Double) -> [String] {
      var shape = stroke(down: down)
      shape.up = up
      return complaints(.pull, shape)
    }
    #expect(moved(up: 60, down: 50) == ["moved up, not down"])
    #expect(moved(up: 59, down: 50) == ["moved down 50 pt, at least 60 pt is needed"])
    #expect(moved(up: 70, down: 70) == [])
    #expect(moved(up: 71, down: 70) == ["moved up, not down"])
  }

  // tan 30° = 0.577, tan 20° = 0.364, tan 70° = 2.747.
  @Test("straight is up to 30° off, a slant between 20° and 70°")
  func slopes() {
    #expect(complaints(.pull, stroke(down: 100, across: 57)) == [])
    #expect(complaints(.pull, stroke(down: 100, across: -58)) == ["moved diagonally, not straight down"])
    #expect(complaints(.pull, stroke(down: 100, across: 100)) == ["moved diagonally, not straight down"])
    #expect(complaints(.pull, stroke(down: 100, across: 101)) == ["moved sideways, not down"])
    #expect(complaints(.horizontal, stroke(down: 57, across: 100)) == [])
    #expect(
      complaints(.horizontal, stroke(down: 58, across: 100)) == ["moved up or down more than sideways"])
    #expect(complaints(.diagonal, stroke(down: 37, across: 100)) == [])
    #expect(complaints(.diagonal, stroke(down: 36, across: 100)) == ["moved straight, not diagonally"])
    #expect(complaints(.diagonal, stroke(down: 274, across: 100)) == [])
    #expect(complaints(.diagonal, stroke(down: 276, across: 100)) == ["moved straight, not diagonally"])
    #expect(complaints(.diagonal, stroke(down: 276)) == ["moved straight, not diagonally"])
  }

  @Test("small moves stay within 110 pt, whichever way is the longest")
  func dither() {
    func moved(down: Double, up: Double, across: Double) -> [String] {
      var shape = stroke(down: down, across: across)
      (shape.up, shape.turns) = (up, 1)
      return complaints(.dither, shape)
    }
    #expect(moved(down: 110, up: 110, across: -110) == [])
    for (down, up, across) in [(111.0, 0.0, 0.0), (0, 111, 0), (0, 0, -111)] {
      #expect(
        moved(down: down, up: up, across: across) == ["moved 111 pt, small moves stay within 110 pt"])
    }
  }

  @Test("a tap stays within 20 pt, lasts half a second, and has one finger")
  func tap() {
    func tap(_ change: (inout TakeShape) -> Void) -> [String] {
      var shape = stroke(down: 12, across: 16)
      change(&shape)
      return complaints(.tap, shape)
    }
    #expect(tap { _ in } == [])
    #expect(tap { $0.across = 17 } == ["moved 21 pt, a tap stays in place"])
    #expect(tap { $0.duration = 0.51 } == ["lasted 0.5 s, a tap is shorter than 0.5 s"])
    #expect(tap { $0.contacts = 2 } == ["2 fingers; a tap has one"])
    #expect(tap { $0.gestures = 2 } == ["touched 2 times instead of once"])
  }

  @Test("two fingers of a pinch go at least 30 pt, a fling lifts at 400 pt/s or more")
  func spread() {
    func pinch(_ spread: Double, _ direction: PromptDirection? = nil) -> [String] {
      var shape = stroke()
      (shape.contacts, shape.spread) = (2, spread)
      return complaints(.pinch, shape, direction)
    }
    #expect(pinch(30, .apart) == [] && pinch(-30, .together) == [] && pinch(-30) == [])
    #expect(pinch(29) == ["the fingers moved 29 pt apart, too little"])
    #expect(pinch(-29) == ["the fingers moved 29 pt together, too little"])
    #expect(pinch(30, .together) == ["moved apart, not together"])
    func fling(_ speed: Double) -> [String] {
      var shape = stroke(down: 100)
      shape.releaseSpeed = speed
      return complaints(.fling, shape)
    }
    #expect(fling(400) == [] && fling(399) == ["was not released while moving down"])
    #expect(fling(-900) == ["was not released while moving down"])
  }

  @Test("sides: each direction refuses the other side, and a slant its way up")
  func sides() {
    #expect(complaints(.horizontal, stroke(across: 80), .left) == ["moved to the right"])
    #expect(complaints(.horizontal, stroke(across: -80), .right) == ["moved to the left"])
    #expect(complaints(.diagonal, stroke(down: 80, across: 80), .downLeft) == ["moved to the right"])
    #expect(complaints(.diagonal, stroke(down: 80, across: -80), .downRight) == ["moved to the left"])
    var up = stroke(across: 80)
    up.along = -80
    #expect(complaints(.diagonal, up, .downRight) == ["moved up, not down"])
    #expect(complaints(.diagonal, up) == [])
  }

  @Test("speeds: up to 600, from 150 to 2,000 and from 500 pt/s; of a fling three times as fast")
  func speeds() {
    func said(_ intent: Intent, _ speed: PromptSpeed, _ measured: Double) -> [String] {
      var (prompt, shape) = (Prompt(intent), stroke(down: 100))
      prompt.speed = speed
      (shape.speed, shape.releaseSpeed) = (measured, 900)
      return TakeCheck.complaints(shape, for: prompt)
    }
    for (intent, times) in [(Intent.pull, 1.0), (.fling, 3)] {
      #expect(said(intent, .slow, 600 * times) == [])
      #expect(said(intent, .slow, 601 * times) == ["too fast for 'slow'"])
      #expect(said(intent, .normal, 150) == [] && said(intent, .normal, 2000 * times) == [])
      #expect(said(intent, .normal, 149) == ["too slow for 'normal'"])
      #expect(said(intent, .normal, 2001 * times) == ["too fast for 'normal'"])
      #expect(said(intent, .fast, 500 * times) == [] && said(intent, .fast, .infinity) == [])
      #expect(said(intent, .fast, 499 * times) == ["too slow for 'fast'"])
    }
    // The speed of a gesture that is wrong anyway is not mentioned.
    #expect(said(.horizontal, .fast, 10) == ["moved up or down more than sideways"])
    #expect(PromptSpeed.allCases.map(\.adverb) == ["slowly", "", "quickly"])
  }

  @Test("a protocol's own limits include their ends")
  func ownLimits() {
    func said(_ change: (inout PromptLimits) -> Void) -> [String] {
      var prompt = Prompt(.pull)
      change(&prompt.limits)
      return TakeCheck.complaints(stroke(down: 100), for: prompt)
    }
    #expect(said { ($0.travel, $0.duration, $0.speed) = (100...100, 0.5...0.5, 320...320) } == [])
    #expect(said { $0.travel = 101...200 } == ["moved 100 pt, not 101 pt to 200 pt"])
    #expect(said { $0.travel = 10...99 } == ["moved 100 pt, not 10 pt to 99 pt"])
    #expect(said { $0.duration = 0...0.4 } == ["lasted 0.5 s, not 0.0 s to 0.4 s"])
    #expect(said { $0.speed = 1...319 } == ["moved 320 pt per second, not 1 pt to 319 pt"])
  }

  @Test("what a prompt takes of a person's time: reading, the gesture, the rest that ends it")
  func seconds() {
    // By hand: 4 s to read, the gesture, 0.6 s or (between strokes) 1.2 s of rest.
    let expected: [Intent: Double] = [
      .pull: 5.8, .pullCancel: 7.1, .scroll: 7.2, .fling: 7.2, .dither: 7.1, .horizontal: 5.8, .diagonal: 5.8,
      .tap: 4.8, .pinch: 5.8, .free: 64.6,
    ]
    for intent in Intent.allCases {
      #expect(abs(Prompt(intent).expectedSeconds - (expected[intent] ?? 0)) < 1e-9, "\(intent)")
    }
    var free = Prompt(.free)
    free.seconds = 120
    #expect(free.leastLength == 120 && Prompt(.pull).leastLength == 0 && Prompt(.free).leastLength == 60)
    var own = Prompt(.pull)
    own.limits.idle = 2
    #expect(own.idle == 2 && Prompt(.pull).idle == 0.6 && Prompt(.fling).idle == 1.2)
  }

  @Test("a scroll begins 200 pt below the top, a fling 800 pt, others where they are")
  func scenario() {
    #expect(Prompt(.scroll).effectiveScenario?.startOffset == 200)
    #expect(Prompt(.fling).effectiveScenario?.startOffset == 800)
    #expect(Prompt(.pull).effectiveScenario == nil)
    var own = Prompt(.fling)
    own.scenario = TraceScenario()
    #expect(own.effectiveScenario == TraceScenario())
  }

  @Test("which directions, speeds and devices an intent has")
  func choices() {
    let directions = Intent.allCases.map { $0.promptDirections.map(\.rawValue).joined(separator: " ") }
    #expect(
      directions == [
        "down", "down", "down", "down", "", "left right", "down-left down-right", "", "together apart", "",
      ])
    let speeds = Intent.allCases.map { $0.promptSpeeds.map(\.rawValue).joined(separator: " ") }
    let all = "slow normal fast"
    #expect(speeds == [all, all, all, "normal fast", "", all, all, "", "", ""])
    #expect(Intent.allCases.filter { !$0.isShown(on: .touchpad) } == [.tap, .pinch])
    #expect(Intent.allCases.allSatisfy { $0.isShown(on: .touchscreen) && $0.isShown(on: .unknown) })
  }

  @Test("every fault has words for one gesture and for several")
  func faultWords() {
    let words = TakeFault.allCases.map { "\($0.rawValue): it \($0.wordsOfOne), they \($0.words)" }
    #expect(
      words == [
        "broken-off: it is interrupted, they are interrupted",
        "up: it moves up, they move up",
        "sideways: it moves sideways, they move sideways",
        "aslant: it moves diagonally, they move diagonally",
        "along: it moves up or down, they move up or down",
        "short: it is too short, they are too short",
        "long: it moves too far, they move too far",
        "went-back: it moves back before the release, they move back before the release",
        "held-down: it is released without moving back, they are released without moving back",
        "slow: it ends at rest, they end at rest",
        "lasting: it lasts too long, they last too long",
        "fingers: it has a different number of fingers, they have a different number of fingers",
        "several: it touches several times, they touch several times",
        "straight: it moves straight, they move straight",
        "unturned: it does not reverse, they do not reverse",
        "other-way: it moves in the other direction, they move in the other direction",
        "other: it has a different speed or length, they have a different speed or length",
      ])
  }

  @Test("the first of several faults is the one that is named")
  func firstFault() {
    func fault(_ intent: Intent, _ change: (inout TakeShape) -> Void) -> TakeFault? {
      var shape = stroke(down: 128)
      change(&shape)
      return TakeCheck.fault(shape, for: intent)
    }
    #expect(fault(.dither) { _ in } == .long && fault(.dither) { $0.down = 50 } == .unturned)
    #expect(fault(.tap) { _ in } == .long && fault(.tap) { ($0.along, $0.duration) = (0, 1) } == .lasting)
    #expect(fault(.tap) { ($0.along, $0.contacts) = (0, 2) } == .fingers)
    #expect(fault(.pinch) { _ in } == .fingers && fault(.pinch) { $0.spread = 5 } == .short)
    #expect(fault(.pull) { $0.gestures = 2 } == .several && fault(.diagonal) { _ in } == .straight)
    #expect(fault(.pull) { $0.gestures = 0 } == .short)
  }
}
