import TestSamples
import Testing
import TraceExports

@Suite("evemu")
struct EvemuExportTests {
  private func text(_ lines: [String], kind: String = "touchscreen", units: String = "mm", rest: String = "")
    throws -> TraceExport
  {
    var script = ScriptedTrace(kind: kind, units: units, rest: rest)
    for line in lines { script.add(line) }
    return try EvemuExport.write(script.trace(), ExportOptions())
  }

  private let drag = [
    #"{"type":"down","t":0,"slot":0,"x":10,"y":20.5}"#, #"{"type":"move","t":8000,"slot":0,"x":10,"y":21}"#,
    #"{"type":"up","t":9001,"slot":0}"#,
  ]

  private func events(_ export: TraceExport) -> [String] {
    export.text.split(separator: "\n").filter { $0.hasPrefix("E: ") }.map { String($0.dropFirst(3)) }
  }

  /// By hand from Linux' multi-touch-protocol.rst: ABS_MT_TRACKING_ID is 39, POSITION_X 35, _Y 36 (hexadecimal), BTN_TOUCH 14a.
  /// 20.5 mm is a whole number of units at 10 a millimetre, the first resolution that is tried.
  @Test("a drag is what the kernel sends: only what changed, a frame a report")
  func wholeDrag() throws {
    #expect(
      try events(text(drag)) == [
        "0.000000 0003 0039 0001", "0.000000 0003 0035 0100", "0.000000 0003 0036 0205",
        "0.000000 0001 014a 0001",
        "0.000000 0000 0000 0000", "0.008000 0003 0036 0210", "0.008000 0000 0000 0000",
        "0.009001 0003 0039 -001",
        "0.009001 0001 014a 0000", "0.009001 0000 0000 0000",
      ])
  }

  @Test("the device is as the header says: name, bus, numbers, size by its resolution")
  func device() throws {
    var script = ScriptedTrace(units: "mm")
    for line in drag { script.add(line) }
    var trace = try script.trace()
    (trace.header.device.name, trace.header.device.bus) = ("Pad\n7", "i2c")
    (trace.header.device.vendor, trace.header.device.product) = ("04f3", "30ba")
    trace.header.device.size = .millimetres(100, 60)
    let lines = try EvemuExport.write(trace, ExportOptions()).text.split(separator: "\n")
    #expect(lines.contains("N: Pad7") && lines.contains("I: 0018 04f3 30ba 0000"))
    #expect(lines.contains("P: 02 00 00 00 00 00 00 00"))
    #expect(lines.contains("A: 35 0 1000 0 0 10") && lines.contains("A: 36 0 600 0 0 10"))
    // BTN_TOUCH is bit 330: byte 41, in the sixth line of eight.
    #expect(lines.filter { $0.hasPrefix("B: 01") }.count == 12)
    #expect(lines.filter { $0.hasPrefix("B: 01") }[5] == "B: 01 00 04 00 00 00 00 00 00")
  }

  @Test("an assumed scale is no resolution, and is said to be none", arguments: ["mm", "points"])
  func assumedScale(units: String) throws {
    let known = try text(drag, units: units)
    let assumed = try text(drag, units: units, rest: #","scale":"assumed""#)
    let resolutions = { (export: TraceExport) in
      export.text.split(separator: "\n").filter { $0.hasPrefix("A: 35") || $0.hasPrefix("A: 36") }.map {
        $0.hasSuffix(" 0")
      }
    }
    #expect(resolutions(known) == [false, false] && resolutions(assumed) == [true, true])
    #expect(events(assumed) == events(known))
    let sentence =
      "the scale is assumed, so the axes do not have a resolution, and lengths are fractions of the axes"
    #expect(assumed.losses.contains(sentence) && !known.losses.contains(sentence))
  }

  @Test("a finger that moves and lifts at one time moves in a frame before, or nobody would hear it")
  func moveAndLift() throws {
    let export = try text([drag[0], drag[1], #"{"type":"move","t":9001,"slot":0,"x":10,"y":22}"#, drag[2]])
    #expect(
      events(export).suffix(5) == [
        "0.009001 0003 0036 0220", "0.009001 0000 0000 0000", "0.009001 0003 0039 -001",
        "0.009001 0001 014a 0000",
        "0.009001 0000 0000 0000",
      ])
  }

  @Test("a touchpad says how many fingers touch")
  func tools() throws {
    let export = try text(
      [
        #"{"type":"down","t":0,"layer":"evdev","slot":0,"x":10,"y":20}"#,
        #"{"type":"down","t":7000,"layer":"evdev","slot":1,"x":30,"y":20}"#,
        #"{"type":"up","t":9000,"layer":"evdev","slot":0}"#,
        #"{"type":"up","t":9000,"layer":"evdev","slot":1}"#,
      ], kind: "touchpad")
    let buttons = events(export).filter { $0.contains(" 0001 01") }.map {
      $0.split(separator: " ").dropFirst(2).joined(separator: " ")
    }
    #expect(buttons == ["014a 0001", "0145 0001", "0145 0000", "014d 0001", "014d 0000", "014a 0000"])
  }

  /// Traces written by hand are generated ones.
  private let generated =
    "the file does not state that the gestures are generated: imported again they count as imported"

  @Test("what a device cannot say is said")
  func losses() throws {
    let cancelled = try text([drag[0], drag[1], #"{"type":"cancel","t":9001,"slot":0}"#])
    #expect(cancelled.losses == ["a device cannot cancel; contacts that were cancelled lift", generated])
    let odd = try text([drag[0].replacing("20.5", with: "20.1415926535"), drag[2]])
    #expect(
      odd.losses == [
        "positions are not on a grid of a device and are rounded to a 10th by a 1000th of a millimetre",
        generated,
      ])
    let lost = try text([drag[0], #"{"type":"gap","t":100,"reason":"dropped"}"#, drag[1], drag[2]])
    #expect(
      lost.text.contains(
        "E: 0.000100 0000 0003 0000\nE: 0.000100 0000 0000 0000\nE: 0.008000 0003 002f 0000\n"))
    #expect(lost.losses == ["a loss is SYN_DROPPED, which a player may omit", generated])
  }

  @Test("a touchpad's scrolls are refused: where its fingers were is not in them")
  func refusal() throws {
    let trace = try SampleTraces.named("pull/touchpad-01.trace")
    let error = #expect(throws: ExportError.self) { try EvemuExport.write(trace, ExportOptions()) }
    #expect(
      error?.reason.hasPrefix(
        "scrolls alone do not contain the positions of the fingers; record its raw contacts too") == true)
  }
}
