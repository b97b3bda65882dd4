import TraceStorage
import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import TakeChecks
@testable import FileAccess
@testable import ScrollPhysics

@Suite("Telling takes")
struct TakeCheckTests {
  /// The repository's own traces: made-up gestures of five hands and every intent, through the real libinput.
  private static let traces: [Trace] = {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let paths = (try? FileIO.traces(under: folder.joined(separator: "/") + "/traces")) ?? []
    return paths.compactMap { try? TraceReader.trace(at: $0) }
  }()

  private func complaints(_ trace: Trace, _ intent: Intent) -> [String] {
    let options = ReplayOptions()
    let replay = Replay(of: trace, model: .uikit, options: options)
    return TakeCheck.complaints(
      TakeShape(of: trace, options: options), for: Prompt(intent), reachesTop: replay.path.reachesTop)
  }

  @Test("a take of an intent passes for that intent")
  func own() throws {
    #expect(Self.traces.count == 90)
    for trace in Self.traces {
      let intent = try #require(trace.header.intent)
      // Made-up scrolls end where their hand ends, some short of the top.
      let found = complaints(trace, intent).filter { $0 != "did not reach the top" }
      #expect(found.isEmpty, "\(trace.path): \(found)")
    }
  }

  @Test("a take of another intent does not pass for a pull", arguments: Intent.allCases)
  func notPulls(intent: Intent) {
    // A scroll or fling is a pull by its finger alone: only where it begins tells them apart.
    guard ![.pull, .scroll, .fling, .free].contains(intent) else { return }
    for trace in Self.traces where trace.header.intent == intent {
      #expect(!complaints(trace, .pull).isEmpty, "\(trace.path)")
    }
  }

  @Test("a pull passes for nothing that does not want a refresh", arguments: Intent.allCases)
  func pulls(intent: Intent) {
    guard ![.pull, .scroll, .fling, .free].contains(intent) else { return }
    for trace in Self.traces where trace.header.intent == .pull {
      #expect(!complaints(trace, intent).isEmpty, "\(trace.path)")
    }
  }

  @Test("a take whose fingers rested first passes on every libinput", arguments: KeptTraces.rests)
  func rested(rest: Int) throws {
    for version in KeptTraces.libinputs {
      let trace = try KeptTraces.trace(rest: rest, libinput: version)
      let found = TakeCheck.complaints(about: trace, for: Prompt(.pull), model: .uikit, ReplayOptions())
      #expect(found.isEmpty, "\(version): \(found)")
      #expect(trace.end?.grade == "A")
    }
  }

  // MARK: One thing wrong at a time

  /// A pull as asked for, 20 mm in 0.4 s.
  private var pull: TakeShape {
    var shape = TakeShape()
    (shape.gestures, shape.contacts, shape.duration) = (1, 1, 0.5)
    (shape.down, shape.along, shape.end, shape.speed) = (128, 128, 128, 320)
    shape.pointsPerMillimetre = 6.42
    return shape
  }

  private func complaints(_ prompt: Prompt, _ change: (inout TakeShape) -> Void) -> [String] {
    var shape = pull
    change(&shape)
    return TakeCheck.complaints(shape, for: prompt)
  }

  @Test("what is wrong with a pull is said in words and in millimetres")
  func words() {
    let prompt = Prompt(.pull)
    #expect(complaints(prompt) { _ in } == [])
    #expect(complaints(prompt) { $0.gestures = 0 } == ["nothing that a replay can use"])
    #expect(complaints(prompt) { $0.isLifted = false } == ["the contact was interrupted"])
    #expect(complaints(prompt) { $0.gestures = 2 } == ["touched 2 times instead of once"])
    #expect(
      complaints(prompt) { ($0.down, $0.along, $0.end) = (26, 26, 26) } == [
        "moved down 4 mm, at least 9 mm is needed"
      ])
    #expect(complaints(prompt) { $0.end = 10 } == ["moved back up before the release"])
    #expect(complaints(prompt) { $0.across = 200 } == ["moved sideways, not down"])
    #expect(complaints(prompt) { $0.across = -100 } == ["moved diagonally, not straight down"])
    #expect(complaints(prompt) { ($0.up, $0.down, $0.along) = (90, 0, -90) } == ["moved up, not down"])
    #expect(
      complaints(prompt) { ($0.down, $0.pointsPerMillimetre) = (26, nil) } == [
        "moved down 26 pt, at least 60 pt is needed"
      ])
  }

  @Test("what is wrong first with a gesture of an intent has a kind, without limits of a prompt")
  func faults() {
    let fault = { (intent: Intent, change: (inout TakeShape) -> Void) -> TakeFault? in
      var shape = pull
      change(&shape)
      return TakeCheck.fault(shape, for: intent)
    }
    #expect(fault(.pull) { _ in } == nil)
    #expect(fault(.free) { $0.gestures = 0 } == nil)
    #expect(fault(.pull) { ($0.up, $0.down, $0.along) = (90, 0, -90) } == .up)
    #expect(fault(.pull) { $0.across = 200 } == .sideways)
    #expect(fault(.pull) { $0.across = -100 } == .aslant)
    #expect(fault(.pull) { ($0.down, $0.along, $0.end) = (26, 26, 26) } == .short)
    #expect(fault(.pull) { $0.end = 10 } == .wentBack)
    #expect(fault(.pull) { $0.isLifted = false } == .brokenOff)
    #expect(fault(.pullCancel) { _ in } == .heldDown)
    #expect(fault(.fling) { _ in } == .slow)
    #expect(fault(.horizontal) { _ in } == .along)
    // A fault is there whenever the checks of a prompt without limits complain.
    for intent in Intent.allCases {
      #expect((fault(intent) { _ in } == nil) == TakeCheck.complaints(pull, for: Prompt(intent)).isEmpty)
    }
  }

  @Test("a pull that should have been taken back was not")
  func cancelled() {
    #expect(complaints(Prompt(.pullCancel)) { _ in } == ["was released without moving back up"])
    #expect(complaints(Prompt(.pullCancel)) { $0.end = 40 } == [])
  }

  @Test("a fling lifts while moving, and both it and a scroll reach the top")
  func returns() {
    #expect(complaints(Prompt(.fling)) { _ in } == ["was not released while moving down"])
    #expect(complaints(Prompt(.fling)) { $0.releaseSpeed = 900 } == [])
    #expect(
      TakeCheck.complaints(pull, for: Prompt(.scroll), reachesTop: false) == ["did not reach the top"])
  }

  @Test("sides, turns, taps and pinches are told")
  func others() {
    var left = Prompt(.horizontal)
    left.direction = .left
    #expect(complaints(left) { ($0.along, $0.down, $0.across) = (10, 10, 128) } == ["moved to the right"])
    #expect(complaints(left) { ($0.along, $0.down, $0.across) = (10, 10, -128) } == [])
    #expect(complaints(left) { _ in } == ["moved up or down more than sideways"])
    var slant = Prompt(.diagonal)
    slant.direction = .downRight
    #expect(complaints(slant) { $0.across = 110 } == [])
    #expect(complaints(slant) { $0.across = -110 } == ["moved to the left"])
    #expect(complaints(slant) { $0.across = 20 } == ["moved straight, not diagonally"])
    #expect(
      complaints(Prompt(.dither)) { _ in } == [
        "moved 20 mm, small moves stay within 17 mm", "did not move up and down",
      ])
    #expect(
      complaints(Prompt(.tap)) { $0.duration = 0.7 } == [
        "moved 20 mm, a tap stays in place", "lasted 0.7 s, a tap is shorter than 0.5 s",
      ])
    var apart = Prompt(.pinch)
    apart.direction = .apart
    #expect(complaints(apart) { _ in } == ["one finger; a pinch needs two"])
    #expect(complaints(apart) { $0.spread = -64.2 } == ["moved together, not apart"])
    #expect(complaints(apart) { $0.spread = 6.42 } == ["the fingers moved 1 mm apart, too little"])
  }

  @Test("speed and the protocol's own limits count once the gesture is right")
  func limits() {
    var prompt = Prompt(.pull)
    prompt.speed = .fast
    #expect(complaints(prompt) { _ in } == ["too slow for 'fast'"])
    prompt.speed = .slow
    #expect(complaints(prompt) { $0.speed = .infinity } == ["too fast for 'slow'"])
    prompt.speed = nil
    prompt.limits.travel = 200...300
    #expect(complaints(prompt) { _ in } == ["moved 128 pt, not 200 pt to 300 pt"])
    prompt.limits = PromptLimits()
    prompt.limits.duration = 1...2
    #expect(complaints(prompt) { _ in } == ["lasted 0.5 s, not 1.0 s to 2.0 s"])
    prompt.limits = PromptLimits()
    prompt.limits.speed = 400...500
    #expect(complaints(prompt) { _ in } == ["moved 320 pt per second, not 400 pt to 500 pt"])
  }

  @Test("minutes of free use are taken as they are")
  func free() {
    #expect(TakeCheck.complaints(TakeShape(), for: Prompt(.free)).isEmpty)
  }
}
