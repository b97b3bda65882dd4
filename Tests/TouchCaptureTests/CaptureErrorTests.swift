import Glibc
import Testing

@testable import TouchCapture

@Suite("Messages of what cannot be recorded")
struct CaptureErrorTests {
  @Test(
    "what to do about a node depends on why it cannot be opened",
    arguments: [
      (EACCES, "join group 'input'"), (EPERM, "join group 'input'"),
      (EBUSY, "another program has grabbed it"),
      (ENODEV, "plug it in again"), (ENOENT, "plug it in again"), (EIO, "choose another device"),
    ])
  func advice(number: Int32, start: String) {
    #expect(CaptureError.advice(number).hasPrefix(start))
  }

  @Test("each names the file or node first, and says why")
  func messages() {
    #expect(
      CaptureError.format(file: "a.evemu", line: 3, message: "no").description == "a.evemu:3: no")
    #expect(CaptureError.noEvents(file: "a", message: "nothing in it").description == "a: nothing in it")
    #expect(CaptureError.unmapped(file: "b", message: "no names").description == "b: no names")
    #expect(
      CaptureError.refused(node: "/dev/input/event3", errno: EBUSY).description
        == "/dev/input/event3: device or resource busy; another program has grabbed it; close that program, or choose another device"
    )
    #expect(
      CaptureError.file(path: "a", operation: "read", errno: ENOENT).description
        == "a: read: no such file or directory")
    #expect(
      CaptureError.notADevice(path: "a").description
        == "a: not an input device; choose one of /dev/input/event… (overscroll devices)")
    #expect(
      CaptureError.libinput(operation: "start", errno: ENOMEM).description
        == "libinput: start: cannot allocate memory; try again, or record one device with --device")
  }

  @Test("buses have the kernel's names, others their number, and none is none")
  func buses() {
    #expect(DeviceBus.name(0) == nil)
    #expect(
      [1, 3, 5, 6, 17, 19, 24, 25, 28, 29, 26].map { DeviceBus.name($0) }
        == [
          "pci", "usb", "bluetooth", "virtual", "i8042", "rs232", "i2c", "host", "spi", "rmi", "0x1a",
        ])
  }
}
