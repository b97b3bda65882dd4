@testable import TouchCapture

/// Recordings as other programs would have written them, made here so that tests know what is in them.
enum RecordingTexts {
  /// As `evemu-record` writes it, version 1.3.
  static func evemu(_ device: EvdevDevice, start: Int64 = 1_352_020_794_138_597) -> String {
    var lines = ["# EVEMU 1.3", "N: \(device.name)"]
    lines.append(
      "I: " + [device.bus, device.vendor, device.product, device.version].map(four).joined(separator: " "))
    lines.append("P: " + bytes(device.properties, below: 32))
    for type in device.codes.keys.sorted() {
      lines.append("B: \(hexadecimal(type, 2)) " + bytes(device.codes[type] ?? [], below: 768))
    }
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "A: \(hexadecimal(code, 2)) \(axis.minimum) \(axis.maximum) \(axis.fuzz) \(axis.flat) \(axis.resolution)"
      )
    }
    for event in device.events {
      let (seconds, rest) = (start + event.timeMicroseconds).quotientAndRemainder(dividingBy: 1_000_000)
      lines.append(
        "E: \(seconds).\(padded(rest, 6, "0")) \(four(event.type)) \(four(event.code)) \(event.value)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// As `libinput record` 1.22 writes it.
  static func libinputRecord(_ device: EvdevDevice) -> String {
    var lines = [
      "# libinput record", "version: 1", "ndevices: 1", "libinput:", "  version: \"1.22.1\"", "devices:",
      "- node: /dev/input/event1", "  evdev:", "    # Name: \(device.name)", "    name: \"\(device.name)\"",
      "    id: [\(device.bus), \(device.vendor), \(device.product), \(device.version)]", "    codes:",
    ]
    for type in device.codes.keys.sorted() {
      lines.append("      \(type): \(list(device.codes[type] ?? [])) # EV")
    }
    lines.append("    absinfo:")
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      let numbers = [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution]
      lines.append("      \(code): \(numbers)")
    }
    lines.append("    properties: \(list(device.properties))")
    lines += ["  udev:", "    properties:"] + device.udev.map { "    - \($0.key)=\($0.value)" }
    lines += ["  quirks:", "  events:", "  # Current time is 05:25:43"]
    var opens = true
    for event in device.events {
      if opens { lines.append("  - evdev:") }
      lines.append(line(of: event))
      opens = event.type == EvdevCode.Kind.synchronise
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(of event: EvdevEvent) -> String {
    let (seconds, micro) = event.timeMicroseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let numbers = [
      padded(seconds, 3), padded(micro, 6), padded(Int64(event.type), 3), padded(Int64(event.code), 3),
      padded(Int64(event.value), 7),
    ]
    return "    - [\(numbers.joined(separator: ", "))] # EV_ABS / ABS_MT_POSITION_Y      1288 (-12)"
  }

  private static func list(_ codes: EvdevDevice.Bits) -> String { "\(codes.sorted().map(Int.init))" }

  private static func bytes(_ codes: EvdevDevice.Bits, below end: UInt16) -> String {
    (0..<end / 8).map { byte in
      hexadecimal((0..<8).reduce(0) { $0 | (codes.contains(byte * 8 + $1) ? 1 << $1 : 0) }, 2)
    }.joined(separator: " ")
  }

  private static func four(_ number: UInt16) -> String { hexadecimal(number, 4) }

  private static func hexadecimal(_ number: UInt16, _ width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func padded(_ number: Int64, _ width: Int, _ filling: Character = " ") -> String {
    String(repeating: filling, count: max(0, width - "\(number)".count)) + "\(number)"
  }
}
