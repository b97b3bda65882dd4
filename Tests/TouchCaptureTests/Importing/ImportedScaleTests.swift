import GestureTraces
import Testing

@testable import TouchCapture

/// Distances are worked out by hand: 2.625 px are a dp at 420 dots an inch (420/160), 25.4 mm an inch.
@Suite("Scales of imported recordings")
struct ImportedScaleTests {
  private func file(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> ImportedFile
  {
    var options = ImportOptions(tool: "test")
    change(&options)
    let bytes = Array(text.utf8)
    let format = try #require(RecordingImport.format(of: bytes))
    return try RecordingImport.traces(of: RecordingSource(bytes, shownPath: "f"), format, options)
  }

  private func trace(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> Trace {
    try #require(try file(text, change).traces.first)
  }

  private func message(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) -> String {
    do {
      _ = try file(text, change)
      return "nothing"
    } catch { return "\(error)" }
  }

  /// A pull of 100 of any unit, 12 reports of 8 ms.
  private func pull(_ x: String = "x", _ y: String = "y", unit: String? = nil) -> String {
    let rows = (0...12).map { step in
      "\(step * 8),50,\(100 + step * 100 / 12),\(step == 0 ? "down" : "move")" + (unit.map { ",\($0)" } ?? "")
    }
    let last = "104,50,200,up" + (unit.map { ",\($0)" } ?? "")
    return (["time_ms,\(x),\(y),phase" + (unit == nil ? "" : ",unit")] + rows + [last]).joined(
      separator: "\n") + "\n"
  }

  private func json(units: String?) -> String {
    let units = units.map { #""units":"\#($0)","# } ?? ""
    return
      #"{\#(units)"columns":["t_us","phase","x","y"],"events":[[0,"down",10,100],[9000,"move",10,200],[18000,"up",10,200]]}"#
  }

  /// How far the first contact went.
  private func travel(_ trace: Trace) -> Double {
    let ys = trace.events.compactMap { event -> Double? in
      switch event.kind {
      case .down(_, _, let y), .move(_, _, let y): y
      default: nil
      }
    }
    return (ys.last ?? 0) - (ys.first ?? 0)
  }

  @Test("a table without a unit is taken as points, its scale is assumed, and it is no A; --unit pt tells it")
  func noUnit() throws {
    let assumed = try trace(pull())
    #expect(assumed.header.scale == .assumed && assumed.header.units == .points && travel(assumed) == 100)
    #expect(
      assumed.end?.grade == "B"
        && assumed.end?.reasons == [
          "the scale is assumed: no unit is stated (import --unit pt for points, or --unit px --density DPI for pixels of a screen)"
        ])
    let told = try trace(pull()) { $0.scrolls.unit = .point }
    #expect(told.header.scale == .told && told.end?.grade == "A" && travel(told) == 100)
  }

  @Test(
    "units stand behind the names of columns, in a column, in the file's units, in letters of any case",
    arguments: [
      ("pt", 100.0, TraceUnits.points), ("dp", 100, .points), ("CSS px", 100, .points),
      ("css-px", 100, .points),
      ("Logical Pixels", 100, .points), ("MM", 100, .millimetres), ("cm", 1000, .millimetres),
      ("in", 2540, .millimetres),
    ])
  func units(word: String, travel expected: Double, units: TraceUnits) throws {
    for text in [pull(unit: word), json(units: word)] {
      let trace = try trace(text)
      #expect(trace.header.units == units && trace.header.scale == .told)
      #expect(abs(travel(trace) - expected) < 1e-9)
    }
    let name = word.lowercased().replacing(" ", with: "_").replacing("-", with: "_")
    #expect(abs(travel(try trace(pull("x_\(name)", "y_\(name)"))) - expected) < 1e-9)
    let read = try TraceReader.trace(of: TraceWriter.bytes(of: try trace(json(units: word))), path: "t")
    #expect(read.header.scale == .told)
  }

  @Test(
    "pixels need a density: 420 an inch are 2.625 px a point", arguments: ["px", "device pixels", "Pixels"])
  func pixels(word: String) throws {
    #expect(
      message(json(units: word))
        == "f: the unit is px, whose length depends on the screen; give --density DPI or --points-per-px N,"
        + " or --unit 'css px' for pixels of a web page")
    let trace = try trace(json(units: word)) {
      $0.scrolls.pointsPerPixel = 160.0 / 420
      $0.stated = [.density]
    }
    #expect(abs(travel(trace) - 100 / 2.625) < 1e-9 && trace.header.scale == .told)
    #expect(trace.header.source.from?["points_per_px"]?.double == 160.0 / 420)
    #expect(message(pull("x_px", "y_px")).hasPrefix("f:1: the unit is px"))
    #expect(message("time_ms,dy,unit\n0,5,px\n").hasPrefix("f:2: the unit is px"))
  }

  @Test(
    "a unit that is not known is an error with those that are", arguments: ["furlongs", "Punkte", "px²", "3"])
  func unknown(word: String) {
    #expect(
      message(json(units: word))
        == "f: the file's \"units\": '\(word)' is not a known unit; give it with --unit (pt, dp, css px, px with"
        + " --density, mm, in, fraction, or its length in points)")
    #expect(message(pull(unit: word)).hasPrefix("f:2: column 'unit': '\(word)' is not a known unit"))
    // A person's word wins, whatever the file says.
    #expect(message(json(units: "line")).contains("line is a unit for scrolls"))
  }

  @Test(
    "units stand behind the names of columns in brackets too",
    arguments: ["(mm)", " (mm)", "[mm]", " [mm]", " mm", "_(mm)", "_[mm]"])
  func bracketed(ending: String) throws {
    let trace = try trace(pull("x" + ending, "y" + ending))
    #expect(trace.header.units == .millimetres && trace.header.scale == .told && travel(trace) == 100)
  }

  @Test(
    "a word behind the names of columns that is no unit is said with those that are; --unit wins",
    arguments: ["_furlongs", " (furlongs)", "[furlongs]"])
  func unknownInNames(ending: String) throws {
    let text = pull("x" + ending, "y" + ending)
    #expect(
      message(text)
        == "f:1: column 'x\(ending)': 'furlongs' is not a known unit; give it with --unit (pt, dp, css px, px with"
        + " --density, mm, in, fraction, or its length in points)")
    #expect(travel(try trace(text) { $0.scrolls.unit = .point }) == 100)
  }

  @Test("two keys or columns for the unit of one file must agree", arguments: [("mm", "px"), ("px", "mm")])
  func twoPlaces(one: String, other: String) throws {
    let words = "two units in one file: "
    let both = json(units: one).replacing("{\"units\"", with: "{\"unit\":\"\(other)\",\"units\"")
    #expect(
      message(both)
        == "f: \(words)the file's \"units\" is \(one), and the file's \"unit\" is \(other); convert one, or choose one with --unit"
    )
    let text = "time_ms,x,y,unit,units\n0,1,2,\(one),\(other)\n8,1,9,\(one),\(other)\n"
    #expect(
      message(text).hasPrefix("f:1: \(words)column 'unit' is \(one), and column 'units' is \(other)"))
    let scrolls = "time_ms,dy,unit,units\n0,1,pt,line\n8,1,pt,line\n"
    #expect(message(scrolls).hasPrefix("f:1: columns 'unit' and 'units' both state the unit"))
    #expect(
      message(#"{"units":"pt","unit":"line","events":[{"time_ms":0,"dy":4},{"time_ms":8,"dy":4}]}"#).contains(
        words))
    #expect(
      message(json(units: "mm").replacing("{\"units\"", with: "{\"unit\":\"mm\",\"units\"")) == "nothing")
  }

  @Test("two units in one file are an error with both, unless a person says which counts")
  func twoUnits() throws {
    #expect(
      message(pull("x_mm", "y_pt"))
        == "f:1: two units in one file: column 'x_mm' is mm, and column 'y_pt' is pt; convert one, or choose one with --unit"
    )
    let mixed = pull(unit: "mm").replacing("96,50,200,move,mm", with: "96,50,200,move,pt")
    #expect(message(mixed).contains("column 'unit' is mm, and column 'unit' of row 14 is pt"))
    #expect(travel(try trace(mixed) { $0.scrolls.unit = .point }) == 100)
    // Two words for one unit are one.
    #expect(message(pull(unit: "dp").replacing("96,50,200,move,dp", with: "96,50,200,move,pt")) == "nothing")
  }

  @Test("a unit of some positions is none of the others: of one axis, of some rows")
  func partOfUnits() throws {
    for (x, y, stated, bare) in [("x_mm", "y", "x_mm", "y"), ("x", "y_mm", "y_mm", "x")] {
      #expect(
        message(pull(x, y))
          == "f:1: column '\(stated)' has a unit, and column '\(bare)' has none; give a unit in every row, or choose one with --unit"
      )
      let told = try trace(pull(x, y)) { $0.scrolls.unit = .point }
      #expect(told.header.units == .points && told.header.scale == .told && travel(told) == 100)
      // A column of units is one of both axes.
      #expect(try trace(pull(x, y, unit: "mm")).header.units == .millimetres)
    }
    let partly = pull(unit: "mm").replacing("96,50,200,move,mm", with: "96,50,200,move,")
    #expect(
      message(partly)
        == "f:14: column 'unit' is empty here, and not in other rows; give a unit in every row, or choose one with --unit"
    )
    #expect(travel(try trace(partly) { $0.scrolls.unit = .millimetres(1) }) == 100)
    // A lift without a position needs none.
    #expect(message(pull(unit: "mm").replacing("104,50,200,up,mm", with: "104,,,up,")) == "nothing")
    #expect(try trace(pull(unit: "")).header.scale == .assumed)
  }

  @Test(
    "fractions are of a surface: with its size they are points or millimetres, without it the scale is assumed"
  )
  func fractions() throws {
    let text =
      "time_ms,x,y,phase,unit\n0,0.5,0.25,down,fraction\n9,0.5,0.75,move,fraction\n18,0.5,0.75,up,fraction\n"
    let assumed = try trace(text)
    #expect(assumed.header.units == .normalised && assumed.header.scale == .assumed && travel(assumed) == 0.5)
    let points = try trace(text) { $0.surface = SurfaceSize("768x1024") }
    #expect(points.header.units == .points && points.header.scale == .told && travel(points) == 512)
    let length = try trace(text) { $0.surface = SurfaceSize("6.8x13.6cm") }
    #expect(length.header.device.size == .millimetres(68, 136) && travel(length) == 68)
    let pixels = try trace(text) {
      ($0.surface, $0.scrolls.pointsPerPixel) = (SurfaceSize("1080x2160px"), 160.0 / 420)
    }
    #expect(abs(travel(pixels) - 1080 / 2.625) < 1e-9)
    #expect(message(text) { $0.surface = SurfaceSize("1080x2160px") }.contains("give --density"))
  }

  @Test(
    "a size has two numbers and a unit of lengths",
    arguments: [
      "768", "768x", "x1024", "0x1024", "768x1024x2", "768x1024furlongs", "768x1024lines", "-1x5", "",
    ])
  func sizes(word: String) { #expect(SurfaceSize(word) == nil) }

  @Test("a browser's positions are CSS pixels")
  func browser() throws {
    let text =
      #"[{"type":"pointerdown","timeStamp":0,"clientX":1,"clientY":2},{"type":"pointerup","timeStamp":9,"clientX":1,"clientY":9}]"#
    #expect(try trace(text).header.scale == .told)
    #expect(
      try trace(text.replacing("client", with: "").replacing("X", with: "x").replacing("Y", with: "y")).header
        .scale == .told)
  }

  @Test(
    "Firefox's lines: fractions are fingers of an assumed scale, whole ones a wheel, and a person decides")
  func firefox() throws {
    let log = { (delta: String) in
      "timeStamp,deltaMode,deltaY\n" + (0..<9).map { "\($0 * 10),1,\(delta)\($0 % 2)\n" }.joined()
    }
    // -0.650 and -0.651 in turns, as no wheel gives.
    let fingers = try trace(log("-0.65"))
    #expect(fingers.header.device.kind == .touchpad && fingers.header.scale == .assumed)
    #expect(
      fingers.end?.reasons?.contains(
        "the log does not say what scrolled; fingers are assumed (--scroll-source wheel, if it was one)")
        == true)
    #expect(
      fingers.end?.reasons?.last
        == "the scale is assumed: a line or a click of fingers is no length, and Chromium's points are taken"
        + " (import --unit N, in points)")
    let wheel = try trace(log("3.0").replacing("3.01", with: "6.00"))
    #expect(wheel.header.device.kind == .wheel && wheel.header.scale == .device && wheel.end?.grade == "B")
    let decided = try trace(log("-0.65")) { $0.scrolls.source = .wheel }
    #expect(decided.header.device.kind == .wheel && decided.end?.grade == "A")
    // Who says how long a line is knows the scale.
    let told = try trace(log("-0.65")) { ($0.scrolls.unit, $0.scrolls.source) = (.points(16), .finger) }
    #expect(told.header.scale == .told)
  }

  // MARK: Devices

  private static let described = """
    add device 1: /dev/input/event1
      name:     "pad"
      events:
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 2159, fuzz 0, flat 0, resolution 0
                    ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT

    """

  /// A drag from 500 to 1400 units along.
  private static let drag =
    "[ 1.000000] 0003 0039 0000001f\n[ 1.000000] 0003 0035 0000021c\n[ 1.000000] 0003 0036 000001f4\n[ 1.000000] 0000 0000 00000000\n"
    + (1...9).map {
      "[ 1.0\($0)0000] 0003 0036 \(hex(500 + 100 * $0))\n[ 1.0\($0)0000] 0000 0000 00000000\n"
    }.joined()
    + "[ 1.100000] 0003 0039 ffffffff\n[ 1.100000] 0000 0000 00000000\n"

  private static func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private func touched(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> Trace {
    try trace(text) {
      $0.isRawOnly = true
      change(&$0)
    }
  }

  @Test("without ranges a drag is as long as its own extremes: assumed; with ranges and no resolution too")
  func ranges() throws {
    let bare = try touched(Self.drag)
    #expect(bare.header.scale == .assumed && bare.end?.grade == "B")
    #expect(
      bare.end?.reasons?.last
        == "the scale is assumed: the size of the surface is not known (import --surface)")
    let ranged = try touched(Self.described + Self.drag.replacing("] ", with: "] /dev/input/event1: "))
    // 900 of 2160 units.
    #expect(ranged.header.scale == .assumed && abs(travel(ranged) - 900.0 / 2160) < 1e-9)
    #expect(ranged.end?.grade == "B")
    let sized = try touched(Self.described + Self.drag.replacing("] ", with: "] /dev/input/event1: ")) {
      $0.surface = SurfaceSize("411x823")
    }
    #expect(sized.header.scale == .told && sized.end?.grade == "A")
    #expect(sized.header.units == .points && abs(travel(sized) - 900.0 / 2160 * 823) < 1e-9)
  }

  // The x of the drag goes back and forth by one unit, which its own extremes make the whole axis.
  @Test("without ranges a jitter of one unit is no jump, neither at the import nor when it is read again")
  func jitterWithoutRanges() throws {
    let log =
      "[ 1.000000] 0003 0039 0000001f\n"
      + (0..<40).map { step in
        let time = "[ 1.\(100_000 + 8000 * step)]"
        let (x, y) = (Self.hex(500 + step % 2), Self.hex(400 + 10 * step))
        return "\(time) 0003 0035 \(x)\n\(time) 0003 0036 \(y)\n\(time) 0000 0000 00000000\n"
      }.joined() + "[ 1.500000] 0003 0039 ffffffff\n[ 1.500000] 0000 0000 00000000\n"
    let letter = { (trace: Trace) in
      TraceIntegrity(of: trace).grade(endedAtMicroseconds: trace.endedAtMicroseconds).letter
    }
    let bare = try touched(log)
    #expect(bare.header.source.rangesAreExtremes && bare.end?.grade == "B", "\(bare.end?.reasons ?? [])")
    #expect(letter(bare) == .b)
    let ranged = try touched(log) { $0.ranges = [SurfaceRange("0,1079,0,2159")].compactMap(\.self) }
    #expect(!ranged.header.source.rangesAreExtremes && ranged.end?.grade == "B")
    // Taken for lengths, its shares jump.
    var other = bare
    other.header.source.from = ranged.header.source.from
    #expect(letter(other) == .d)
  }

  @Test("without ranges a size says nothing, and that is an error")
  func sizeWithoutRanges() throws {
    let size = { (options: inout ImportOptions) in
      (options.surface, options.stated, options.isRawOnly) = (SurfaceSize("411x823"), [.surface], true)
    }
    #expect(
      message(Self.drag, size)
        == "f: --surface does not apply here, as the ranges of the axes are not known (give --range too); remove it"
    )
    let ranged = try trace(Self.drag) { options in
      size(&options)
      options.ranges = [SurfaceRange("0,1079,0,2159")].compactMap(\.self)
    }
    #expect(ranged.header.scale == .told && abs(travel(ranged) - 900.0 / 2160 * 823) < 1e-9)
  }

  @Test("a description with CR CR LF counts, and so does one before a log without nodes")
  func lostDescriptions() throws {
    let whole = try touched(Self.described + Self.drag.replacing("] ", with: "] /dev/input/event1: "))
    let doubled = (Self.described + Self.drag.replacing("] ", with: "] /dev/input/event1: ")).replacing(
      "\n", with: "\r\r\n")
    #expect(try touched(doubled).events == whole.events)
    let joined = try touched(Self.described + Self.drag)
    #expect(joined.events == whole.events && joined.header.device.name == "pad")
    // Of two nobody knows which it was: that is said, and its own extremes are taken.
    let two =
      Self.described + Self.described.replacing("event1", with: "event2").replacing("pad", with: "other")
    let file = try file(two + Self.drag) { $0.isRawOnly = true }
    #expect(
      file.notes.map(\.description) == [
        "Android input device: its events do not name a device, and 2 devices that can be touched are described (pad, other); keep the description of one"
      ])
    #expect(file.traces.first?.header.scale == .assumed)
  }

  // MARK: Options

  /// A recording of each kind, and an option that says nothing of it.
  @Test(
    "an option that changes nothing in a recording is an error with its name",
    arguments: ImportOption.allCases)
  func options(option: ImportOption) {
    let samples: [ImportKind: String] = [
      .deviceEvents: Self.drag, .positions: pull(), .scrolls: "time_ms,dy_pt\n0,5\n9,5\n",
      .debugEvents: " event4   POINTER_SCROLL_FINGER  +1.000s\tvert 5.00/0.0* horiz 0.00/0.0 (finger)\n",
      .wayland: "[1.0] wl_pointer@3.axis(1, 0, 5.0)\n",
    ]
    for (kind, text) in samples where !option.kinds.contains(kind) {
      #expect(
        message(text) { $0.stated = [option] }
          == "f: --\(option.rawValue) does not apply to \(kind.words); remove it")
    }
  }

  @Test("an option whose question the recording answers is an error that says so")
  func answered() {
    #expect(
      message(pull()) { $0.stated = [.contactPause] }
        == "f: --contact-pause does not apply here, as its rows state when contacts end; remove it")
    #expect(
      message(Self.described + Self.drag) {
        ($0.stated, $0.ranges, $0.isRawOnly) = ([.range], [SurfaceRange("0,1,0,1")!], true)
      } == "f: --range does not apply here, as its description contains the ranges of the axes; remove it")
    #expect(
      message(pull(unit: "dp")) { ($0.stated, $0.scrolls.pointsPerPixel) = ([.density], 0.5) }
        == "f: --density does not apply here, as its positions are not in px; remove it")
    #expect(
      message("time_ms,dy_pt\n0,5\n") { ($0.stated, $0.scrolls.pointsPerPixel) = ([.density], 0.5) }
        == "f: --density does not apply here, as its deltas are not in px; remove it")
    #expect(
      message("time_ms,dy_pt,source,phase\n0,5,finger,begin\n9,5,finger,end\n") {
        $0.stated = [.scrollSource]
      }
        == "f: --scroll-source does not apply here, as the log states what scrolled; remove it")
    #expect(
      message("time_ms,dy_pt,source,phase\n0,5,finger,begin\n9,5,finger,end\n") { $0.stated = [.scrollPause] }
        == "f: --scroll-pause does not apply here, as the log states when scrolls end, or fingers did not scroll; remove it"
    )
    #expect(
      message("time_ms,dy_pt\n0,5\n9,5\n") { $0.stated = [.scrollPause, .scrollSource, .naturalScroll] }
        == "nothing")
    #expect(
      message(pull()) { $0.stated = [.label] }
        == "f: --label does not apply here, as the intent is not in a column; remove it")
  }
}
