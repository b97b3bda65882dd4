import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("The work of a trace's replays")
struct ReplayWorkTests {
  /// A pull that fires and settles, at 0 to 501 ms.
  private func trace() throws -> Trace {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(300, 500)])
    return try script.trace(ended: false)
  }

  private func replay(_ work: ReplayWork, _ options: ReplayOptions = ReplayOptions()) throws -> Replay {
    Replay(of: try trace(), on: ScrollList(model: .uikit), options: options, work: work)
  }

  @Test("is spent where a run would take more turns, by frames and by visits; else it is not")
  func spent() throws {
    for byFrames in [false, true] {
      for (turns, isSpent) in [(3, true), (100_000, false)] {
        let replay = try replay(ReplayWork(turns))
        let engine = try #require(replay.engine(named: "pullview"))
        _ = byFrames ? replay.courseByFrames(of: engine) : replay.course(of: engine)
        #expect(replay.work.isSpent == isSpent, "\(turns) turns, by frames: \(byFrames)")
      }
    }
  }

  @Test("is one for all lists and engines, and for the same shown otherwise")
  func shared() throws {
    let first = try replay(ReplayWork(100_000))
    let other = Replay(on: ScrollList(model: .gtk), beside: [first])
    #expect(other.work === first.work && first.shown(by: ReplayOptions()).work === first.work)
    var runs = 0
    while !first.work.isSpent, runs < 10_000 {
      _ = other.courseByFrames(of: try #require(other.engine(named: "sv")))
      runs += 1
    }
    #expect(runs > 1 && runs < 10_000)
  }

  // A day at 60 Hz has 5,184,000 frames; of a list at rest nobody needs to see one.
  @Test("a day until the app begins a refresh costs no turns")
  func longWait() throws {
    var options = ReplayOptions()
    options.app.begins = [86_400]
    let replay = try replay(ReplayWork(10_000), options)
    let log = replay.course(of: try #require(replay.engine(named: "uirefreshcontrol")))
    #expect(!replay.work.isSpent && log.end > 86_400)
  }

  @Test("the threshold method counts every frame that it goes through")
  func thresholds() throws {
    let replay = try replay(ReplayWork(8))
    // Its thresholds hang on how long a pull lasts, so it hears of each frame.
    _ = replay.greatestThresholds(of: try #require(replay.engine(named: "kirigami")))
    #expect(replay.work.isSpent)
  }
}
