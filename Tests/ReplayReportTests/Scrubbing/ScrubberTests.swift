import GestureTraces
import Testing
import TextFormats

@testable import ReplayReport

@Suite("Scrubbing")
struct ScrubberTests {
  private static let key = (0..<16).map { UInt8($0) }
  private func scrubber(_ change: (inout Scrubber.Choice) -> Void = { _ in }) -> Scrubber {
    var choice = Scrubber.Choice()
    change(&choice)
    return Scrubber(choice, Pseudonyms(key: Self.key))
  }

  private func trace(_ header: String, _ events: [String] = []) throws -> Trace {
    let lines =
      [header] + events + [#"{"type":"end","t":9,"events":\#(events.count),"grade":"A","x":"Anna"}"#]
    return try TraceReader.trace(of: Array((lines.joined(separator: "\n") + "\n").utf8), path: "anna.trace")
  }

  private let whole =
    #"{"format":"overscroll-trace","version":1,"device":{"name":"Pad","kind":"touchpad","bus":"usb","vendor":"04f3","product":"30ba","size_mm":[104.5,63.2],"serial":"Anna"},"source":{"origin":"imported","tool":"overscroll 0.1.0","libinput":"1.22.1","from":{"file":"Anna.txt"},"remade_by":"overscroll stress","x":"Anna"},"started":"2026-11-21T05:00:00Z","layers":["libinput"],"settings":{"scroll_method":"two-finger","x":"Anna"},"intent":"pull","labels":[{"from":1,"to":2,"intent":"fling","x":"Anna"}],"subject":"anna","note":"Anna","scenario":{"viewport":800,"x":"Anna"},"who":"Anna"}"#

  // Pseudonyms by Python's hmac: hmac.new(bytes(range(16)), b"subject\0anna", "sha256").hexdigest()[:16].
  @Test("a trace keeps what replays and reports read, and nothing that this program does not know")
  func header() throws {
    let events = [
      #"{"type":"down","t":0,"at":3,"slot":0,"x":1,"y":2,"finger":"Anna"}"#,
      #"{"type":"gap","t":1,"reason":"Anna"}"#, #"{"type":"Anna","t":2}"#,
    ]
    let result = scrubber().scrubbed(try trace(whole, events))
    let text = String(decoding: TraceWriter.bytes(of: result), as: UTF8.self)
    #expect(
      text == """
        {"format":"overscroll-trace","version":1,"device":{"name":"device-5b3d057cebf27a3d","kind":"touchpad","size_mm":[104.5,63.2]},"source":{"origin":"imported","tool":"overscroll 0.1.0","libinput":"1.22.1","remade_by":"overscroll stress"},"layers":["libinput"],"settings":{"scroll_method":"two-finger"},"intent":"pull","labels":[{"from":1,"to":2,"intent":"fling"}],"subject":"s-5000ad691aa708e3","scenario":{"viewport":800}}
        {"type":"down","t":0,"at":3,"slot":0,"x":1,"y":2}
        {"type":"gap","t":1,"reason":"other"}
        {"type":"end","t":9,"events":2,"grade":"A"}

        """)
  }

  @Test("the device stays where it is asked for, and with removal neither it nor the person has a name")
  func choices() throws {
    let trace = try trace(whole)
    let kept = scrubber { $0.keepsDevice = true }.scrubbed(trace).header
    #expect(kept.device.name == "Pad" && kept.device.bus == "usb" && kept.device.vendor == "04f3")
    #expect(kept.device.others.isEmpty && kept.subject == "s-5000ad691aa708e3")
    let removed = scrubber { $0.removes = true }.scrubbed(trace).header
    #expect(removed.device.name == nil && removed.subject == nil && removed.device.vendor == nil)
  }

  @Test("with another key every pseudonym is another, and a key that is drawn is never the same")
  func keys() throws {
    let trace = try trace(whole)
    let names = [
      Pseudonyms(key: Self.key), Pseudonyms(key: Self.key.reversed()), Pseudonyms(), Pseudonyms(),
    ].map { pseudonyms in
      let scrubber = Scrubber(Scrubber.Choice(), pseudonyms)
      let header = scrubber.scrubbed(trace).header
      return [header.subject ?? "", header.device.name ?? "", scrubber.fileName(of: trace)]
    }
    #expect(Set(names.flatMap(\.self)).count == 12)
  }

  @Test("a row has the same pseudonyms as its trace, and is called as its trace's file is")
  func rows() throws {
    let trace = try trace(whole)
    let hash = ContentHash.text(of: trace.hashOfContents)
    let row = try #require(
      JSONReader.value(
        of: Array(
          #"{"schema":"overscroll-replay/2","trace":"anna/1.trace","hash":"\#(hash)","subject":"anna","device":"Pad","device_kind":"touchpad","triggers":1,"who":"Anna","crossings_ms":[1],"findings":[{"what":"inset-lost","time_ms":1,"by":"Anna"}],"observed":{"log":"anna.csv","app":"Anna","clock":"said","against":[{"engine":"sv","at":"Anna"}]}}"#
            .utf8)
      ).object)
    let line = try scrubber().scrubbed(row: row)
    let digits = try #require(scrubber().fileName(of: trace).split(separator: "-").last)
    #expect(line.contains(#""trace":"trace-\#(digits)","hash":""#) && !line.contains(hash))
    #expect(line.contains(#""subject":"s-5000ad691aa708e3","device":"device-5b3d057cebf27a3d""#))
    #expect(
      line.contains(
        #""triggers":1,"crossings_ms":[1],"findings":[{"what":"inset-lost","time_ms":1}],"observed":{"log":"log-"#
      ))
    #expect(line.hasSuffix(#","clock":"said","against":[{"engine":"sv"}]}}"#))
    #expect(!line.lowercased().contains("anna"))
    #expect(throws: ScrubFault.noRow) { try scrubber().scrubbed(row: JSONObject()) }
    // A name that is no text cannot be replaced, and what stands where no row has a list or an object is not passed on.
    for key in ["subject", "triggers", "engine", "crossings_ms", "observed"] {
      for value: JSONValue in [.array([.array([.string("Anna")])]), .object(row), .string("Anna")]
      where value.string == nil || !["subject", "engine"].contains(key) {
        var odd = row
        odd[key] = value
        do {
          let line = try scrubber().scrubbed(row: odd)
          #expect(key == "observed" && !line.contains("Anna"), "\(key)")
        } catch {
          #expect(error == .noRow)
        }
      }
    }
  }

  @Test(
    "a text where rows have a number or a truth is not passed on, within lists neither",
    arguments: [
      #""observed":{"log":"x","touches_apart_ms":"Anna"}"#, #""observed":{"against":[{"lag_ms":"Anna"}]}"#,
      #""observed":{"against":[{"same_path":"Anna"}]}"#, #""findings":[{"size":"Anna"}]"#,
      #""findings":[{"gesture":"Anna"}]"#, #""busy":"Anna""#,
    ])
  func texts(member: String) throws {
    let row = try #require(
      try JSONReader.value(of: Array(#"{"schema":"overscroll-replay/2",\#(member)}"#.utf8)).object)
    #expect(throws: ScrubFault.noRow) { try scrubber().scrubbed(row: row) }
  }

  @Test("where names stay, the path of a trace that may not is refused with its row")
  func keptNames() throws {
    let kept = scrubber { $0.keptName = { $0.hasPrefix("/") ? nil : "below/" + $0 } }
    let row = { (path: String) in
      try JSONReader.value(of: Array(#"{"schema":"overscroll-replay/2","trace":"\#(path)"}"#.utf8)).object
    }
    let (near, far) = (try #require(try row("a.trace")), try #require(try row("/home/anna/a")))
    let line = try kept.scrubbed(row: near)
    #expect(line == #"{"schema":"overscroll-replay/2","trace":"below/a.trace"}"#)
    #expect(throws: ScrubFault.nameThatMustNotStay("/home/anna/a")) { try kept.scrubbed(row: far) }
  }

  @Test("a device that is called by its kind, as it has no name, is called so still")
  func kinds() throws {
    let row = try #require(
      JSONReader.value(
        of: Array(
          #"{"schema":"overscroll-replay/2","trace":"a","device":"touchpad","device_kind":"touchpad"}"#.utf8)
      ).object)
    #expect(try scrubber().scrubbed(row: row).contains(#""device":"touchpad""#))
  }

  @Test("a table has the same cells as rows, without columns that nobody knows")
  func table() throws {
    let names = ["schema", "who", "trace", "hash", "subject", "device", "device_kind", "margin_pt"]
    let table = try #require(Scrubber.Table(names, scrubber()))
    #expect(table.head == "schema,trace,hash,subject,device,device_kind,margin_pt\n")
    let line = try table.line(["overscroll-replay/2", "Anna", "a", "", "anna", "Pad", "touchpad", "-1.5"])
    #expect(line.hasPrefix("overscroll-replay/2,trace-"))
    #expect(line.hasSuffix(".trace,,s-5000ad691aa708e3,device-5b3d057cebf27a3d,touchpad,-1.5\n"))
    #expect(throws: ScrubFault.noRow) { try table.line(["overscroll-replay/2"]) }
    #expect(throws: ScrubFault.noRow) {
      try table.line(["overscroll-replay/2", "", "a", "", "", "", "touchpad", "Anna"])
    }
    #expect(Scrubber.Table(["trace"], scrubber()) == nil)
  }
}
