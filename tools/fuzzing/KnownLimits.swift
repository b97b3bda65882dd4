import TextFormats

/// The ranges of numbers as `Limits.md` and the pages of the formats have them, written down a second time: what a reader accepts lies
/// within, and changes of texts try what lies just beyond.
enum KnownLimits {
  /// Keys of numbers in traces, in whatever object.
  static let ofTraces: [String: ClosedRange<Double>] = [
    "t": 0...86_400_000_000, "at": 0...86_400_000_000, "slot": 0...1023, "fingers": 1...100,
    "x": -1e6...1e6, "y": -1e6...1e6, "dx": -1e6...1e6, "dy": -1e6...1e6, "v120_x": -1e6...1e6,
    "v120_y": -1e6...1e6, "viewport": 1...1e6, "content": 0...1e6, "inset_top": 0...1e6,
    "start_offset": 0...1e6, "scroll_units_per_mm": 0...1e6, "version": 1...1, "size_mm": 0.001...1e6,
    "from": 0...86_400_000_000, "to": 0...86_400_000_000,
  ]
  /// The same in policies.
  static let ofPolicies: [String: ClosedRange<Double>] = [
    "points": 0...100_000, "viewport_share": 0...1, "plus": 0...100_000, "min": 0...100_000,
    "max": 0...100_000, "hysteresis_pt": 0...100_000, "height_pt": 0...100_000, "below_points": 0...100_000,
    "axis_cone_degrees": 0...90, "gain": 0...1000, "max_contacts": 1...100, "dwell_ms": 0...600_000,
    "callback_delay_ms": 0...600_000, "min_display_ms": 0...600_000, "close_delay_ms": 0...600_000,
    "cooldown_ms": 0...600_000, "in_ms": 0...600_000, "out_ms": 0...600_000,
  ]
  /// The same in rows.
  static let ofRows: [String: ClosedRange<Double>] = [
    "rate_hz": 0...10_000, "gesture": 0...1e9, "gestures": 0...1e9, "triggers": 0...1e9, "chatter": 0...1e9,
    "began_ms": -5e12...5e12, "ended_ms": -5e12...5e12, "trigger_ms": -5e12...5e12, "due_ms": -5e12...5e12,
    "callback_ms": -5e12...5e12, "duration_ms": -5e12...5e12, "settle_ms": -5e12...5e12,
  ]

  /// The same in protocols; a manifest has one in it.
  static let ofProtocols: [String: ClosedRange<Double>] = [
    "repeat": 1...1000, "seconds": 1...3600, "start_offset": 0...1e6, "viewport": 1...1e6, "content": 0...1e6,
    "inset_top": 0...1e6, "travel_pt": 0...1e6, "speed_pt_s": 0...1e6, "duration_ms": 0...600_000,
    "idle_ms": 150...60_000,
  ]
  /// The same in the takes of manifests.
  static let ofManifests: [String: ClosedRange<Double>] = ["number": 1...10_000, "tries": 0...1e6]
  /// The same in columns of tables of pointers and scrolls.
  static let ofTables: [String: ClosedRange<Double>] = [
    "x": -1e6...1e6, "y": -1e6...1e6, "dx": -1e6...1e6, "dy": -1e6...1e6, "slot": 0...1023, "fingers": 1...10,
    "time_ms": -9e12...9e12,
  ]
  /// The same in columns of labels.
  static let ofLabels: [String: ClosedRange<Double>] = [
    "from_ms": 0...86_400_000, "to_ms": 0...86_400_000, "gesture": 1...9.3e18,
  ]
  /// The same in columns of logs of offsets.
  static let ofCurves: [String: ClosedRange<Double>] = [
    "time_s": -86_400...86_400, "time_ms": -86_400_000...86_400_000, "offset_pt": -1e6...1e6,
    "finger_pt": -1e6...1e6,
  ]
  /// The same in reports of before.
  static let ofReports: [String: ClosedRange<Double>] = [
    "tp": 0...1e9, "fp": 0...1e9, "fn": 0...1e9, "tn": 0...1e9, "triggers": 0...1e6,
  ]
  private static let all = [
    ofTraces, ofPolicies, ofRows, ofProtocols, ofManifests, ofTables, ofLabels, ofCurves, ofReports,
  ]

  /// Demands that a number of a table that was accepted lies within the range of its column.
  static func demand(_ number: Double, of column: String, within ranges: [String: ClosedRange<Double>]) {
    Fuzz.demand(ranges[column]?.contains(number) ?? true, "\(column) is \(number), and that was accepted")
  }

  /// Demands that numbers of an object that was accepted lie within their ranges.
  static func demand(_ value: JSONValue, within ranges: [String: ClosedRange<Double>], of key: String = "") {
    switch value {
    case .object(let object):
      for member in object.members { demand(member.value, within: ranges, of: member.key) }
    case .array(let values): for value in values { demand(value, within: ranges, of: key) }
    case .number(let number):
      Fuzz.demand(
        ranges[key]?.contains(number.value) ?? true, "\(key) is \(number.text), and that was accepted")
    default: break
    }
  }

  /// Numbers just beyond the ranges that a key has in any format, and the last within; none of a key without one.
  static func edges(of key: String) -> [String] {
    all.compactMap { $0[key] }.flatMap { [$0.lowerBound - 1, $0.upperBound, $0.upperBound + 1] }
      .map { JSONWriter.text(of: $0) }
  }
}
