import GestureTraces
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import ReplayReport

/// Traces, rows, tables and bundles with everything in them, scrubbed under each choice, whole.
@Suite("Scrubbed files")
struct ScrubbedFilesTests {
  private static let key = (0..<32).map { UInt8(7 * $0 % 256) }

  private static let choices: [(name: String, scrubber: Scrubber)] = {
    var (plain, device, removes, named) = (
      Scrubber.Choice(), Scrubber.Choice(), Scrubber.Choice(), Scrubber.Choice()
    )
    device.keepsDevice = true
    removes.removes = true
    named.keptName = { "kept/\($0)" }
    return [
      ("pseudonyms", plain), ("keeps device", device), ("removes", removes), ("keeps names", named),
    ].map { ($0.0, Scrubber($0.1, Pseudonyms(key: key))) }
  }()

  private static func trace(_ rest: String = "") throws -> Trace {
    let lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"name":"Pad\u0007","kind":"touchpad","bus":"usb","vendor":"04f3","product":"30ba","size_mm":[104.5,63.2],"uniq":"secret"},"source":{"origin":"recorded","tool":"overscroll 0.1.0","libinput":"1.22.1","from":{"file":"secret.txt"},"x":"secret"},"started":"2026-11-21T05:00:00Z","layers":["evdev","libinput"],"settings":{"scroll_method":"two-finger","natural_scroll":true,"x":"secret"},"intent":"pull","labels":[{"from":0,"to":2,"intent":"fling","note":"secret"},{"from":3,"to":5,"intent":"tap"}],"subject":"ann\u0001","note":"secret","scenario":{"viewport":800,"content":3000,"start_offset":20,"top_inset":12,"x":"secret"}\#(rest)}"#,
      #"{"type":"down","t":0,"at":3,"layer":"evdev","slot":0,"x":1,"y":2,"pressure":3}"#,
      #"{"type":"move","t":8000,"slot":0,"x":1,"y":90,"who":"secret"}"#,
      #"{"type":"gap","t":9000,"reason":"dropped"}"#, #"{"type":"gap","t":9500,"reason":"secret"}"#,
      #"{"type":"secret","t":10000}"#,
      #"{"type":"scroll","t":12000,"axis_source":"finger","dx":0.5,"dy":12.5}"#,
      #"{"type":"scroll","t":13000,"axis_source":"wheel","v120_y":-120}"#, #"{"type":"stop","t":14000}"#,
      #"{"type":"up","t":16000,"slot":0}"#, #"{"type":"cancel","t":17000,"slot":1}"#,
      #"{"type":"end","t":20000,"events":10,"grade":"B","reasons":["a small flaw"],"who":"secret"}"#,
    ]
    return try TraceReader.trace(
      of: Array((lines.joined(separator: "\n") + "\n").utf8), path: "home/ann.trace")
  }

  @Test("a trace, and how it is called")
  func traces() throws {
    var text = ""
    for rest in ["", #","units":"points","scale":"told""#, #","units":"normalised""#] {
      let trace = try Self.trace(rest)
      for (name, scrubber) in Self.choices {
        let scrubbed = scrubber.scrubbed(trace)
        text +=
          "\(name): \(scrubber.fileName(of: trace)), \(scrubber.otherName(of: "rows.csv", "rows", ending: ".csv"))\n"
          + String(decoding: TraceWriter.bytes(of: scrubbed), as: UTF8.self)
        #expect(scrubbed.header.scale == trace.header.scale)
      }
    }
    #expect(!text.contains("secret"))
    #expect(Golden.difference(of: text, from: "scrubbed-traces.txt") == nil)
  }

  @Test("rows and their table")
  func rows() throws {
    var scored = DrawnResults.scored(
      seed: 41, 4, origin: "recorded", engines: ["one"], models: ["uikit"], intents: [.pull, .scroll, nil])
    (scored[0].label.device, scored[0].label.source) = ("touchpad", "touchpad")
    let rows = scored.map { GestureRow($0, settings: RecordedSettings(ReplayOptions())) }
    var text = ""
    for (name, scrubber) in Self.choices {
      text += name + "\n"
      for row in rows {
        var object = try #require(try JSONReader.value(of: Array(row.json.utf8)).object)
        object["who"] = .string("secret")
        text += try scrubber.scrubbed(row: object) + "\n"
      }
      let names = GestureRow.columns.map(\.key)
      let table = try #require(Scrubber.Table(["who"] + names, scrubber))
      text += table.head
      for row in rows { text += try table.line(["secret"] + row.cells) }
    }
    #expect(!text.contains("secret"))
    #expect(Golden.difference(of: text, from: "scrubbed-rows.txt") == nil)
  }

  @Test(
    "a table that lacks a column of names, or has another schema, is none",
    arguments: ["schema", "trace", "hash", "subject", "device"])
  func tables(lacking key: String) throws {
    let names = GestureRow.columns.map(\.key)
    let scrubber = Self.choices[0].scrubber
    #expect(Scrubber.Table(names, scrubber) != nil)
    #expect(Scrubber.Table(names.filter { $0 != key }, scrubber) == nil)
    let table = try #require(Scrubber.Table(names, scrubber))
    let row = GestureRow(
      DrawnResults.scored(
        seed: 42, 1, origin: "recorded", engines: ["one"], models: ["uikit"], intents: [.pull])[0],
      settings: RecordedSettings(ReplayOptions()))
    var cells = row.cells
    cells[0] = "overscroll-replay/1"
    #expect(throws: ScrubFault.noRow) { try table.line(cells) }
    cells[0] = ""
    #expect(throws: ScrubFault.noRow) { try table.line(cells) }
    #expect(throws: ScrubFault.noRow) { try table.line(row.cells + [""]) }
  }

  private static let bundle = """
    Hello, this is what I see:
    > {"format":"overscroll-bundle","version":1,"read_me":"how to read","tool":"overscroll 1","lines":5,"who":"secret","replay":{"rate_hz":60},"policies":[{"name":"mine"}]}
    > {"expect":"one","model":"uikit","native":false,"triggers":1,"findings":[{"what":"inset-lost","time_ms":1,"by":"secret"}],"who":"secret"}
    > {"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","name":"Phone"},"source":{"origin":"recorded"},"subject":"ann"}
    > {"type":"down","t":0,"slot":0,"x":0,"y":0}
    > {"type":"up","t":9000,"slot":0}
    > {"type":"end","t":9000,"events":2,"grade":"A","reasons":[]}
    Bye, Ann (secret)
    """

  private static func outcome(_ text: String, _ scrubber: Scrubber) -> String {
    do {
      return String(
        decoding: try scrubber.scrubbed(bundles: Array(text.utf8), path: "mail.txt"), as: UTF8.self)
    } catch {
      return "error: \(error)\n"
    }
  }

  @Test("bundles: as they came, twice, damaged in each way")
  func bundles() {
    let bundle = Self.bundle
    let texts = [
      bundle, bundle + "\n" + bundle, "no bundle here", bundle.replacing("\"lines\":5", with: "\"lines\":0"),
      bundle.replacing("\"lines\":5", with: "\"lines\":\"5\""),
      bundle.replacing("\"lines\":5", with: "\"lines\":50"),
      bundle.replacing("\"lines\":5", with: "\"lines\":4"), bundle.replacing("\"lines\":5,", with: ""),
      bundle.replacing("\"triggers\":1", with: "\"triggers\":\"often\""),
      bundle.replacing("\"type\":\"down\"", with: "\"type\":7"), bundle.replacing("\n> ", with: "\r\n\t"),
    ]
    var text = ""
    for (number, one) in texts.enumerated() {
      text += "text \(number)\n" + Self.outcome(one, Self.choices[0].scrubber)
    }
    for (name, scrubber) in Self.choices.dropFirst() { text += "\(name)\n" + Self.outcome(bundle, scrubber) }
    #expect(!text.contains("secret"))
    #expect(Golden.difference(of: text, from: "scrubbed-bundles.txt") == nil)
  }
}
