import GestureTraces
import TextFormats

extension DeviceInventory {
  /// The name and version of the shape that ``json`` has.
  package static let schema = "overscroll-inspect-devices/1"

  /// Devices that an answer has rows for.
  private static let mostInAnswer = 16

  /// The devices with most gestures in a screen: a row each with the figures that fit beside each other.
  ///
  /// - Parameter width: Columns of the screen.
  /// - Returns: The text, ending with a line feed.
  package func answer(width: Int) -> String {
    let devices = devices
    var table = TextTable(
      ["device", "takes", "gestures", "per s", "jitter ms", "reach pt", "kind", "people", "gaps", "grades"],
      left: [0, 6, 9])
    for device in devices.prefix(Self.mostInAnswer) {
      let figures = [(device.rate, 0), (device.jitter, 2), (device.reach, 0)]
      table.add(
        [WrappedText.end(of: device.key.name, width: Self.longestName)]
          + [device.takes, device.gestures].map(String.init)
          + figures.map { Figures.fixed($0.0, decimals: $0.1) }
          + [device.key.kind.rawValue, "\(device.subjects)", "\(device.gaps)", device.gradeWords])
    }
    let more = devices.count - Self.mostInAnswer
    return Self.title(devices) + "\n\n" + table.fitting(width: width)
      + (more > 0 ? "and \(more) more with fewer gestures\n" : "")
  }

  private static func title(_ devices: [DeviceSummary]) -> String {
    let takes = devices.reduce(0) { $0 + $1.takes }
    return "\(Counted.text(devices.count, "device")), \(Counted.text(takes, "take"))"
  }

  /// The devices for people: a row each with every figure.
  ///
  /// - Parameter width: Columns of the screen.
  /// - Returns: The text, ending with a line feed.
  package func text(width: Int) -> String {
    var table = TextTable(
      [
        "device", "kind", "origin", "takes", "people", "gestures", "per s", "jitter ms", "gaps", "grades",
        "reach mm", "pt", "pt/mm",
      ], left: [0, 1, 2, 9])
    for device in devices {
      let figures = [
        (device.rate, 0), (device.jitter, 2), (device.reachMillimetres, 0), (device.reach, 0),
        (device.pointsPerMillimetre, 2),
      ].map { Figures.fixed($0.0, decimals: $0.1) }
      table.add(
        [
          WrappedText.end(of: device.key.name, width: Self.longestName), device.key.kind.rawValue,
          device.key.origin.rawValue,
        ] + [device.takes, device.subjects, device.gestures].map(String.init)
          + [figures[0], figures[1], "\(device.gaps)", device.gradeWords] + figures[2...])
    }
    return Self.title(devices) + "\n\n" + table.text(width: width)
  }

  /// Columns of a name at most: a longer one loses its start.
  private static let longestName = 32

  /// The devices for programs: one object, without a line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.objects("devices", devices) { json, device in device.write(to: &json) }
    }
    return json.text
  }

  /// The devices as a table for spreadsheets.
  package var csv: String {
    let letters = TraceGrade.Letter.allCases
    var rows = CSVRows(
      ["device", "kind", "id", "origin", "takes", "subjects", "gestures", "wheel_moves", "rate_hz"]
        + ["jitter_ms", "gaps"] + letters.map { "grade_\($0.rawValue.lowercased())" }
        + ["reach_mm", "reach_pt", "points_per_mm"])
    for device in devices {
      let key = device.key
      let counts = [device.takes, device.subjects, device.gestures, device.wheelMoves].map(String.init)
      let grades = letters.map { "\(device.grades[$0.rawValue] ?? 0)" }
      let lengths = [device.reachMillimetres, device.reach, device.pointsPerMillimetre].map(CSVRows.cell)
      rows.add(
        [key.name, key.kind.rawValue, key.identity ?? "", key.origin.rawValue] + counts
          + [device.rate, device.jitter].map(CSVRows.cell) + ["\(device.gaps)"] + grades + lengths)
    }
    return rows.text
  }
}

extension DeviceSummary {
  /// `8 A, 1 C`.
  fileprivate var gradeWords: String {
    grades.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.member("device", key.name)
    json.member("kind", key.kind.rawValue)
    json.member("id", key.identity)
    json.member("origin", key.origin.rawValue)
    json.member("takes", takes)
    json.member("subjects", subjects)
    json.member("gestures", gestures)
    json.member("wheel_moves", wheelMoves)
    json.member("rate_hz", rate)
    json.member("jitter_ms", jitter)
    json.member("gaps", gaps)
    json.object("grades") { json in
      for letter in TraceGrade.Letter.allCases { json.member(letter.rawValue, grades[letter.rawValue] ?? 0) }
    }
    json.member("reach_mm", reachMillimetres)
    json.member("reach_pt", reach)
    json.member("points_per_mm", pointsPerMillimetre)
  }
}
