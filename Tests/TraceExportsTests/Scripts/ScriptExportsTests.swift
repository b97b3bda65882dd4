import GestureTraces
import TestSamples
import Testing

@testable import TraceExports

@Suite("Exports to code")
struct ScriptExportsTests {
  @Test(
    "whole outputs of two fingers stand in Goldens",
    arguments: ScriptSamples.writers.map(\.format).filter { !ScriptSamples.straight.contains($0) })
  func goldens(format: ExportFormat) throws {
    let writer = try #require(ScriptSamples.writers.first { $0.format == format }?.writer)
    let text = try ScriptSamples.text(writer, ScriptSamples.twoFingers())
    #expect(Golden.difference(of: text, from: "code-\(format.rawValue).txt") == nil)
  }

  @Test(
    "whole outputs of runners of straight drags, of a drag and a tap, stand in Goldens",
    arguments: ScriptSamples.straight)
  func goldenOfDrags(format: ExportFormat) throws {
    let writer = try #require(ScriptSamples.writers.first { $0.format == format }?.writer)
    let text = try ScriptSamples.text(writer, ScriptSamples.dragAndTap())
    #expect(Golden.difference(of: text, from: "code-\(format.rawValue).txt") == nil)
  }

  @Test("what a note or a path says stays in its comment", arguments: ScriptSamples.writers.map(\.format))
  func hostile(format: ExportFormat) throws {
    let writer = try #require(ScriptSamples.writers.first { $0.format == format }?.writer)
    var plain = try ScriptSamples.dragAndTap()
    plain.header.note = "plain"
    var trace = plain
    let attack =
      "\"'*/ /* ${x} `y` \\(z) {{ \"\"\" ''' \n#include <x>\r\n\u{2028}x();\u{2029}\u{85}\u{b}\u{c}\u{0}\u{202e}\\"
    trace.header.note = attack
    trace.header.subject = attack
    trace.path = "scripted\(attack).trace/scripted.trace"
    let (before, after) = (try ScriptSamples.text(writer, plain), try ScriptSamples.text(writer, trace))
    let (linesBefore, linesAfter) = (lines(before), lines(after))
    #expect(linesBefore.count == linesAfter.count)
    for (one, other) in zip(linesBefore, linesAfter) where one != other {
      #expect(one.hasPrefix("//") || one.hasPrefix("#"))
      #expect(one.prefix(8) == other.prefix(8), "the comment begins as it did")
      #expect(!other.hasSuffix("\\"), "a backslash at the end would take in the next line")
    }
  }

  @Test("positions are said to be rounded where one has more than three decimals")
  func roundedPositions() throws {
    let sentence = "positions are rounded to a thousandth of a point"
    for (x, isRounded) in [(100.125, false), (100.1254, true)] {
      let trace = try ScriptSamples.trace([("down", 0, 0, (x, 2)), ("up", 9000, 0, nil)])
      #expect(try ScriptSamples.text(FlutterExport.self, trace).contains(sentence) == isRounded)
    }
  }

  /// The lines of a text as the strictest language cuts them.
  private func lines(_ text: String) -> [String.SubSequence] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  @Test(
    "a touchpad has no touches on a screen, and a trace without events none at all",
    arguments: ScriptSamples.writers.map(\.format))
  func refused(format: ExportFormat) throws {
    let writer = try #require(ScriptSamples.writers.first { $0.format == format }?.writer)
    let touchpad = try ScriptSamples.trace([("down", 0, 0, (1, 2)), ("up", 9000, 0, nil)], kind: "touchpad")
    #expect {
      try writer.write(touchpad, ExportOptions())
    } throws: {
      "\($0)".hasPrefix("scripted.trace: a touchpad's fingers do not touch the screen;")
    }
    #expect {
      try writer.write(try ScriptSamples.trace([]), ExportOptions())
    } throws: {
      "\($0)".hasPrefix("scripted.trace: it does not contain touches in its")
    }
  }

  @Test(
    "code names trace, intent and the hash of its contents", arguments: ScriptSamples.writers.map(\.format))
  func names(format: ExportFormat) throws {
    guard !ScriptSamples.uncommented.contains(format) else { return }
    let writer = try #require(ScriptSamples.writers.first { $0.format == format }?.writer)
    let trace = try ScriptSamples.dragAndTap()
    let hash = ContentHash.text(of: trace.hashOfContents)
    #expect(
      try ScriptSamples.text(writer, trace).contains(" Trace: \"scripted.trace\", pull, contents \(hash)\n"))
  }

  @Test("rounded milliseconds do not add up: after an hour of 120 reports a second the last is right")
  func rounding() throws {
    // The 432,000th report of 120 Hz is at 3,600,000,000 µs; reports before it at times that are no whole milliseconds.
    let times = [0, 8333, 16667, 3_599_991_667, 3_600_000_000]
    let events = times.enumerated().map { index, time in
      (index == 0 ? "down" : "move", time, 0, Optional((Double(index), 0.0)))
    }
    let trace = try ScriptSamples.trace(events + [("up", 3_600_008_333, 0, nil)])
    let kotlin = try ScriptSamples.text(UIAutomatorExport.self, trace)
    for line in ["8 MOVE", "17 MOVE", "3599992 MOVE", "3600000 MOVE", "3600008 UP"] {
      #expect(kotlin.contains("\n        \(line) 0 0 "), "\(line)")
    }
    let commands = try ScriptSamples.text(DevToolsExport.self, trace)
    #expect(commands.contains(#""at_ms":3599991.667,"#) && commands.contains(#""timestamp":3599.991667}"#))
  }

  @Test("a long table of Kotlin is cut into literals that a class may hold")
  func literals() throws {
    var events: [(String, Int, Int, (Double, Double)?)] = [("down", 0, 0, (0, 0))]
    events += (1...1200).map { ("move", $0 * 8000, 0, (Double($0 % 7) + 100.125, 1234.875)) }
    let text = try ScriptSamples.text(
      UIAutomatorExport.self, ScriptSamples.trace(events + [("up", 9_700_000, 0, nil)]))
    let literals = text.split(separator: "\"\"\"").filter { $0.contains("MOVE 0") }
    #expect(literals.count == 3)
    #expect(literals.allSatisfy { $0.utf8.count < 65_535 })
  }

  @Test("the scale and the place on the screen are the options'")
  func options() throws {
    var options = ExportOptions()
    options.placement = .firstTouch(x: 10, y: 20)
    let text = try DevToolsExport.write(ScriptSamples.twoFingers(), options).text
    #expect(text.contains(#""touchPoints":[{"id":0,"x":10,"y":20}]"#))
    #expect(text.contains(#""touchPoints":[{"id":1,"x":210,"y":219.75}]"#))
  }
}
