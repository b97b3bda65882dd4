import PullToRefresh
import ScrollPhysics
import TextFormats
import TraceReplay

/// A user's program as the engine of one replay.
///
/// After a fault the engine does nothing any more: the replay runs to its end, and the caller checks ``fault``.
package final class SpokenEngine: OutsideEngine {
  /// The most events of one replay; a day of samples at 1 kHz has fewer.
  private static let mostEvents = 100_000_000
  /// The most timers per second of a replay; one timer per frame is a few hundred, more indicate an endless loop.
  private static let mostTimersASecond = 1000

  private let process: EngineProcess
  private let command: String
  private let declaration: EngineDeclaration
  package let name: String
  package let traits: RefreshTraits
  package let yardstick: RefreshMachine
  /// What went wrong during the replay; nil if nothing did.
  private(set) var fault: EngineFault?
  /// The number of events sent to the program in this replay.
  package private(set) var events = 0
  /// A hash of the conversation, FNV-1a over all answers: equal for equal conversations.
  package private(set) var answersHash: UInt64 = 0xCBF2_9CE4_8422_2325
  package private(set) var state: UInt8 = 0
  package private(set) var ownPull: Double?
  private var timer: Double?
  private var saysIdle: Bool?
  private var timersOfSecond = 0
  private var secondBegan = -Double.infinity

  /// Resets a program and describes the scroll view to it, before a replay.
  ///
  /// - Parameters:
  ///   - process: The program.
  ///   - engine: The user's engine that the program runs.
  ///   - scene: The viewport and insets of the scroll view.
  ///   - model: The physics of the scroll view.
  ///   - threshold: The threshold to use, in points; nil for the program's own.
  init(
    _ process: EngineProcess, of engine: ExternalEngine, in scene: Scene, on model: ScrollModel,
    threshold: Double?
  ) {
    (self.process, command, declaration) = (process, engine.command, engine.declaration)
    name = engine.name
    let yardstick = declaration.yardstick(in: scene, on: model)
    var (machine, traits) = (
      RefreshMachine(yardstick.policy, viewport: scene.viewport, originalTopInset: scene.topInset),
      yardstick.traits
    )
    if let threshold {
      machine.thresholdPull = threshold
      traits.threshold = threshold
    }
    (self.yardstick, self.traits) = (machine, traits)
    var effects = RefreshEffects()
    let start = EngineStart(viewport: scene.viewport, topInset: scene.topInset, threshold: threshold)
    speak(EngineRequest.start(start), at: 0, &effects)
    if fault == nil, effects.count > 0 {
      fail("answered 'start' with effects; answer {}, because nothing has happened by then")
    }
  }

  package var followsFinger: Bool { declaration.followsFinger || declaration.hearsFingers }
  package var takesBegin: Bool { declaration.takesBegin }
  package var nextTimer: Double? { fault == nil ? timer : nil }
  package var shownState: RefreshState { declaration.states[Int(state)].kind }
  package func stateName(_ code: UInt8) -> String { declaration.states[Int(code)].name }

  package var isIdle: Bool {
    guard fault == nil else { return true }
    if let saysIdle { return saysIdle }
    return shownState != .refreshing && shownState != .finishing && timer == nil
  }

  package func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard fault == nil, wants(event) else { return }
    if event == .timerFired, !takeTimer(at: view.time) { return }
    events += 1
    guard events <= Self.mostEvents else {
      return fail("received \(Self.mostEvents) events and did not become idle; give a shorter trace")
    }
    speak(EngineRequest.event(event, view), at: view.time, &effects)
  }

  /// True if the program has asked for such events; programs written before an event existed have not.
  private func wants(_ event: RefreshEvent) -> Bool {
    switch event {
    case .fingerMoved: declaration.followsFinger
    case .fingerJoined, .fingerLeft: declaration.hearsFingers
    default: true
    }
  }

  /// Clears the timer that is due; returns false if there were too many.
  private func takeTimer(at time: Double) -> Bool {
    timer = nil
    if time - secondBegan >= 1 { (secondBegan, timersOfSecond) = (time, 0) }
    timersOfSecond += 1
    guard timersOfSecond <= Self.mostTimersASecond else {
      fail(
        "requested \(Self.mostTimersASecond) timers within a second of the replay, the last at \(JSONWriter.text(of: time)) s; set fewer timers"
      )
      return false
    }
    return true
  }

  private func speak(_ line: [UInt8], at time: Double, _ effects: inout RefreshEffects) {
    do throws(EngineProcess.Fault) {
      let bytes = try process.answer(to: line, within: declaration.limit)
      for byte in bytes { answersHash = (answersHash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      take(bytes, at: time, &effects)
    } catch {
      fail(error.words)
    }
  }

  private func take(_ bytes: [UInt8], at time: Double, _ effects: inout RefreshEffects) {
    let answer: EngineAnswer
    do throws(EngineAnswer.Fault) {
      answer = try EngineAnswer(bytes, states: declaration.states, now: time)
    } catch {
      return fail("its answer '\(EngineProcess.shown(bytes))': \(error.words)")
    }
    for index in 0..<answer.effects.count {
      effects.append(answer.effects[index])
      if case .enter(let state) = answer.effects[index] { self.state = state }
    }
    switch answer.timer {
    case .unchanged: break
    case .none: timer = nil
    case .at(let time): timer = time
    }
    saysIdle = answer.isIdle ?? saysIdle
    ownPull = answer.pull ?? ownPull
  }

  private func fail(_ problem: String) { fault = EngineFault(command, problem) }
}
