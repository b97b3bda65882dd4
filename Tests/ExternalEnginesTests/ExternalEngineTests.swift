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
}
