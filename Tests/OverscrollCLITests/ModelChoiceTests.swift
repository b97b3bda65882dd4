import ScrollPhysics
import Testing
import TraceReplay

@testable import CommandInputs

@Suite("Model choice")
struct ModelChoiceTests {
  @Test("models come in the order given, each once; 'all' is every one in the order listed")
  func order() throws {
    #expect(
      try ModelChoice.once([[ModelName.builtIn(.gtk)], [.builtIn(.uikit)], [.builtIn(.gtk)]]) == [
        .gtk, .uikit,
      ])
    #expect(try ModelChoice.once([[ModelName].all]) == ScrollModel.all)
    let all = try ModelChoice.once([[ModelName.builtIn(.qt)], .all, [.builtIn(.uikit)]])
    #expect(all.first == .qt && all.count == ScrollModel.all.count && Set(all) == Set(ScrollModel.all))
  }

  @Test("an unknown name brings the nearest")
  func unknown() {
    let form = ModelChoice.some
    #expect(form.complaint("flutter-io") == "unknown model 'flutter-io'; did you mean 'flutter-ios'?")
    #expect(
      form.complaint("flutter")
        == "unknown model 'flutter'; did you mean 'flutter-ios', 'flutter-desktop' or 'flutter-clamping'?")
    #expect(form.complaint("all") == nil && form.complaint("gtk-fixed") == nil)
  }
}
