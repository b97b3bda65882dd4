import GestureTraces
import Testing

@testable import TraceExports

@Suite("Commands of WebDriver BiDi")
struct BiDiExportTests {
  @Test("a command per report, with its time since the first; fingers of one report are in one command")
  func commands() throws {
    let text = try ScriptSamples.text(
      BiDiExport.self,
      ScriptSamples.trace([
        ("down", 1000, 0, (1, 2)), ("move", 9272, 0, (1.0625, 2.5)), ("down", 9272, 1, (8, 9)),
        ("up", 17_000, 0, nil), ("up", 17_000, 1, nil),
      ]))
    let source = { (finger: Int, actions: String) in
      #"{"type":"pointer","id":"finger\#(finger)","parameters":{"pointerType":"touch"},"actions":[\#(actions)]}"#
    }
    let move = { (x: String, y: String) in
      #"{"type":"pointerMove","duration":0,"x":\#(x),"y":\#(y),"origin":"viewport"}"#
    }
    let (down, up) = (#"{"type":"pointerDown","button":0}"#, #"{"type":"pointerUp","button":0}"#)
    let lines = [
      ("0", source(0, "\(move("1", "2")),\(down)")), ("8.272", source(0, move("1.063", "2.5"))),
      ("8.272", source(1, "\(move("8", "9")),\(down)")), ("16", "\(source(0, up)),\(source(1, up))"),
    ].map { time, sources in
      #"{"at_ms":\#(time),"method":"input.performActions","params":{"actions":[\#(sources)]}}"#
    }
    #expect(text == "[\n\(lines.joined(separator: ",\n"))\n]\n")
  }

  @Test("what a browser cannot do is said")
  func losses() throws {
    let export = try BiDiExport.write(
      ScriptSamples.trace([("down", 0, 0, (1, 1)), ("cancel", 9000, 0, nil)]), ExportOptions())
    #expect(
      export.losses == [
        "a browser processes a move only with its next frame; Firefox rounds positions to whole pixels",
        "its commands do not name a page; the player adds the context to each",
        "1 finger that the system cancelled is lifted: WebDriver BiDi cannot cancel",
      ])
  }
}
