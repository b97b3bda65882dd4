import Testing

@testable import TouchCapture

/// One line of each program that prints evdev events; numbers are read off the lines.
struct PrintedEventTests {
  private func read(_ line: String) -> PrintedEvent? { PrintedEvent(Array(line.utf8)[...]) }

  @Test(
    "a position is read as each program prints it",
    arguments: [
      "Event: time 1539184834.039169, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 189",
      "Event: time 1539184834.039169, type 3 (Absolute), code 53 (?), value 189",
      "time 1539184834.039169 type 3 (EV_ABS), code 53   (ABS_MT_POSITION_X), value 189",
      "event at 1539184834.039169, code 53, type 03, val 189",
      "InputEvent(1539184834, 39169, 3, 53, 189)", "InputEvent(1539184834L, 39169L, 3, 53, 189L)",
      "05/27/24-08:21:40 DEBUG input event => type: 3 (EV_ABS), code: 53 (ABS_MT_POSITION_X), value: 189, time: 1539184834.039169",
      "InputEvent { time: SystemTime { tv_sec: 1539184834, tv_nsec: 39169000 }, kind: AbsAxis(ABS_MT_POSITION_X), value: 189 }",
      "InputEvent { time: SystemTime { tv_sec: 1539184834, tv_nsec: 39169000 }, type: 3, code: 53, value: 189 }",
      "InputEvent { time: TimeVal { tv_sec: 1539184834, tv_usec: 39169 }, event_code: EV_ABS(ABS_MT_POSITION_X), value: 189 }",
      "&{Time:{Sec:1539184834 Usec:39169} Type:3 Code:53 Value:189}",
      "event at 1539184834.39169, code 53, type 03, val 189",
      "Event: time 1539184834.39169, type EV_ABS , code ABS_MT_POSITION_X , value 189",
      "{ time: { tv_sec: 1539184834, tv_usec: 39169 }, type: 'EV_ABS', code: 'ABS_MT_POSITION_X', value: 189 }",
    ])
  func position(_ line: String) throws {
    let event = try #require(read(line))
    #expect(event.microseconds == 1_539_184_834_039_169 && !event.isLogTime)
    #expect(event.type == 3 && event.code == 53 && event.value == 189)
  }

  @Test(
    "marks of frames have many spellings",
    arguments: [
      ("Event: time 1.000000, -------------- EV_SYN ------------", 0),
      ("Event: time 1.000000, -------------- SYN_REPORT ------------", 0),
      ("Event: time 1.000000, -------------- Report Sync ------------", 0),
      ("Event: time 1.0, ++++++++++++++++++++ EV_SYN +++++++++++++++", 0),
      ("Event: time 1.000000, ++++++++++++++ SYN_MT_REPORT ++++++++++++", 2),
      ("time 1.0 !!!!!!!!!!!!! SYN_DROPPED !!!!!!!!!!!!!!!", 3),
      ("event at 1.000000, code 00, type 00, val 00", 0),
      ("input event => type: 0 (EV_SYN), code: 2 (SYN_MT_REPORT), value: 0, time: 1.000000", 2),
      (
        "InputEvent { time: SystemTime { tv_sec: 1, tv_nsec: 0 }, kind: Synchronization(SYN_REPORT), value: 0 }",
        0
      ),
    ] as [(String, UInt16)])
  func marks(_ mark: (line: String, code: UInt16)) throws {
    let event = try #require(read(mark.line))
    #expect(event.microseconds == 1_000_000 && event.type == 0 && event.code == mark.code)
  }

  @Test("without a time of its own an event has that of its line, or none")
  func times() throws {
    let own = try #require(read("12:07:59.474693: EV_ABS ABS_Y 341"))
    #expect(own.isLogTime && own.microseconds == 43_679_474_693 && own.value == 341)
    #expect(try #require(read("12:07:59.474693: EV_KEY BTN_TOUCH (0x14a) pressed")).value == 1)
    #expect(
      try #require(read("type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 189")).microseconds == nil)
  }

  @Test("seconds without a key are the time, a version is not")
  func bareTimes() throws {
    let stylus = try #require(read("1778068264.912164 - EV_ABS    ABS_Y   7638"))
    #expect(stylus.microseconds == 1_778_068_264_912_164 && !stylus.isLogTime && stylus.value == 7638)
    #expect(try #require(read("app[7]: [   12.345]: EV_ABS ABS_Y 341")).microseconds == 12_345_000)
    #expect(try #require(read("v 1.10 EV_ABS ABS_Y 341")).microseconds == nil)
  }

  @Test(
    "other lines are none",
    arguments: [
      "", "Event code 53 (ABS_MT_POSITION_X)", "  Event type 3 (EV_ABS)", "Input device name: \"x\"",
      #"{"type":"touchmove","timeStamp":12}"#, "  Property type 1 (INPUT_PROP_DIRECT)", "Supported events:",
      "it says type 3 when I touch it",
    ])
  func others(_ line: String) { #expect(read(line) == nil) }
}
