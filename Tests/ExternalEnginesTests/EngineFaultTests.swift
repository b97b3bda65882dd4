import PullToRefresh
import Testing
import TraceReplay

@testable import ExternalEngines

@Suite("Why engines could not be run")
struct EngineFaultTests {
  @Test(
    "follows the program's command, in which no control character stands; a stopped one's without a colon")
  func program() {
    #expect("\(EngineFault("./mine", "is late"))" == "exec:./mine: is late")
    #expect("\(EngineFault("a\tb\u{1B}", "is late"))" == "exec:a\u{FFFD}b\u{FFFD}: is late")
    let stopped = EngineFault("./mine", ExternalEngine.calledOff)
    #expect("\(stopped)" == "exec:./mine had not answered yet")
    #expect(stopped.isCalledOff && !EngineFault("./mine", "is late").isCalledOff)
    #expect(!stopped.isFinal && !EngineFault("./mine", "is late").isFinal)
  }

  @Test("is the limit alone if no program is to blame")
  func limits() {
    let much = EngineFault(tooMuch: "it has 3 gestures, and 2 are the limit")
    #expect("\(much)" == "it has 3 gestures, and 2 are the limit")
    #expect(much.command == nil && !much.isFinal && !much.isCalledOff)
    let frames = EngineFault(frames: 1200.25, most: 1000)
    #expect(
      "\(frames)"
        == "its replays show 1201 frames or more, and 1000 are the limit; lower --rate, name fewer engines and models at a time (--engine, --model), or give a shorter trace"
    )
    #expect(frames.command == nil)
    let spent = EngineFault(spent: ReplayWork(500))
    #expect(
      "\(spent)"
        == "its replays need more than 500 frames and timers, the limit; lower --rate, name fewer engines and models at a time (--engine, --model), leave out options that make every frame count (--frames, --arrival, --begin, --inset-change), or give a shorter trace"
    )
    #expect(spent.command == nil)
  }

  private static func replay(work: ReplayWork = ReplayWork()) throws -> Replay {
    let script = try FingerScript("down; move 300 300; release; wait 500")
    return Replay(
      track: FingerTrack(of: script, rate: 125), scene: .standard, on: ScrollList(model: .uikit),
      options: ReplayOptions(), work: work)
  }

  @Test("is that a run was ended by the limit of its work")
  func work() throws {
    let enough = try Self.replay()
    _ = enough.run(RefreshEngine(.sv, in: enough.scene, on: enough.model))
    try enough.requireWork()
    let little = try Self.replay(work: ReplayWork(1))
    _ = little.run(RefreshEngine(.sv, in: little.scene, on: little.model))
    #expect(throws: EngineFault(spent: little.work)) { try little.requireWork() }
  }

  @Test("is that a replay would show more frames than allowed, in all of its runs together")
  func frames() throws {
    let replay = try Self.replay()
    let least = replay.leastFrames
    let most = Int(least.rounded(.up))
    #expect(most > 10)
    try replay.requireFrames(atMost: most)
    try replay.requireFrames(atMost: 3 * most, runs: 3)
    #expect(throws: EngineFault(frames: least, most: most - 1)) { try replay.requireFrames(atMost: most - 1) }
    #expect(throws: EngineFault(frames: 3 * least, most: 2 * most)) {
      try replay.requireFrames(atMost: 2 * most, runs: 3)
    }
  }
}
