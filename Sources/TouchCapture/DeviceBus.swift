/// The kernel's bus numbers (`BUS_…` in linux/input.h) as words.
enum DeviceBus {
  private static let names: [UInt16: String] = [
    0x01: "pci", 0x03: "usb", 0x05: "bluetooth", 0x06: "virtual", 0x11: "i8042", 0x13: "rs232",
    0x18: "i2c", 0x19: "host", 0x1c: "spi", 0x1d: "rmi",
  ]

  /// The word for a bus; its number in hexadecimal if there is no word; nil for 0.
  static func name(_ number: UInt16) -> String? {
    if number == 0 { return nil }
    return names[number] ?? "0x" + String(number, radix: 16)
  }
}
