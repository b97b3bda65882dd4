import Testing

@testable import TouchCapture

@Suite("Recordings by libinput record")
struct LibinputRecordReaderTests {
  private static let text = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.22.1"
    system:
      kernel: "6.1"
    devices:
    - node: /dev/input/event1
      evdev:
        # Name: not this one
        name: "A pad"
        id: [24, 1267, 12474, 256]
        codes:
          0: [0, 1, 3] # EV_SYN
          1: [272, 325, 330, 333] # EV_KEY
          3: [0, 1, 53] # EV_ABS
        absinfo:
          0: [0, 3000, 8, 0, 30]
          53: [-5, 3000, 0, 0, 31]
        properties: [0, 2]
      hid: [
        0x01
      ]
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_TOUCHPAD=1
      quirks:
      events:
      # Current time is 12:00:00
      - evdev:
        - [  0,      0,   3,  53,     100] # EV_ABS / ABS_MT_POSITION_X 100
        - [  1,     20,   0,   0,       0] # SYN_REPORT
      - libinput:
        - {time: 1.0, type: POINTER_SCROLL_FINGER}
    - node: /dev/input/event2
      evdev:
        name: "A second"
        id: [3, 1, 2, 3]
      events:

    """

  private func read(_ text: String) throws(CaptureError) -> EvdevRecording {
    try LibinputRecordReader.read(Array(text.utf8), file: "pad.yml")
  }

  @Test("all that concerns evdev is taken, and null parts are none")
  func whole() throws {
    let devices = try read(Self.text).devices
    #expect(devices.map(\.name) == ["A pad", "A second"])
    #expect([devices[0].bus, devices[0].vendor, devices[0].product] == [24, 1267, 12474])
    #expect(devices[0].codes == [0: [0, 1, 3], 1: [272, 325, 330, 333], 3: [0, 1, 53]])
    #expect(devices[0].axes[0] == EvdevAxis(0, 3000, fuzz: 8, resolution: 30))
    #expect(devices[0].axes[53] == EvdevAxis(-5, 3000, resolution: 31))
    #expect(devices[0].properties == [0, 2])
    #expect(devices[0].udev.map(\.key) == ["ID_INPUT", "ID_INPUT_TOUCHPAD"])
    #expect(
      devices[0].events == [
        EvdevEvent(timeMicroseconds: 0, type: 3, code: 53, value: 100),
        EvdevEvent(timeMicroseconds: 1_000_020, type: 0, code: 0, value: 0),
      ])
    #expect(devices[1].events.isEmpty)
  }

  @Test("the format is known by its first lines")
  func recognised() {
    #expect(LibinputRecordReader.recognises(Array(Self.text.utf8)))
    #expect(!LibinputRecordReader.recognises(Array("# EVEMU 1.3\nN: libinput:\n".utf8)))
  }

  @Test("errors say file, line, and what was expected")
  func errors() {
    let short = Self.text.replacing("[  1,     20,   0,   0,       0]", with: "[  1,     20,   0,   0]")
    #expect(throws: CaptureError.self) { try read(short) }
    do throws(CaptureError) {
      _ = try read(short)
    } catch {
      #expect("\(error)" == "pad.yml:34: expected a list of 5 whole numbers in brackets")
    }
    let back = Self.text.replacing("[  0,      0,   3", with: "[  9,      0,   3")
    do throws(CaptureError) {
      _ = try read(back)
      Issue.record("time that goes back was read")
    } catch {
      #expect("\(error)" == "pad.yml:34: time goes back by 7999980 µs; events must be in order of time")
    }
    // Numbers that do not fit are refused, not wrapped round.
    for (part, wide) in [("id: [24,", "id: [99999,"), ("0: [0, 3000,", "0: [0, 9999999999,")] {
      #expect(Self.text.contains(part))
      #expect(throws: CaptureError.self) { try read(Self.text.replacing(part, with: wide)) }
    }
    #expect(throws: CaptureError.self) { try read("libinput:\n  version: 1\n") }
  }

  /// A recording of a drag, as the program writes it.
  private static let drag = RecordingTexts.libinputRecord(Recordings.twoFingerScroll(frames: 9, step: 12))

  @Test(
    "text around a recording, and lost, tabbed or marked indents count for nothing",
    arguments: [
      { "```yaml\n" + $0 + "```\n" }, { "$ sudo libinput record\n" + $0 + "^C\n" },
      { $0.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n") },
      { $0.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n") },
      { $0.replacing("  ", with: "\t") }, { $0.replacing("- ", with: "• ") },
      { $0.replacing("\"", with: "&quot;") }, { $0.replacing(" ", with: "\u{A0}") },
      { $0.replacing("\n", with: "\r\r\n") },
    ] as [@Sendable (String) -> String])
  func around(change: @Sendable (String) -> String) throws {
    #expect(try read(change(Self.drag)) == read(Self.drag))
  }

  @Test("the events alone are of a device that nobody describes")
  func eventsAlone() throws {
    let lines = Self.drag.split(separator: "\n").filter { $0.contains("- [") }
    let device = try #require(try read(lines.joined(separator: "\n")).devices.first)
    let whole = try read(Self.drag)
    #expect(device.name.isEmpty && device.events == whole.devices[0].events)
  }

  @Test("a damaged line costs its event, and is counted; a damaged description is refused")
  func damaged() throws {
    var lines = Self.drag.split(separator: "\n").map(String.init)
    let events = lines.indices.filter { lines[$0].contains("- [") }
    let damaged = events[events.count / 2]
    lines[damaged] = "    - [  0,  7x00"
    let read = try read(lines.joined(separator: "\n"))
    #expect(read.damage.count == 1 && read.damage.first == damaged + 1)
    #expect(read.devices[0].events.count == events.count - 1)
  }
}
