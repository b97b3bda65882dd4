import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@testable import ReplayExperiments

@Suite("Options that change looks")
struct DrawnOptionsTests {
  /// What a row says of a run, but for the engine's name.
  private func result(_ choice: EngineChoice, _ script: String) throws -> ReplayResult {
    var options = ReplayOptions()
    options.app.work = .fixed(0.5)
    let scene = Scene(scenario: nil, overrides: SceneOverrides())
    let track = FingerTrack(of: try FingerScript(script), rate: 100)
    let replay = Replay(track: track, scene: scene, model: .uikit, options: options)
    var result = try choice.run(on: replay).result
    result.engine = ""
    return result
  }

  // Every option whose words say so, with a value that is not the original's.
  @Test(
    "what is drawn only changes nothing that a row says",
    arguments: [
      "mrefresh:time=0+0.4+1,times-smooth=0,scale=each,frame=80,line-width=9,stroke-color=#123456",
      "mrefresh-0.2:start-proportion=0.9,depth=7,size=80,line-width=9,stroke-color=#123456",
      "jackrabbit:colors=#00ff00",
      "pullview:updated=10:00,clock=11:00", "pullview-fold:updated=10:00,clock=11:00",
    ])
  func drawnOnly(word: String) throws {
    let engine = try #require(try ConfiguredEngine(word))
    let names = EngineOption.options(of: engine.system).filter { $0.words.hasSuffix("drawing only") }.map(
      \.name)
    #expect(!names.isEmpty && names.allSatisfy { engine.given($0) != nil }, "all of them are set")
    for script in ["down; move 400 300; hold 100; release", "down; move 40 300; release"] {
      #expect(try result(.configured(engine), script) == result(.builtIn(engine.system), script), "\(script)")
    }
  }

  @Test("Jackrabbit's ratio moves its states, and neither trigger nor inset")
  func jackrabbitVerdict() throws {
    for script in ["down; move 400 300; hold 100; release", "down; move 60 300; release"] {
      let own = try result(.builtIn(.jackrabbit), script)
      let set = try result(
        .configured(
          #require(try ConfiguredEngine("jackrabbit:full-pull=20,colors=#ff0000,compass=10,spinner=10"))),
        script)
      #expect(own.states != set.states, "\(script)")
      #expect(own.triggers == set.triggers && own.trigger == set.trigger, "\(script)")
    }
  }
}
