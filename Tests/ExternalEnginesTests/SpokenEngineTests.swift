import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@testable import ExternalEngines

/// Each program is a script of `sh`. The tests send the events, with no replay between.
@Suite("A program during a replay")
struct SpokenEngineTests {
  /// A script that sends `members` in its hello, and then does what `body` says with each line.
  private static func script(_ members: String, _ body: String) -> String {
    #"read line; echo '{"protocol":"overscroll-engine/1","name":"mine",\#(members),"deadline_ms":60000}'; while read line; do "#
      + body + "; done"
  }

  private static let like =
    #""like":"sv","states":["Stopped","Armed",{"name":"Loading","as":"refreshing"},{"name":"Closing","as":"finishing"}]"#

  /// A script that answers `{}` to each event, except for those that `answers` has.
  private static func script(_ members: String = like, answering answers: [(event: String, answer: String)])
    -> String
  {
    let cases = answers.map { #"*'"event":"\#($0.event)"'*) echo '\#($0.answer)';;"# }
    return script(members, #"case "$line" in \#(cases.joined(separator: " ")) *) echo '{}';; esac"#)
  }

  private static func replay() throws -> Replay {
    Replay(
      track: FingerTrack(of: try FingerScript("down; move 300 300; release"), rate: 125), scene: .standard,
      model: .uikit, options: ReplayOptions())
  }

  private static func view(at time: Double) -> ScrollSituation {
    ScrollSituation(time: time, contentOffset: 0, topInset: 0, viewportLength: 667)
  }

  /// What the engine does at an event.
  private static func effects(of engine: SpokenEngine, at event: RefreshEvent, time: Double = 1)
    -> [RefreshEffect]
  {
    var effects = RefreshEffects()
    engine.handle(event, view(at: time), &effects)
    return (0..<effects.count).map { effects[$0] }
  }

  @Test("begins in its first state, idle, with no timer, pull or event")
  func beginning() throws {
    let engine = try ExternalEngine(Self.script(answering: []))
    try engine.serve(try Self.replay()) { engine in
      #expect(engine.name == "mine" && engine.state == 0 && engine.stateName(0) == "Stopped")
      #expect(engine.shownState == .idle && engine.isIdle)
      #expect(engine.nextTimer == nil && engine.ownPull == nil && engine.events == 0)
      #expect((0..<4).map { engine.stateName($0) } == ["Stopped", "Armed", "Loading", "Closing"])
    }
  }

  @Test(
    "is idle by its state, unless a timer runs or it says otherwise",
    arguments: [
      (#"{}"#, RefreshState.idle, true), (#"{"effects":[{"enter":"Armed"}]}"#, .pulling, true),
      (#"{"effects":[{"enter":"Loading"}]}"#, .refreshing, false),
      (#"{"effects":[{"enter":"Closing"}]}"#, .finishing, false),
      (#"{"effects":[{"enter":"Loading"},{"enter":"Stopped"}]}"#, .idle, true),
      (#"{"timer_s":2}"#, .idle, false), (#"{"timer_s":null}"#, .idle, true),
      (#"{"timer_s":2,"idle":true}"#, .idle, true), (#"{"idle":false}"#, .idle, false),
      (#"{"effects":[{"enter":"Loading"}],"idle":true}"#, .refreshing, true),
    ])
  func idle(_ answer: String, _ state: RefreshState, _ isIdle: Bool) throws {
    let engine = try ExternalEngine(Self.script(answering: [("drag-ended", answer)]))
    try engine.serve(try Self.replay()) { engine in
      _ = Self.effects(of: engine, at: .dragEnded)
      #expect(engine.shownState == state)
      #expect(engine.isIdle == isIdle)
    }
  }

  @Test("keeps what an answer omits: its state, timer, pull, and whether it is idle")
  func kept() throws {
    let engine = try ExternalEngine(
      Self.script(answering: [
        (
          "drag-ended",
          #"{"effects":[{"enter":"Loading"},{"callback":true}],"timer_s":1.5,"idle":false,"pull_pt":61.5}"#
        ), ("end-refreshing", #"{"timer_s":null,"idle":true,"pull_pt":3}"#),
      ]))
    try engine.serve(try Self.replay()) { engine in
      #expect(Self.effects(of: engine, at: .dragEnded) == [.enter(2), .callback])
      #expect(Self.effects(of: engine, at: .contactEnded).isEmpty)
      #expect(engine.state == 2 && engine.nextTimer == 1.5 && engine.ownPull == 61.5 && !engine.isIdle)
      #expect(Self.effects(of: engine, at: .endRefreshing).isEmpty)
      #expect(engine.state == 2 && engine.nextTimer == nil && engine.ownPull == 3 && engine.isIdle)
      #expect(engine.events == 3)
    }
  }

  @Test("has no timer once the timer has fired, unless it sets the next one")
  func timers() throws {
    let engine = try ExternalEngine(
      Self.script(answering: [("drag-ended", #"{"timer_s":1.5}"#), ("end-refreshing", #"{"timer_s":2.5}"#)]))
    try engine.serve(try Self.replay()) { engine in
      _ = Self.effects(of: engine, at: .dragEnded)
      #expect(engine.nextTimer == 1.5)
      _ = Self.effects(of: engine, at: .timerFired, time: 1.5)
      #expect(engine.nextTimer == nil && engine.isIdle)
      _ = Self.effects(of: engine, at: .endRefreshing, time: 2)
      #expect(engine.nextTimer == 2.5)
    }
  }

  @Test("may set a thousand timers within a second, and as many within the next")
  func mostTimers() throws {
    let engine = try ExternalEngine(Self.script(answering: []))
    let replay = try Self.replay()
    do throws(EngineFault) {
      try engine.serve(replay) { engine in
        for second in [5.0, 6] {
          for timer in 0..<1000 {
            _ = Self.effects(of: engine, at: .timerFired, time: second + Double(timer) / 1024)
          }
        }
        #expect(engine.events == 2000)
        // One more within the same second.
        _ = Self.effects(of: engine, at: .timerFired, time: 6.9995)
        #expect(engine.events == 2000)
      }
      Issue.record("no fault")
    } catch {
      #expect(
        error.problem
          == "requested 1000 timers within a second of the replay, the last at 6.9995 s; set fewer timers")
    }
  }

  @Test(
    "receives samples and further fingers only if it wants them",
    arguments: [([], 0), (["finger-moved"], 1), (["fingers"], 2), (["fingers", "finger-moved"], 3)])
  func wants(_ wants: [String], _ count: Int) throws {
    let engine = try ExternalEngine(Self.script(Self.like + #","wants":\#(wants)"#, "echo '{}'"))
    #expect(!engine.declaration.takesBegin && !engine.declaration.takesThreshold)
    try engine.serve(try Self.replay()) { engine in
      #expect(engine.followsFinger == !wants.isEmpty)
      for event in [RefreshEvent.fingerMoved, .fingerJoined, .fingerLeft] {
        _ = Self.effects(of: engine, at: event)
      }
      #expect(engine.events == count)
      let others: [RefreshEvent] = [
        .contactBegan, .dragBegan, .offsetChanged, .dragEnded, .dragCancelled, .contactEnded, .timerFired,
        .beginRefreshing, .endRefreshing, .topInsetChanged,
      ]
      for event in others { _ = Self.effects(of: engine, at: event) }
      #expect(engine.events == count + others.count)
    }
  }

  // FNV-1a of 64 bits: offset 0xCBF29CE484222325, prime 0x100000001B3; of "{}" and of "{}{}", computed with Python.
  @Test("has a hash of all answers, which each replay begins anew")
  func hash() throws {
    let engine = try ExternalEngine(Self.script(answering: []))
    for _ in 0..<2 {
      try engine.serve(try Self.replay()) { engine in
        #expect(engine.answersHash == 0x8f44b07b5901a25)
        _ = Self.effects(of: engine, at: .contactBegan)
        #expect(engine.answersHash == 0x5d52c65b1031a925)
      }
    }
  }

  @Test("does nothing more after a fault, and is not sent anything")
  func afterFault() throws {
    let engine = try ExternalEngine(
      Self.script(answering: [
        ("contact-began", #"{"effects":[{"enter":"Loading"}],"timer_s":9}"#),
        ("drag-began", #"{"effects":[{"enter":"Loadin"},{"callback":true}]}"#),
      ]))
    let replay = try Self.replay()
    do throws(EngineFault) {
      try engine.serve(replay) { engine in
        _ = Self.effects(of: engine, at: .contactBegan)
        #expect(!engine.isIdle && engine.nextTimer == 9)
        #expect(Self.effects(of: engine, at: .dragBegan).isEmpty)
        #expect(engine.isIdle && engine.nextTimer == nil)
        #expect(Self.effects(of: engine, at: .contactBegan).isEmpty)
        #expect(engine.events == 2)
      }
      Issue.record("no fault")
    } catch {
      #expect(
        "\(error)".hasSuffix(
          #": its answer '{"effects":[{"enter":"Loadin"},{"callback":true}]}': unknown state 'Loadin'; did you mean 'Loading'?"#
        ), "\(error)")
    }
  }

  @Test("stands in its faults with the first sixty characters of its answer")
  func longAnswer() throws {
    let engine = try ExternalEngine(Self.script(Self.like, "echo '\(String(repeating: "abcde", count: 13))'"))
    let replay = try Self.replay()
    do throws(EngineFault) {
      try engine.serve(replay) { _ in }
      Issue.record("no fault")
    } catch {
      #expect(
        error.problem.hasPrefix("its answer '\(String(repeating: "abcde", count: 12))…': is not JSON: "))
    }
  }

  @Test("is compared with the system or the policy that it names, at its own threshold or the given one")
  func yardstick() throws {
    let sv = try ExternalEngine(Self.script(answering: []))
    #expect(sv.declaration.nativeList == RefreshSystem.sv.nativeList)
    let replay = try Self.replay()
    let traits = RefreshEngine(.sv, in: replay.scene, on: replay.model).traits
    try sv.serve(replay) { #expect($0.traits == traits) }
    try sv.serve(replay, threshold: traits.threshold + 7) { engine in
      #expect(engine.traits.threshold == traits.threshold + 7)
      #expect(engine.yardstick.thresholdPull == traits.threshold + 7)
      #expect(engine.traits.moment == traits.moment && engine.traits.isStrict == traits.isStrict)
    }
    let policy = try ExternalEngine(
      Self.script(
        #""policy":{"schema":"overscroll-policy/1","threshold":{"points":60}},"wants":["begin-refreshing","threshold"]"#,
        "echo '{}'"))
    #expect(policy.declaration.nativeList == .uiScrollView && policy.declaration.takesThreshold)
    try policy.serve(replay) { engine in
      #expect(engine.traits.threshold == 60 && engine.yardstick.thresholdPull == 60)
      #expect(engine.takesBegin && !engine.followsFinger)
    }
  }
}
