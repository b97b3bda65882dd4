import GestureTraces
import TextFormats
import Testing

/// Every limit of a header: the last values that are accepted, and the first that are refused, with the whole message.
///
/// The limits are those of `TraceFormat.md` and `Limits.md`.
@Suite("Limits of a header")
struct TraceHeaderReadingTests {
  /// A header with these members of its objects and of itself.
  private static func header(
    device: String = "", source: String = "", settings: String? = nil, scenario: String? = nil,
    _ members: String = ""
  ) -> String {
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchpad"\#(device)},"source":{"origin":"recorded"\#(source)}"#
      + (settings.map { #","settings":{\#($0)}"# } ?? "") + members
      + (scenario.map { #","scenario":{\#($0)}"# } ?? "") + "}"
  }

  /// A header in which one value is another, by the path of its key.
  private static func header(_ key: String, _ value: String) -> String {
    let parts = key.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return header(#","\#(key)":\#(value)"#) }
    let member = #""\#(parts[1])":\#(value)"#
    return switch parts[0] {
    case "device": header(device: "," + member)
    case "source": header(source: "," + member)
    case "settings": header(settings: member)
    default: header(scenario: member)
    }
  }

  private static let length = "a number of points from 0 to 1000000"
  private static let size = "null or [width,height] in millimetres, each from 0.001 to 1000000"
  private static let text = "a text in double quotes"

  @Test(
    "the last accepted values are read and written again, the first refused ones are named",
    arguments: [
      (
        "device.size_mm", ["null", "[0.001,1000000]", "[1000000,0.001]"],
        [
          "[0.0009,1]", "[1,0.0009]", "[1000001,1]", "[1,1000001]", "[70,150,9]", "[70]", "[]", "70",
          #"[70,"150"]"#,
        ], size
      ),
      (
        "settings.scroll_units_per_mm", ["5e-324", "1000000"], ["0", "-1", "1000000.5"],
        "above 0, at most 1e6"
      ),
      ("scenario.start_offset", ["0", "1000000"], ["-0.001", "1000000.5"], length),
      (
        "scenario.viewport", ["1", "1000000"], ["0.999", "1000000.5"],
        "a number of points from 1 to 1000000"
      ),
      ("scenario.content", ["0", "1000000"], ["-0.001", "1000000.5"], length),
      ("scenario.inset_top", ["0", "1000000"], ["-0.001", "1000000.5"], length),
      (
        "source.seed", ["0", "18446744073709551615"], ["-1", "18446744073709551616", "0.5", #""7""#],
        "a whole number of 0 or more"
      ),
      ("layers", ["[]", #"["libinput","evdev"]"#], [], ""),
      ("units", [#""mm""#, #""normalised""#, #""points""#], [#""px""#], "one of mm, normalised, points"),
      ("scale", [#""told""#, #""device""#, #""assumed""#], [#""guessed""#], "one of told, device, assumed"),
      ("device.name", [#""""#], ["3"], text),
      ("device.bus", [#""usb""#], ["3"], text),
      ("device.vendor", [#""046d""#], ["46"], text),
      ("device.product", [#""c077""#], ["77"], text),
      ("source.tool", [#""a 1""#], ["true"], text),
      ("source.libinput", [#""1.28""#], ["1.28"], text),
      ("source.generator", [#""x""#], ["[1]"], text),
      ("started", [#""2026-01-01T00:00:00Z""#], ["1"], text),
      ("subject", [#""p1""#], ["1"], text),
      ("note", [#""n""#], ["1"], text),
      ("settings.scroll_method", [#""edge""#], ["2"], text),
      ("settings.natural_scroll", ["true", "false"], ["1", #""true""#], "true or false"),
      ("scenario", ["{}"], ["3", "[]"], "an object in braces"),
      ("settings", ["{}"], ["3", "[]"], "an object in braces"),
      ("labels", ["[]"], ["3", "{}"], "a list in brackets"),
    ] as [(String, [String], [String], String)])
  func limits(_ key: String, _ accepted: [String], _ refused: [String], _ must: String) throws {
    for value in accepted {
      let line = Self.header(key, value)
      let trace = try TraceReader.trace(of: Array((line + "\n").utf8), path: "a.trace")
      let written = TraceWriter.bytes(of: trace)
      // The writer has an order of its own; each key is written once, with the value that was read.
      let name = key.split(separator: ".").last ?? ""
      let member = #""\#(name)":\#(value)"#
      #expect(String(decoding: written, as: UTF8.self).contains(member), "\(key) of \(value)")
      #expect(written.count == line.utf8.count + 1, "\(key) of \(value)")
    }
    for value in refused {
      #expect(
        TraceErrorTests.message([Self.header(key, value)])
          == "a.trace:1: \(key) is \(value); it must be \(must)")
    }
  }

  @Test("a layer that does not exist is named, wherever it stands in the list")
  func layers() {
    for list in [#"["third"]"#, #"["libinput","third"]"#] {
      #expect(
        TraceErrorTests.message([Self.header("layers", list)])
          == #"a.trace:1: layers is "third"; it must be a list of libinput, evdev"#)
    }
    #expect(
      TraceErrorTests.message([Self.header("layers", "[3]")])
        == "a.trace:1: layers is 3; it must be a list of libinput, evdev")
  }

  @Test("a version between two is a newer one")
  func versions() {
    let newer = Self.header().replacing(#""version":1"#, with: #""version":1.5"#)
    #expect(
      TraceErrorTests.message([newer])
        == "a.trace:1: version 1.5, but this program reads version 1; use a newer overscroll")
    let older = Self.header().replacing(#""version":1"#, with: #""version":0.5"#)
    #expect(TraceErrorTests.message([older]) == "a.trace:1: version is 0.5; it must be 1")
  }

  @Test("a message shows the first forty characters of a wrong value")
  func longValues() {
    // A list of n nines separated by commas has 2n + 1 characters.
    let fits = #""\#(String(repeating: "x", count: 38))""#
    #expect(
      TraceErrorTests.message([Self.header("labels", fits)])
        == "a.trace:1: labels is \(fits); it must be a list in brackets")
    let long = #""\#(String(repeating: "x", count: 39))""#
    #expect(
      TraceErrorTests.message([Self.header("labels", long)])
        == "a.trace:1: labels is \(long.prefix(40))…; it must be a list in brackets")
  }

  @Test("files of other kinds are told apart from a trace without a header")
  func otherKinds() {
    let policy = #"{"schema":"overscroll-policy/1","name":"x"}"#
    #expect(
      TraceErrorTests.message([policy]) == "a.trace:1: not a trace but a policy; name it with --engine")
    #expect(
      TraceErrorTests.message(["{", #""schema":"overscroll-policy/1""#])
        == "a.trace:1: not a trace (a brace alone on its first line); if it is a policy, name it with --engine"
    )
    #expect(
      TraceErrorTests.message([#"{"schema":"overscroll-policy/1","name":}"#, policy])
        == "a.trace:1: not a trace but a policy; name it with --engine")
  }

  /// Every key of the format page, each with a value of its own.
  @Test("every key is read into its own property")
  func properties() throws {
    let line =
      #"{"format":"overscroll-trace","version":1,"device":{"name":"Pad","kind":"touchscreen","bus":"usb","vendor":"046d","product":"c077","size_mm":[70,150]},"units":"points","scale":"assumed","source":{"origin":"imported","tool":"t 1","libinput":"1.28","from":{"format":"csv"},"generator":"g","seed":9},"started":"2026-01-01T00:00:00Z","layers":["evdev"],"settings":{"natural_scroll":true,"scroll_method":"edge","scroll_units_per_mm":2.5},"intent":"fling","labels":[{"from":1,"to":2,"intent":"tap"}],"subject":"p1","note":"n","scenario":{"start_offset":1,"viewport":2,"content":3,"inset_top":4}}"#
    let header = try TraceReader.trace(of: Array((line + "\n").utf8), path: "a.trace").header
    let device = header.device
    #expect(device.name == "Pad" && device.kind == .touchscreen && device.bus == "usb")
    #expect(device.vendor == "046d" && device.product == "c077" && device.size == .millimetres(70, 150))
    #expect(header.units == .points && header.scale == .assumed && header.started == "2026-01-01T00:00:00Z")
    let source = header.source
    #expect(source.origin == .imported && source.tool == "t 1" && source.libinput == "1.28")
    #expect(source.from?["format"] == .string("csv") && source.generator == "g" && source.seed == 9)
    #expect(header.layers == [.evdev] && header.intent == .fling)
    #expect(header.labels == [LabelledSpan(from: 1, to: 2, intent: .tap)])
    let settings = try #require(header.settings)
    #expect(settings.naturalScroll == true && settings.scrollMethod == "edge")
    #expect(settings.scrollUnitsPerMillimetre == 2.5)
    #expect(header.subject == "p1" && header.note == "n")
    let scenario = try #require(header.scenario)
    #expect(scenario.startOffset == 1 && scenario.viewport == 2)
    #expect(scenario.content == 3 && scenario.topInset == 4)
  }
}
