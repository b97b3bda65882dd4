import ExternalEngines
import PolicyFiles
import PullToRefresh
import Testing

@testable import ReplayExperiments

/// Programs here are scripts of `sh`, which every machine has.
@Suite("An engine to run")
struct EngineChoiceTests {
  private static let policy = #"{"schema":"overscroll-policy/1","threshold":{"points":60}}"#

  /// A program that says this of what it is like.
  private static func program(_ like: String, wants: String = "") throws -> EngineChoice {
    let hello = #"{"protocol":"overscroll-engine/1","name":"mine",\#(like),"wants":[\#(wants)]}"#
    return .external(try ExternalEngine("read line; echo '\(hello)'; while read line; do echo '{}'; done"))
  }

  // By NativeLists.md: a View of Android, a page in Chromium, a Flickable, a BouncingScrollPhysics, and a category on UIScrollView.
  @Test(
    "a built-in engine and a program that is like it run on the scroll view that it ships on",
    arguments: [
      ("swiperefresh", ScrollList.androidList), ("vant", .androidPage), ("kirigami", .flickable),
      ("flutter-cupertino", .flutterOnIOS), ("sv", .uiScrollView),
    ])
  func systems(name: String, list: ScrollList) throws {
    #expect(EngineChoice.builtIn(try #require(RefreshSystem(named: name))).nativeList == list)
    let program = try Self.program(#""like":"\#(name)""#)
    #expect(program.nativeList == list && program.system == nil && program.name == "mine")
  }

  @Test("a policy and a program with one run on a UIScrollView")
  func policies() throws {
    let policy = EngineChoice.policy(try RefreshPolicyFile(Array(Self.policy.utf8), path: "a.json"))
    #expect(policy.nativeList == .uiScrollView && policy.system == nil)
    #expect(try Self.program(#""policy":\#(Self.policy)"#).nativeList == .uiScrollView)
  }

  @Test("an app begins a refresh of a program only if it wants that, whatever it is like")
  func begins() throws {
    #expect(EngineChoice.builtIn(.sv).takesBegin)
    #expect(try !Self.program(#""like":"sv""#).takesBegin)
    #expect(try Self.program(#""like":"sv""#, wants: #""begin-refreshing""#).takesBegin)
  }
}
