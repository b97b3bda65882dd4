import Testing

@testable import TouchCapture

@Suite("getevent")
struct GeteventReaderTests {
  private func read(_ text: String) throws -> [EvdevDevice] {
    try GeteventReader.read(Array(text.utf8), file: "f").devices
  }

  @Test("names and codes mean the same, and values are hexadecimal with a sign")
  func namesAndCodes() throws {
    let named = """
      [  1.000000] EV_ABS ABS_MT_TRACKING_ID ffffffff
      [  1.000000] EV_ABS ABS_MT_POSITION_X 000001ad
      [  1.000000] EV_ABS ABS_MT_POSITION_Y 00000077
      [  1.500000] EV_SYN SYN_REPORT 00000000 rate 60
      """
    let coded = """
      [1.000000] 0003 0039 ffffffff
      [1.000000] 0003 0035 000001ad
      [1.000000] 0003 0036 00000077
      [1.500000] 0000 0000 00000000
      """
    let devices = try read(named)
    #expect(try read(coded) == devices)
    #expect(devices[0].events.map(\.value) == [-1, 429, 119, 0])
    #expect(devices[0].events.map(\.timeMicroseconds) == [0, 0, 0, 500_000])
  }

  @Test("each node is a device, those that place nothing are left out, and time has one zero")
  func devices() throws {
    let devices = try read(
      """
      [ 1.000000] /dev/input/event0: EV_KEY KEY_VOLUMEUP DOWN
      [ 1.250000] /dev/input/event2: EV_ABS ABS_X 00000001
      [ 1.250000] /dev/input/event2: EV_ABS ABS_Y 00000001
      [ 1.500000] /dev/input/event5: EV_ABS ABS_MT_POSITION_X 00000001
      [ 1.500000] /dev/input/event5: EV_ABS ABS_MT_POSITION_Y 00000001
      """)
    #expect(devices.map(\.name) == ["/dev/input/event2", "/dev/input/event5"])
    #expect(devices.map { $0.events[0].timeMicroseconds } == [250_000, 500_000])
  }

  @Test("a log is known by one line with a time or a node, and without by three, or by more than half of all")
  func recognition() {
    func knows(_ lines: [String]) -> Bool {
      GeteventReader.recognises(Array(lines.map { $0 + "\n" }.joined().utf8))
    }
    let (event, other) = ("0003 0035 000001ad", "some words of another program")
    #expect(knows([event]) && knows([event, event, other]))
    #expect(!knows([event, other]) && !knows([event, event, other, other]) && !knows([other]))
    #expect(knows([other, event, other, event, other, other, event, other, other]))
    #expect(knows([other, other, other, "[ 1.000000] EV_ABS ABS_X 00000001"]))
    #expect(knows([other, other, other, "add device 1: /dev/input/event3"]))
  }

  @Test("keys are not kept, whatever their name or number")
  func keys() throws {
    let device = try read(
      """
      [ 1.000000] EV_ABS ABS_X 00000001
      [ 1.000000] EV_ABS ABS_Y 00000001
      [ 1.000000] EV_KEY KEY_T DOWN
      [ 1.000000] 0001 0014 00000001
      [ 1.000000] EV_KEY BTN_TOUCH DOWN
      """)[0]
    #expect(device.events.filter { $0.type == EvdevCode.Kind.key }.map(\.code) == [EvdevCode.Button.touch])
    #expect(device.codes[EvdevCode.Kind.key] == [EvdevCode.Button.touch])
  }

  @Test("a device that separates contacts has no slots, any other has as many as it used, ten at least")
  func slots() throws {
    let contact = "[ 1.000000] 0003 0035 00000001\n[ 1.000000] 0003 0036 00000001\n"
    #expect(try read(contact)[0].axes[EvdevCode.Absolute.slot] == EvdevAxis(0, 9))
    #expect(
      try read(contact + "[ 1.000000] 0003 002f 0000000c\n")[0].axes[EvdevCode.Absolute.slot]
        == EvdevAxis(0, 12))
    #expect(try read(contact + "[ 1.000000] 0000 0002 00000000\n")[0].axes[EvdevCode.Absolute.slot] == nil)
  }

  /// A drag of a described screen: 17 lines of events behind five of a description.
  private static let drag: [String] = {
    var lines = [
      "add device 1: /dev/input/event1", "  name:     \"a screen\"",
      "    ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0",
      "                ABS_MT_POSITION_Y     : value 0, min 0, max 2159, fuzz 0, flat 0, resolution 0",
      "  input props:",
    ]
    func add(_ time: Int, _ words: String) {
      lines.append("[     100.0\(time < 10 ? "0" : "")\(time)000] /dev/input/event1: \(words)")
    }
    add(0, "EV_ABS       ABS_MT_TRACKING_ID   0000001f")
    add(0, "EV_KEY       BTN_TOUCH            DOWN")
    for step in 0..<4 {
      add(8 * step, "EV_ABS       ABS_MT_POSITION_X    0000021c")
      add(8 * step, "EV_ABS       ABS_MT_POSITION_Y    \(String(500 + 9 * step, radix: 16))")
      add(8 * step, "EV_SYN       SYN_REPORT           00000000")
    }
    add(32, "EV_ABS       ABS_MT_TRACKING_ID   ffffffff")
    add(32, "EV_KEY       BTN_TOUCH            UP")
    add(32, "EV_SYN       SYN_REPORT           00000000")
    return lines
  }()

  private func recording(_ lines: [String], _ end: String = "\n") throws -> EvdevRecording {
    try GeteventReader.read(Array(lines.joined(separator: end).utf8), file: "f")
  }

  @Test("text around lines counts for nothing")
  func around() throws {
    let plain = try recording(Self.drag)
    #expect(plain.devices.map(\.name) == ["a screen"] && plain.devices[0].events.count == 17)
    #expect(
      try recording(["C:\\>adb shell getevent -lt", ""] + Self.drag + ["^C", "", "does it help?"]) == plain)
    #expect(try recording(["```"] + Self.drag + ["```"]) == plain)
    #expect(try recording(Self.drag.map { "> " + $0 }) == plain)
    #expect(try recording(Self.drag, "\r\r\n") == plain)
    #expect(try recording(Self.drag.map { $0.replacing(" ", with: "&nbsp;") }) == plain)
    #expect(
      try recording(Self.drag.map { $0.hasPrefix("[") ? "| " + $0.replacing(": ", with: ": | ") + " |" : $0 })
        == plain)
    let tagged = Self.drag.map { $0.hasPrefix("[") ? "11-29 12:00:00.123 I/log: \($0)" : $0 }
    #expect(try recording(tagged) == plain)
  }

  @Test(
    "a damaged line costs its event, and is counted",
    arguments: [
      "[     100.016000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    2x6",
      "[     100.0l6000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    206",
      "/dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    206", "[     100.0160",
      "[     900.016000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    206",
      "[     100.001000] /dev/input/event1: EV_ABS       ABS_MT_POSITION_Y    206",
    ])
  func damaged(_ line: String) throws {
    var lines = Self.drag
    // The y of the third frame: behind five lines of description, two of the touch and two frames.
    lines[14] = line
    let read = try recording(lines)
    #expect(read.devices[0].events.count == 16)
    #expect(read.damage.count == 1 && read.damage.first == 15)
  }

  // Four lines, of which one is damaged: too many, unless it is the last, where a paste was cut.
  @Test("a short paste may be cut in its last line, and in no other", arguments: ["", "\n", "\n\n"])
  func cutShort(tail: String) throws {
    let lines = [
      "[ 1.000000] 0003 0035 000001ad", "[ 1.000000] 0003 0036 00000077", "[ 1.008000] 0003 0036 00000079",
    ]
    let read = try recording(lines + ["[ 1.0080" + tail])
    #expect(read.devices[0].events.map(\.value) == [429, 119, 121])
    #expect(read.damage.count == 1 && read.damage.first == 4)
    let error = #expect(throws: CaptureError.self) {
      try recording([lines[0], lines[1], "[ 1.0080", lines[2] + tail])
    }
    #expect("\(try #require(error))".hasPrefix("f:3: "))
  }

  @Test("events without times are refused with the command that records them")
  func timeless() {
    let error = #expect(throws: CaptureError.self) {
      try recording(["", "/dev/input/event7: 0003 0035 000001ad"])
    }
    #expect("\(error!)".hasPrefix("f:2: events without times"))
    #expect("\(error!)".contains("adb shell getevent -lt /dev/input/event7"))
  }

  @Test("the form of Android up to 4.1 is read")
  func old() throws {
    let device = try read(
      "1194-802069: /dev/input/event2: 0003 0035 00000001\n1194-802070: /dev/input/event2: 0003 0036 00000002\n"
    )[0]
    #expect(device.events.map(\.timeMicroseconds) == [0, 1])
  }
}
