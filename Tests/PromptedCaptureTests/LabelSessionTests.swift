import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import PromptedCapture

/// A dialogue over two files: two drags without an intent, and one of a trace that is a tap.
@Suite("Label sessions")
struct LabelSessionTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(Self.trace(beginning: [1_000_000, 4_000_000]), to: "a.trace")
    folder.write(Self.trace(beginning: [2_000_000], members: #","intent":"tap""#), to: "b.trace")
  }

  /// Drags of 30 mm down in 0.2 s that begin at these times.
  private static func trace(beginning times: [Int], members: String = "") -> String {
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[60,120]},"source":{"origin":"recorded"}\#(members)}"#
    ]
    for start in times {
      lines.append(#"{"type":"down","t":\#(start),"slot":0,"x":30,"y":10}"#)
      for step in 1...20 {
        lines.append(
          #"{"type":"move","t":\#(start + step * 10_000),"slot":0,"x":30,"y":\#(10 + Double(step) * 1.5)}"#)
      }
      lines.append(#"{"type":"up","t":\#(start + 205_000),"slot":0}"#)
    }
    let end = (times.last ?? 0) + 205_000
    lines.append(
      #"{"type":"end","t":\#(end),"events":\#(22 * times.count),"grade":"A","reasons":[]}"#)
    return lines.map { $0 + "\n" }.joined()
  }

  private func session(again: Bool) throws -> LabelSession {
    try LabelSession(
      [folder.file("a.trace"), folder.file("b.trace")], options: ReplayOptions(), again: again)
  }

  private func text(_ name: String) -> String { folder.text(of: name) ?? "" }

  @Test("asks for gestures without an intent, writes each answer at once, and takes answers back")
  func answers() throws {
    let session = try session(again: false)
    #expect(session.count == 3 && session.known == 1 && session.left == 2 && !session.canUndo)
    let first = try #require(try session.question())
    #expect(first.path == folder.file("a.trace") && first.count == 2 && first.look.number == 1)
    #expect(first.intent == nil)

    try session.press(.intent(.pull))
    #expect(session.outcome == .labelled(1, .pull) && session.left == 1 && session.given == [.pull])
    #expect(text("a.trace").contains(#""intent":"pull""#))
    #expect(try session.question()?.look.number == 2)
    try session.press(.next)
    #expect(session.outcome == .passed(2) && session.left == 0 && session.passed == 1)
    #expect(try session.question() == nil)
    let labelled = text("a.trace")

    try session.press(.undo)
    #expect(session.outcome == .undone(2) && session.left == 1 && session.passed == 0)
    #expect(text("a.trace") == labelled)
    try session.press(.undo)
    #expect(session.outcome == .undone(1) && session.left == 2 && session.given.isEmpty)
    #expect(!text("a.trace").contains("intent") && !session.canUndo)
    #expect(try session.question()?.intent == nil)
    try session.press(.undo)
    #expect(session.outcome == .undone(1) && session.left == 2)
    #expect(text("b.trace") == Self.trace(beginning: [2_000_000], members: #","intent":"tap""#))
  }

  @Test("asks for all again, with the intent that each has, until it is left")
  func again() throws {
    let session = try session(again: true)
    #expect(session.count == 3 && session.known == 1 && session.left == 3)
    try session.press(.next)
    try session.press(.next)
    let last = try #require(try session.question())
    #expect(last.path == folder.file("b.trace") && last.intent == .tap && last.count == 1)
    try session.press(.intent(.fling))
    #expect(text("b.trace").contains(#""intent":"fling""#) && session.given == [.fling])
    try session.press(.undo)
    #expect(text("b.trace").contains(#""intent":"tap""#))
    try session.press(.quit)
    #expect(session.hasQuit && session.left == 1)
    #expect(try session.question() == nil)
    try session.press(.intent(.scroll))
    #expect(session.left == 1 && text("b.trace").contains(#""intent":"tap""#))
  }

  @Test("a file that has changed under the dialogue is not written")
  func changed() throws {
    let session = try session(again: false)
    _ = try session.question()
    folder.write(Self.trace(beginning: [1_000_000], members: #","note":"new""#), to: "a.trace")
    let changed = text("a.trace")
    #expect(throws: LabelError.self) { try session.press(.intent(.pull)) }
    #expect(text("a.trace") == changed)
  }
  @Test("a gesture that is gone when its file is opened is an error, not another gesture")
  func gone() throws {
    let session = try session(again: true)
    try session.press(.next)
    try session.press(.next)
    folder.write(Self.trace(beginning: []), to: "b.trace")
    #expect(throws: LabelError.self) { _ = try session.question() }
  }
}
