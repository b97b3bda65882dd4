import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import TakeChecks

/// Takes drawn from seeds, with every figure of their shapes, their words, and what each intent complains of.
@Suite("Drawn takes")
struct DrawnTakesTests {
  private static func figures(_ shape: TakeShape) -> String {
    let lengths = [
      ("down", shape.down), ("up", shape.up), ("across", shape.across), ("along", shape.along),
      ("end", shape.end),
      ("distance", shape.distance), ("time", shape.duration), ("speed", shape.speed),
      ("release", shape.releaseSpeed),
    ].map { "\($0) \($1.isFinite ? $1.golden : "\($1)")" }.joined(separator: ", ")
    return
      "\(shape.gestures) gestures, \(shape.contacts) contacts, \(shape.isLifted ? "lifted" : "broken off"), \(lengths), \(shape.turns) turns, spread \(shape.spread?.golden ?? "–"), \(shape.pointsPerMillimetre?.golden ?? "–") pt/mm"
  }

  private static func complaints(_ shape: TakeShape) -> String {
    Intent.allCases.map { intent in
      let found = TakeCheck.complaints(shape, for: Prompt(intent), reachesTop: shape.down > 150)
      let fault = TakeCheck.fault(shape, for: intent)?.rawValue ?? "fine"
      return "    \(intent.rawValue): \(fault)\(found.isEmpty ? "" : ": \(found.joined(separator: "; "))")\n"
    }.joined()
  }

  private static func described(_ trace: Trace, _ options: ReplayOptions) -> String {
    let whole = TakeShape(of: trace, options: options)
    let track = FingerTrack(of: trace, options: options, viewport: 667)
    let each = TakeShape.each(of: track.gestures, in: trace, options: options)
    return "\(trace.path)\n  \(figures(whole))\n  \(whole.words)\n" + complaints(whole)
      + each.map { "  gesture: \(figures($0))\n    \($0.words)\n" }.joined()
  }

  @Test("traces of one finger and of several, of a touchscreen, a touchpad and a wheel")
  func traces() {
    let traces =
      (1...10).map { seed in (RandomReplay(seed: seed).trace, RandomReplay(seed: seed).options) }
      + (1...16).map { seed in (LiftedTrace(seed: seed).trace, ReplayOptions()) }
    let text = traces.map { trace, options in
      // The same positions in each unit: a trace in millimetres has a size, one in shares of the surface a viewport.
      var (millimetres, shares) = (trace, trace)
      millimetres.header.statedUnits = .millimetres
      shares.header.statedUnits = .normalised
      shares.header.scenario?.viewport = 1.5
      return Self.described(trace, options)
        + [millimetres, shares].map { "  \(TakeShape(of: $0, options: options).words)\n" }.joined()
    }
    #expect(Golden.difference(of: text.joined(), from: "drawn-takes.txt") == nil)
  }

  @Test("every direction, speed and limit of a prompt, with shapes of every way")
  func prompts() {
    var random = SeededRandom(seed: 5)
    var text = ""
    for number in 0..<20 {
      var shape = TakeShape()
      shape.gestures = number % 9 == 0 ? 2 : 1
      (shape.contacts, shape.isLifted) = (1 + number % 3, number % 11 != 0)
      (shape.duration, shape.speed) = (random.nextEven(0, 1.5), random.nextEven(0, 4000).rounded())
      (shape.along, shape.across) = (
        random.nextEven(-150, 300).rounded(), random.nextEven(-200, 200).rounded()
      )
      (shape.down, shape.up) = (max(0, shape.along), max(0, -shape.along))
      shape.end = (shape.along * random.nextUnit()).rounded()
      (shape.turns, shape.releaseSpeed) = (number % 4, random.nextEven(-300, 1200).rounded())
      shape.spread = number % 3 == 0 ? nil : random.nextEven(-90, 90).rounded()
      shape.pointsPerMillimetre = number % 2 == 0 ? 6.42 : nil
      text += "\(shape.words)\n"
      for intent in Intent.allCases {
        for direction in [nil] + intent.promptDirections.map({ $0 as PromptDirection? }) {
          for speed in [nil] + intent.promptSpeeds.map({ $0 as PromptSpeed? }) {
            var prompt = Prompt(intent)
            (prompt.direction, prompt.speed) = (direction, speed)
            if speed == nil {
              prompt.limits.travel = 50...250
              prompt.limits.duration = 0.1...1.2
              prompt.limits.speed = 100...3000
            }
            let found = TakeCheck.complaints(shape, for: prompt, reachesTop: number % 5 == 0 ? false : nil)
            if !found.isEmpty { text += "  \(prompt.name): \(found.joined(separator: "; "))\n" }
          }
        }
      }
    }
    #expect(Golden.difference(of: text, from: "drawn-prompts.txt") == nil)
  }
}
