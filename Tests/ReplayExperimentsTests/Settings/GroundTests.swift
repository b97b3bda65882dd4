import PolicyFiles
import PullToRefresh
import ReplayExperiments
import Testing

@Suite("Ground")
struct GroundTests {
  @Test("a model is every engine's, native is each one's own, and a policy's is uikit")
  func models() {
    let policy = EngineChoice.policy(
      RefreshPolicyFile(name: "mine", policy: RefreshPolicy(threshold: .points(60), moment: .release)))
    for engine in [EngineChoice.builtIn(.kirigami), .builtIn(.mj), policy] {
      #expect(Ground.model(.android).model(for: engine) == .android)
    }
    #expect(Ground.native.model(for: .builtIn(.kirigami)) == .qt)
    #expect(Ground.native.model(for: .builtIn(.mj)) == .uikit)
    #expect(Ground.native.model(for: policy) == .uikit)
    #expect(Ground.native.name == "native" && Ground.model(.android).name == "android")
    #expect(Ground.native.word == nil && Ground.model(.android).word == nil)
    let file = Ground.own(.android, word: "a/b.json")
    #expect(file.name == "android" && file.model(for: .builtIn(.mj)) == .android && file.word == "a/b.json")
  }

  @Test(
    "an engine runs once on each list, and where its own and a model are asked for, tables tell them apart")
  func pairs() {
    let settings = ReplaySettings(
      engines: [.builtIn(.mj), .builtIn(.kirigami)], grounds: [.native, .model(.uikit), .model(.uikit)])
    #expect(
      settings.pairs.map { "\($0.engine.name) \(settings.modelName(of: $0.list))" } == [
        "mj uikit (native)", "kirigami qt (native)", "mj uikit", "kirigami uikit",
      ])
    let one = ReplaySettings(engines: [.builtIn(.mj)], grounds: [.native])
    #expect(one.pairs.map { one.modelName(of: $0.list) } == ["uikit"])
  }
}
