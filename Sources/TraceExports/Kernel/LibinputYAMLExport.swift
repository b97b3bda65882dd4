import GestureTraces
import TextFormats

/// Writes the YAML that `libinput record` would have written, in version 1 of its format, without libinput's own events.
///
/// `libinput replay` of libinput-tools plays it through uinput, `overscroll record --virtual` plays it without a kernel, and `overscroll
/// import` reads it. Times are seconds and microseconds from the first event: nothing is rounded. The layout is that of `libinput-record.c`
/// among the tools of libinput 1.22.
package struct LibinputYAMLExport: TraceExporter {
  /// Writes the device of a trace and its events in the format of `libinput record`.
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let surface = try KernelSurface(of: trace, options.replay)
    let device = surface.device
    var text = (head + description(of: device)).joined(separator: "\n") + "\n"
    appendEvents(of: device, to: &text)
    return TraceExport(text: text, losses: surface.losses)
  }

  private static let head = [
    "# libinput record", "# written by overscroll export; libinput replay plays it on a virtual device",
    "version: 1", "ndevices: 1", "libinput:", "  version: \"none\"", "  git: \"none\"", "system:",
    "  os: \"none\"", "  kernel: \"none\"", "  dmi: \"none\"", "devices:",
  ]

  private static func description(of device: KernelDevice) -> [String] {
    var lines = [
      "- node: /dev/input/event0", "  evdev:", "    name: \"\(device.name)\"",
      "    id: [\(device.bus), \(device.vendor), \(device.product), 0]", "    codes:",
    ]
    let axes = device.axes.map(\.code)
    lines.append("      0: [0, 1, 2, 3] # EV_SYN")
    for (type, codes) in device.codes { lines.append("      \(type): \(list(codes))") }
    if !axes.isEmpty {
      lines += ["      3: \(list(axes)) # EV_ABS", "    absinfo:"]
      lines += device.axes.map { code, axis in
        "      \(code): [\(axis.minimum), \(axis.maximum), 0, 0, \(axis.resolution)]"
      }
    }
    return lines + [
      "    properties: \(list(device.properties))", "  hid: [", "  ]", "  udev:", "    properties:",
      "    - ID_INPUT=1",
      "    - \(device.udevKind)=1", "  quirks:", "  events:",
    ]
  }

  private static func list(_ numbers: [UInt16]) -> String {
    "[\(numbers.map { "\($0)" }.joined(separator: ", "))]"
  }

  /// Appends the events line by line: a long trace has millions of them, which as separate strings would take a gigabyte.
  private static func appendEvents(of device: KernelDevice, to text: inout String) {
    for frame in device.frames {
      text += "  - evdev:\n"
      for event in frame {
        let (seconds, rest) = event.time.quotientAndRemainder(dividingBy: 1_000_000)
        let cells = [
          (Int(seconds), 3), (Int(rest), 6), (Int(event.type), 3), (Int(event.code), 3), (event.value, 7),
        ].map { PaddedText.right("\($0)", to: $1) }
        let name = KernelCode.name(event.type, event.code)
        text += "    - [\(cells.joined(separator: ", "))] # \(name)\n"
      }
    }
  }
}
