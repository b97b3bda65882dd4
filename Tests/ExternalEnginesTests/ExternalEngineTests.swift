import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@testable import ExternalEngines

/// Programs here are scripts of `sh`, which every machine has.
@Suite("A program as an engine")
struct ExternalEngineTests {
  private static let hello =
    #"{"protocol":"overscroll-engine/1","name":"mine","policy":{"schema":"overscroll-policy/1","threshold":{"points":60}},"deadline_ms":DEADLINE}"#

  /// A script that says hello, and then does what `body` says with each line.
  private static func script(_ body: String, deadline: Int = 60_000) -> String {
    "read line; echo '\(hello.replacing("DEADLINE", with: "\(deadline)"))'; \(body)"
  }

  private static func replay() throws -> Replay {
    let script = try FingerScript("down; move 300 300; hold 100; release; wait 500")
    return Replay(
      track: FingerTrack(of: script, rate: 125), scene: .standard, model: .uikit, options: ReplayOptions())
  }

  private func fault(_ body: String) throws -> EngineFault? {
    // A machine may be busy: who answers late is told apart from who is slow to start.
    let engine = try ExternalEngine(Self.script(body, deadline: body.contains("sleep 60") ? 300 : 60_000))
    let replay = try Self.replay()
    do throws(EngineFault) {
      _ = try engine.serve(replay) { replay.course(of: $0) }
      return nil
    } catch {
      return error
    }
  }

  @Test("that answers nothing fires nothing, and is told of a contact, offsets and a lift")
  func silence() throws {
    let engine = try ExternalEngine(Self.script("while read line; do echo '{}'; done"))
    let replay = try Self.replay()
    let (log, events) = try engine.serve(replay) { (replay.course(of: $0), $0.events) }
    #expect(log.triggers == 0)
    #expect(events > 20)
  }

  @Test("that triggers at the lift fires once, in the gesture, and the app is told")
  func triggers() throws {
    let engine = try ExternalEngine(
      Self.script(
        #"while read line; do case "$line" in *drag-ended*) echo '{"effects":[{"enter":"refreshing"},{"trigger":"released"},{"callback":true}]}';; *end-refreshing*) echo '{"effects":[{"enter":"idle"}]}';; *) echo '{}';; esac; done"#
      ))
    let replay = try Self.replay()
    let result = try engine.serve(replay) { replay.run($0).result }
    #expect(result.triggers == 1)
    #expect(result.triggerPhase == .released)
    #expect(result.engine == "mine")
    #expect(result.states.map(\.name) == ["idle", "refreshing", "idle"])
    // The finger lifts at 0.4 s; a frame of 120 Hz sees it within 8.4 ms.
    let trigger = try #require(result.trigger)
    #expect(trigger >= 0.4 && trigger < 0.4085)
    #expect(result.callback == trigger)
  }

  @Test("that asks for a timer is sent it at its time")
  func timers() throws {
    let engine = try ExternalEngine(
      Self.script(
        #"while read line; do case "$line" in *contact-ended*) echo '{"timer_s":0.75}';; *timer-fired*) echo '{"effects":[{"trigger":"settling"}]}';; *) echo '{}';; esac; done"#
      ))
    let replay = try Self.replay()
    let result = try engine.serve(replay) { replay.run($0).result }
    #expect(result.trigger == 0.75)
  }

  @Test("is told the threshold that it is to have")
  func threshold() throws {
    let engine = try ExternalEngine(
      Self.script(
        #"while read line; do case "$line" in *'"start"'*'"threshold_pt":77'*) on=1; echo '{}';; *'"start"'*) on=0; echo '{}';; *drag-ended*) if [ $on = 1 ]; then echo '{"effects":[{"trigger":"released"}]}'; else echo '{}'; fi;; *) echo '{}';; esac; done"#
      ))
    let replay = try Self.replay()
    let own = try engine.serve(replay) { replay.course(of: $0).triggers }
    let other = try engine.serve(replay, threshold: 77) {
      ($0.traits.threshold, replay.course(of: $0).triggers)
    }
    #expect(own == 0)
    #expect(other == (77, 1))
  }

  @Test(
    "that does what none does is ended with one line that says what",
    arguments: [
      ("while read line; do echo nonsense; done", "its answer 'nonsense': is not JSON"),
      ("read line; sleep 60", "did not answer within 300 ms"),
      ("read line; echo '{}'; exec 1>&-; sleep 60", "closed its standard output"),
      ("read line; exit 3", "ended with exit 3 before it had answered"),
      ("read line; kill -9 $$", "was killed by signal 9"),
      ("exec 0<&-; exit 0", "ended with exit 0"),
      ("read line; printf '{}\\n{}\\n'; read line; sleep 60", "sent a line without a request: '{}'"),
      ("read line; yes | tr -d '\\n'", "without a line feed"),
      (
        #"while read line; do echo '{"effects":[{"trigger":"contact"}]}'; done"#,
        "answered 'start' with effects"
      ),
      (
        #"while read line; do case "$line" in *'"start"'*) echo '{}';; *) t=${line#*time_s\":}; echo "{\"timer_s\":${t%%,*}}";; esac; done"#,
        "requested 1000 timers within a second"
      ),
    ])
  func faults(_ body: String, _ part: String) throws {
    let fault = try #require(try fault(body))
    #expect(fault.problem.contains(part), "\(fault)")
    #expect(!"\(fault)".contains("\n"))
  }

  @Test(
    "that cannot be started, or is none, is told before anything runs",
    arguments: [
      ("", "does not name a command"), ("no-such-command-anywhere", "no such command"),
      ("true", "ended with exit 0"),
      ("echo hello", "its hello 'hello' is not JSON"), ("cat", "it speaks 'overscroll-engine/1'"),
    ])
  func starts(_ command: String, _ part: String) {
    do throws(EngineFault) {
      _ = try ExternalEngine(command)
      Issue.record("started")
    } catch {
      // `cat` gives back what it is sent, which has a key that no hello has.
      #expect("\(error)".contains(command == "cat" ? "unknown key 'event'" : part), "\(error)")
    }
  }

  @Test("that fails is started again for the next replay, and after three in a row no more")
  func restarts() throws {
    let engine = try ExternalEngine(Self.script("read line; exit 3"))
    let replay = try Self.replay()
    let faults = (0..<5).map { _ -> EngineFault? in
      do throws(EngineFault) {
        _ = try engine.serve(replay) { replay.course(of: $0) }
        return nil
      } catch {
        return error
      }
    }
    #expect(faults.map { $0?.isFinal } == [false, false, true, true, true])
  }

  /// What is wrong with a replay that is sent one event; nil if nothing is.
  private func fault(of engine: ExternalEngine, at event: RefreshEvent) throws -> EngineFault? {
    let replay = try Self.replay()
    do throws(EngineFault) {
      try engine.serve(replay) { engine in
        var effects = RefreshEffects()
        engine.handle(
          event, ScrollSituation(time: 0, contentOffset: 0, topInset: 0, viewportLength: 667), &effects)
      }
      return nil
    } catch {
      return error
    }
  }

  private static let mortal =
    #"while read line; do case "$line" in *drag-began*) exit 3;; *) echo '{}';; esac; done"#

  @Test("may fail again and again if it succeeds in between")
  func forgiven() throws {
    let engine = try ExternalEngine(Self.script(Self.mortal))
    let events: [RefreshEvent] = [
      .dragBegan, .dragBegan, .contactBegan, .dragBegan, .dragBegan, .dragBegan, .contactBegan,
    ]
    let faults = try events.map { try fault(of: engine, at: $0)?.isFinal }
    #expect(faults == [false, false, nil, false, false, true, true])
  }

  @Test("is not started anew for each replay, and runs as often as replays do at once")
  func reused() throws {
    // Its pull is the number of replays that the same process has served.
    let engine = try ExternalEngine(
      Self.script(
        #"while read line; do case "$line" in *'"start"'*) n=x$n; echo "{\"pull_pt\":${#n}}";; *) echo '{}';; esac; done"#
      ))
    let other = engine.called("other")
    #expect(other.name == "other" && other.command == engine.command && engine.name == "mine")
    let replay = try Self.replay()
    #expect(try engine.serve(replay) { $0.ownPull } == 1)
    #expect(try engine.serve(replay) { $0.ownPull } == 2)
    #expect(try other.serve(replay) { ($0.name, $0.ownPull) } == ("other", 3))
    let both = try engine.serve(replay) { outer in
      (outer.ownPull, try? engine.serve(replay) { $0.ownPull })
    }
    #expect(both == (4, 1))
  }

  @Test("that says hello differently when it is started again is refused")
  func changed() throws {
    let engine = try ExternalEngine(
      Self.hello.replacing("DEADLINE", with: "60000").replacing("mine", with: "m'$$'")
        .withRead(body: Self.mortal))
    #expect(try fault(of: engine, at: .dragBegan)?.problem.hasPrefix("ended with exit 3") == true)
    #expect(
      try fault(of: engine, at: .contactBegan)?.problem
        == "sends a different hello each time it is started; send the same")
  }

  @Test(
    "that ends or errs is described in whole sentences",
    arguments: [
      ("read line; exit 3", "ended with exit 3 before it had answered; see its messages above"),
      ("read line; kill -9 $$", "was killed by signal 9; see its messages above"),
      (
        "read line; echo '{}'; exec 1>&-; sleep 60",
        "closed its standard output; keep it open until the standard input ends"
      ),
      ("read line; exit 127", "no such command in the shell (exit 127); is its path right?"),
      (
        "read line; sleep 60",
        "did not answer within 300 ms; flush each line, or send 'deadline_ms' in its hello"
      ),
      (
        "read line; yes | tr -d '\\n'",
        "sent more than 65536 bytes without a line feed; end each answer with one"
      ),
      (
        "read line; printf '{}\\nab\\033c\\n'; read line; sleep 60",
        "sent a line without a request: 'ab\u{FFFD}c'; answer each line with one line"
      ),
    ])
  func wholeFaults(_ body: String, _ words: String) throws {
    let fault = try #require(try fault(body))
    #expect(fault.problem == words)
    #expect(!fault.isFinal && !fault.isCalledOff)
    #expect("\(fault)" == "exec:\(fault.command ?? "-"): \(words)")
  }

  @Test("may answer with 65,536 bytes")
  func longest() throws {
    // An object with as many spaces as fit.
    let body = "while read line; do printf '{%65534s\\n' '}'; done"
    #expect(try fault(body) == nil)
  }
}

extension String {
  /// A script that sends this line, and then does what `body` says.
  fileprivate func withRead(body: String) -> String { "read line; echo '\(self)'; \(body)" }
}
