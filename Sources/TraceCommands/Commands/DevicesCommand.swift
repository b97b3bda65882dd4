import CommandArguments
import CommandInputs
import TextFormats
import TouchCapture

/// `overscroll devices`: lists the input devices and whether they can be recorded.
package enum DevicesCommand {
  /// The name, options and help text of `overscroll devices`, and the function that runs it.
  package static let command = Command(
    name: "devices",
    summary: "List touchpads, touchscreens and wheels, and whether they can be recorded.",
    options: JSONOptions(),
    notes: ["Keyboards and everything else are neither listed nor opened."],
    examples: ["overscroll devices", "overscroll devices --json"],
    run: run)

  private static func run(_ invocation: Invocation<JSONOptions>) throws -> ExitStatus {
    let entries = try DeviceList.entries()
    if invocation.json {
      invocation.console.print(format.json(entries))
    } else if entries.isEmpty {
      invocation.console.write(Self.nothingHere(width: invocation.console.width))
    } else {
      invocation.console.write(table(entries))
    }
    return .done
  }

  /// The text if no touchpad, touchscreen or wheel is connected: commands to run instead.
  private static func nothingHere(width: Int) -> String {
    var next = NextSteps()
    let name = Console.programName
    next.add("\(name) demo", "generated gestures")
    next.add("\(name) lab -o lab.html", "a finger in a browser")
    next.add("\(name) import RECORDING…", "from another machine")
    return "No touchpad, touchscreen or wheel here.\n" + next.text(width: width)
  }

  /// A table of the devices. Columns are as wide as their widest entry, and the name is last. A device that cannot be recorded gets advice
  /// below its row.
  ///
  /// - Parameter entries: The devices.
  /// - Returns: Whole lines.
  static func table(_ entries: [DeviceList.Entry]) -> String {
    let rows =
      [["NODE", "KIND", "SIZE", "SEAT", "MAY BE READ", "NAME"]]
      + entries.map { entry in
        [entry.node, entry.kind.rawValue, size(entry), entry.seat, access(entry), entry.name]
      }
    var lines: [String] = []
    for (index, line) in PaddedText.lines(rows).enumerated() {
      lines.append(line)
      if index > 0, let advice = entries[index - 1].advice {
        lines.append("  " + HelpText.wrap("\(entries[index - 1].node): \(advice)", indent: 2))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The fields that `devices --json` prints for each device.
  package static let format = RecordFormat<[DeviceList.Entry]>(
    "overscroll-devices/1", "Touchpads, touchscreens and wheels of this machine", from: "devices --json",
    [
      .list(
        "devices",
        "The devices that record may name, one per node; may be empty. Keyboards and everything else are not listed.",
        of: fields
      ) { $0 }
    ])

  private static let fields: Fields<DeviceList.Entry> = [
    .value("node", "The path of the device's node: what record --device takes.") { $0.node },
    .value("name", "The driver's name; empty if the node cannot be read.") { $0.name },
    .value("kind", "touchscreen, touchpad or wheel.") { $0.kind.rawValue },
    .value("seat", "The seat it belongs to, such as seat0.") { $0.seat },
    .value(
      "size_mm",
      "Width and height in millimetres; null if the node cannot be read or the size is not known."
    ) { $0.size },
    .value(
      "may_be_read",
      "Whether record can open it now: other programs have not grabbed it, and permissions suffice."
    ) {
      $0.errno == nil && !$0.isGrabbed
    },
    .value("advice", "What to do so that it can be recorded; null if it already can.") { $0.advice },
  ]

  private static func access(_ entry: DeviceList.Entry) -> String {
    if entry.isGrabbed { return "no (grabbed)" }
    return entry.errno == nil ? "yes" : "no"
  }

  private static func size(_ entry: DeviceList.Entry) -> String {
    guard let size = entry.size else { return "-" }
    return size.map { tenths($0) }.joined(separator: "x") + " mm"
  }

  private static func tenths(_ millimetres: Double) -> String {
    let rounded = Int((millimetres * 10).rounded())
    return rounded % 10 == 0 ? "\(rounded / 10)" : "\(rounded / 10).\(rounded % 10)"
  }
}
