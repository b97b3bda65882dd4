import Testing

@testable import ReplayReport

@Suite("NativeModels")
struct NativeModelsTests {
  private let some = NativeModels([
    ("swiperefresh", "android-stretch"), ("mj", "uikit"), ("kirigami", "qt"), ("od", "uikit"),
    ("mj", "uikit"),
  ])

  @Test("engines stand under their models, those of most engines last and not by name")
  func named() {
    #expect(
      some.sentence()
        == "Engines ran on their own platforms' scroll physics: swiperefresh on android-stretch; kirigami on qt; the others on uikit."
    )
    #expect(some.one == nil && !some.areSeveralOfOne)
  }

  @Test("a model of one engine names it, wherever it stands")
  func single() {
    let text = NativeModels([("kirigami", "qt"), ("mj", "uikit")]).sentence() ?? ""
    #expect(text.contains("kirigami on qt") && text.contains("mj on uikit") && !text.contains("others"))
  }

  @Test("where more would be named than a screen bears, it says how to have one model for all")
  func counted() {
    #expect(some.sentence(naming: 2) == some.sentence())
    #expect(
      some.sentence(naming: 1)
        == "Engines ran on their own platforms' scroll physics (--model uikit: one for all).")
  }

  @Test("one model for all is a name and no sentence; engines on several models are neither")
  func other() {
    let same = NativeModels([("mj", "gtk"), ("od", "gtk")])
    #expect(same.one == "gtk" && same.sentence() == nil && !same.areSeveralOfOne)
    let crossed = NativeModels([("mj", "gtk"), ("mj", "uikit")])
    #expect(crossed.one == nil && crossed.sentence() == nil && crossed.areSeveralOfOne)
    let none = NativeModels([(engine: String, model: String)]())
    #expect(none.one == nil && none.sentence() == nil)
  }

  @Test("a real app ran on no model, and is named apart")
  func app() {
    let models = NativeModels([("sv", "uikit"), ("shop", "observed")])
    #expect(models.one == "uikit")
    #expect(models.sentence() == "shop is a real app, and its log is counted.")
  }
}
