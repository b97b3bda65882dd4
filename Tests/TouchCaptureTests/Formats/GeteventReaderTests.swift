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
}
