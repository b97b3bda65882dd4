import Testing
import TouchCapture

@testable import TraceCommands

@Suite("devices")
struct DevicesCommandTests {
  private static let entries: [DeviceList.Entry] = [
    DeviceList.Entry(
      node: "/dev/input/event4", name: "ELAN Touchpad", kind: .touchpad, seat: "seat0", size: [104.5, 63]),
    DeviceList.Entry(
      node: "/dev/input/event12", name: "Goodix", kind: .touchscreen, seat: "seat0", errno: 13,
      advice: "join group 'input'"),
  ]

  @Test("columns line up, and what to do stands under the device that needs it")
  func table() {
    #expect(
      DevicesCommand.table(Self.entries) == """
        NODE                KIND         SIZE         SEAT   MAY BE READ  NAME
        /dev/input/event4   touchpad     104.5x63 mm  seat0  yes          ELAN Touchpad
        /dev/input/event12  touchscreen  -            seat0  no           Goodix
          /dev/input/event12: join group 'input'

        """)
  }

  @Test("JSON has every device, null for what is not known")
  func json() {
    #expect(
      DevicesCommand.format.json(Self.entries)
        == #"{"schema":"overscroll-devices/1","devices":[{"node":"/dev/input/event4","name":"ELAN Touchpad","#
        + #""kind":"touchpad","seat":"seat0","size_mm":[104.5,63],"may_be_read":true,"advice":null},"#
        + #"{"node":"/dev/input/event12","name":"Goodix","kind":"touchscreen","seat":"seat0","#
        + #""size_mm":null,"may_be_read":false,"advice":"join group 'input'"}]}"#)
  }
}
