import GestureTraces
import Testing

@testable import TraceExports

@Suite("WebDriver's actions")
struct WebDriverActionsExportTests {
  private func text(_ events: [(String, Int, Int, (Double, Double)?)]) throws -> String {
    try WebDriverActionsExport.write(ScriptSamples.trace(events), ExportOptions()).text
  }

  @Test("each finger is a source with an action for every tick; one that does nothing pauses")
  func sources() throws {
    let found = try text([
      ("down", 0, 0, (1, 2)), ("move", 20_000, 0, (1, 22)), ("down", 60_000, 1, (8, 9)),
      ("up", 60_000, 0, nil),
      ("up", 80_000, 1, nil),
    ])
    // Ticks: down of 0 (two), 20 ms to (1,22), 40 ms of rest, lift of 0, down of 1 (two), 20 ms, lift of 1.
    let first = [
      "move 0 1 2", "down", "move 20 1 22", "pause 40", "up", "pause 0", "pause 0", "pause 20", "pause 0",
    ]
    let second = [
      "pause 0", "pause 0", "pause 20", "pause 40", "pause 0", "move 0 8 9", "down", "pause 20", "up",
    ]
    func json(_ words: [String]) -> String {
      words.map { word in
        let parts = word.split(separator: " ")
        switch parts[0] {
        case "move":
          return
            #"{"type":"pointerMove","duration":\#(parts[1]),"x":\#(parts[2]),"y":\#(parts[3]),"origin":"viewport"}"#
        case "pause": return #"{"type":"pause","duration":\#(parts[1])}"#
        case "down": return #"{"type":"pointerDown","button":0}"#
        default: return #"{"type":"pointerUp","button":0}"#
        }
      }.joined(separator: ",\n")
    }
    func source(_ finger: Int, _ words: [String]) -> String {
      #"{"type":"pointer","id":"finger\#(finger)","parameters":{"pointerType":"touch"},"actions":["#
        + "\n\(json(words))\n]}"
    }
    #expect(found == "{\"actions\":[\n\(source(0, first)),\n\(source(1, second))\n]}\n")
  }

  @Test("the losses name the tick, the deviation, the pixels and what browsers do")
  func losses() throws {
    var options = ExportOptions()
    options.pixelsPerPoint = 2.625
    let export = try WebDriverActionsExport.write(
      ScriptSamples.trace([("down", 0, 0, (0, 0)), ("move", 10_000, 0, (0, 30)), ("up", 20_000, 0, nil)]),
      options)
    #expect(
      export.losses == [
        "fingers act every 20 ms and move in straight lines between, at most 15.0 points from where they were",
        "positions are whole pixels, 2.625 per point (--px-per-point)",
        "a browser needs up to a display frame longer for each of the 4 ticks than Appium does; choose bidi for browsers",
      ])
  }

  @Test("more than an hour is refused with what to do, however long it lasts")
  func long() throws {
    let hours = [("down", 0, 0, Optional((1.0, 1.0))), ("up", 7_200_000_000, 0, nil)]
    #expect {
      try WebDriverActionsExport.write(ScriptSamples.trace(hours), ExportOptions())
    } throws: {
      "\($0)"
        == "scripted.trace: its touches last 2.0 h, and one call of WebDriver's actions may last 1 h here; split the trace, or choose bidi"
    }
  }
}
