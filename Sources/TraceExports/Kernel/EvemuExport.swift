import GestureTraces
import TextFormats

/// Writes the device description and events that `evemu-record` would have written, in version 1.3 of the format.
///
/// `evemu-play` and `evemu-device` of evemu-tools play it through uinput, `overscroll record --virtual` plays it without a kernel, and
/// `overscroll import` reads it. Times are microseconds from the first event, as in traces: nothing is rounded. The layout is that of
/// freedesktop's evemu (`evemu.c`, `evemu_write` and `evemu_write_event`).
package struct EvemuExport: TraceExporter {
  /// Writes the device of a trace and its events in the format of evemu.
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let surface = try KernelSurface(of: trace, options.replay)
    return TraceExport(text: text(of: surface.device), losses: surface.losses)
  }

  private static func text(of device: KernelDevice) -> String {
    var lines = ["# EVEMU 1.3", "# written by overscroll export; evemu-play plays it on a virtual device"]
    lines.append("N: \(device.name)")
    let identity = [device.bus, device.vendor, device.product, 0].map { hex(Int($0), digits: 4) }
    lines.append("I: \(identity.joined(separator: " "))")
    lines += bitmap("P:", device.properties, bytes: propertyBytes)
    let types = device.codes.map(\.type) + (device.axes.isEmpty ? [] : [KernelCode.Kind.absolute])
    lines += bitmap("B: 00", [KernelCode.Kind.synchronise] + types, bytes: lineBytes)
    for (type, codes) in device.codes {
      let bytes = type == KernelCode.Kind.key ? keyBytes : lineBytes
      lines += bitmap("B: \(hex(Int(type), digits: 2))", codes, bytes: bytes)
    }
    if !device.axes.isEmpty { lines += bitmap("B: 03", device.axes.map(\.code), bytes: lineBytes) }
    for (code, axis) in device.axes {
      lines.append("A: \(hex(Int(code), digits: 2)) \(axis.minimum) \(axis.maximum) 0 0 \(axis.resolution)")
    }
    lines += device.events.map(line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of bytes in a line of bits, in the device's properties, and in its set of keys (`KEY_CNT` / 8).
  private static let (lineBytes, propertyBytes, keyBytes) = (8, 8, 96)

  private static func bitmap(_ start: String, _ codes: [UInt16], bytes: Int) -> [String] {
    var data = [UInt8](repeating: 0, count: bytes)
    for code in codes { data[Int(code) / 8] |= 1 << UInt8(code % 8) }
    return stride(from: 0, to: bytes, by: lineBytes).map { first in
      "\(start) \(data[first..<first + lineBytes].map { hex(Int($0), digits: 2) }.joined(separator: " "))"
    }
  }

  private static func line(_ event: KernelDevice.Event) -> String {
    let (seconds, rest) = event.time.quotientAndRemainder(dividingBy: 1_000_000)
    let time = "\(seconds).\(PaddedText.right("\(rest)", to: 6, with: "0"))"
    let value =
      event.value < 0
      ? "-" + PaddedText.right("\(-event.value)", to: 3, with: "0")
      : PaddedText.right("\(event.value)", to: 4, with: "0")
    return "E: \(time) \(hex(Int(event.type), digits: 4)) \(hex(Int(event.code), digits: 4)) \(value)"
  }

  private static func hex(_ number: Int, digits: Int) -> String {
    PaddedText.right(String(number, radix: 16), to: digits, with: "0")
  }
}
