import GestureTraces
import TextFormats

extension DeviceInventory {
  /// The JSON format of `inspect --devices --json`.
  package static let format = RecordFormat<DeviceInventory>(
    "overscroll-inspect-devices/1", "The devices of traces", from: "inspect --devices --json",
    [
      .list(
        "devices", "Each device of the traces once; recordings and imports of one device are separate.",
        of: DeviceSummary.fields
      ) { $0.devices }
    ])

  /// The most devices that the one-screen text shows.
  private static let mostInAnswer = 14

  /// The devices with most gestures on one screen: one row each, with as many figures as fit the width.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: The text, ending with a line feed.
  package func answer(width: Int) -> String {
    let devices = devices
    let table = TextTable(
      DeviceSummary.fields.columns(
        "device", "takes", "gestures", "rate_hz", "jitter_ms", "reach_pt", "kind", "subjects", "gaps",
        "grades"),
      devices.prefix(Self.mostInAnswer))
    let more = devices.count - Self.mostInAnswer
    return Self.title(devices) + "\n\n" + table.fitting(width: width)
      + (more > 0 ? "--full also shows \(Counted.text(more, "device")) with fewer gestures.\n" : "")
  }

  private static func title(_ devices: [DeviceSummary]) -> String {
    let takes = devices.reduce(0) { $0 + $1.takes }
    return "\(Counted.text(devices.count, "device")), \(Counted.text(takes, "take"))"
  }

  /// All devices as text: one row each, with every figure.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: The text, ending with a line feed.
  package func text(width: Int) -> String {
    let fields = DeviceSummary.fields
    let columns =
      fields.columns(
        "device", "kind", "origin", "takes", "subjects", "gestures", "rate_hz", "jitter_ms", "gaps", "grades",
        "reach_mm") + [fields.column("reach_pt").with(heading: "pt"), fields.column("points_per_mm")]
    return Self.title(devices) + "\n\n" + TextTable(columns, devices).text(width: width)
  }

  /// The devices as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }

  /// The devices as CSV, one row each.
  package var csv: String {
    let fields = DeviceSummary.fields
    let columns =
      fields.columns(
        "device", "kind", "id", "origin", "takes", "subjects", "gestures", "wheel_moves", "rate_hz",
        "jitter_ms",
        "gaps") + DeviceSummary.grades.columns().map { $0.with(key: "grade_\($0.key.lowercased())") }
      + fields.columns("reach_mm", "reach_pt", "points_per_mm")
    return CSVRows(columns, devices).text
  }
}

extension DeviceSummary {
  /// The most columns for a name; a longer one is cut at its start.
  private static let longestName = 32

  fileprivate static let grades = Fields<DeviceSummary>(
    TraceGrade.Letter.allCases.map { letter in
      let flaw =
        switch letter {
        case .a: "that are complete"
        case .b: "with a small flaw"
        case .c: "that lack something at an edge"
        case .d: "whose movements may be wrong"
        case .f: "that are not usable"
        }
      return .value(letter.rawValue, "Traces \(flaw), 0 or more.") { $0.grades[letter.rawValue] ?? 0 }
    })

  fileprivate static let fields: Fields<DeviceSummary> = [
    .value(
      "device", "The name of the device, or its kind if the traces do not name it.",
      shown: { WrappedText.end(of: $0.key.name, width: longestName) }
    ) { $0.key.name },
    .value("kind", "touchscreen, touchpad or wheel.") { $0.key.kind.rawValue },
    .value(
      "id",
      "Vendor and product, four hexadecimal digits each with a colon between; null if not stated."
    ) { $0.key.identity },
    .value("origin", "The origin of its traces: recorded, imported or synthetic.") {
      $0.key.origin.rawValue
    },
    .value("takes", "Traces made with it, 1 or more.") { $0.takes },
    .value("subjects", "People named in them, 0 or more.", heading: "people") { $0.subjects },
    .value("gestures", "Gestures in them, 0 or more.") { $0.gestures },
    .value("wheel_moves", "Moves of wheels in them, 0 or more.") { $0.wheelMoves },
    .value(
      "rate_hz", "Reports per second while a finger moves, the median of its traces; null if not known.",
      heading: "per s", decimals: 0
    ) { $0.rate },
    .value(
      "jitter_ms",
      "Mean distance of an interval between reports from the usual one, the median of its traces; null if not known.",
      decimals: 2
    ) { $0.jitter },
    .value("gaps", "Intervals of moving fingers across which reports are missing, 0 or more.") { $0.gaps },
    .object(
      "grades", "The number of its traces by grade: the stated grade, else that of the events.", grades,
      shown: { device in
        // For example "8 A, 1 C".
        device.grades.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      }
    ) { $0 },
    .value(
      "reach_mm",
      "The greatest travel of a finger in one gesture, up or down, 0 or more; null if positions do not have a unit of length, and without gestures.",
      decimals: 0
    ) { $0.reachMillimetres },
    .value("reach_pt", "The same in points; null without gestures.", decimals: 0) { $0.reach },
    .value(
      "points_per_mm",
      "Points per millimetre of finger travel, above 0; null if positions do not have a unit of length, or its traces differ.",
      heading: "pt/mm", decimals: 2
    ) { $0.pointsPerMillimetre },
  ]
}
