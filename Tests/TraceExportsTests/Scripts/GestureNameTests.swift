import GestureTraces
import Testing

@testable import TraceExports

@Suite("Names of gestures in code")
struct GestureNameTests {
  private func name(_ path: String, _ intent: Intent? = nil) throws -> GestureName {
    var trace = try ScriptSamples.twoFingers()
    trace.path = path
    trace.header.intent = intent
    return GestureName(trace)
  }

  @Test(
    "intent and file make a name, and the intent stands once",
    arguments: [
      ("traces/pull/touchscreen-01.trace", Intent.pull, "PullTouchscreen01", "pull_touchscreen_01"),
      ("pull-3.trace", .pull, "Pull3", "pull_3"),
      ("pull-cancel 2.trace", .pullCancel, "PullCancel2", "pull_cancel_2"),
      ("s01.trace", nil, "S01", "s01"), ("class.trace", nil, "Class", "class"),
    ])
  func names(path: String, intent: Intent?, capitalised: String, underscored: String) throws {
    let found = try name(path, intent)
    #expect(found.capitalised == capitalised)
    #expect(found.underscored == underscored)
  }

  @Test("only letters and digits of ASCII are left, and there is a name without any")
  func letters() throws {
    #expect(try name("a\n*b\"'${c}é引.trace").capitalised == "ABC")
    #expect(try name("引く.trace").capitalised == "Gesture")
    #expect(try name("引く.trace", .tap).underscored == "tap")
    #expect(try name("").underscored == "gesture")
  }
}
