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

  /// Numbers just beyond the range of a key, and its last; none of a key without one.
  static func edges(of key: String) -> [String] {
    guard let range = ofTraces[key] ?? ofPolicies[key] ?? ofRows[key] else { return [] }
    return [range.lowerBound - 1, range.upperBound, range.upperBound + 1].map { JSONWriter.text(of: $0) }
  }
}
