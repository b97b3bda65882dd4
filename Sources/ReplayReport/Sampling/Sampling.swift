import ReplayExperiments
import ReplayStatistics

/// The people and devices of the gestures of one origin, and which of them intervals treat as drawn at random.
///
/// | the gestures | unit |
/// |---|---|
/// | were made by a program | gestures: the generator draws each by itself, and its people and devices are names |
/// | name two people or more | people; of traces that name nobody each device is one more |
/// | are of two devices or more | devices |
/// | are of one device | gestures, as if they were independent |
package struct Sampling: Equatable, Sendable {
  private let isGenerated: Bool
  private var subjects: Set<String> = []
  private var devices: Set<String> = []
  /// Devices of traces that name nobody.
  private var unnamed: Set<String> = []
  private var last: SampledUnit?

  /// Nothing yet, of one origin.
  init(origin: String) {
    isGenerated = GeneratedGestures.are(origin)
  }

  /// Takes note of a gesture.
  mutating func note(_ unit: SampledUnit) {
    guard unit != last else { return }
    last = unit
    devices.insert(unit.device)
    if let subject = unit.subject { subjects.insert(subject) } else { unnamed.insert(unit.device) }
  }

  /// What was drawn at random.
  package var unit: SamplingUnit {
    if isGenerated { return .gestures }
    return subjects.count > 1 ? .people : devices.count > 1 ? .devices : .gestures
  }

  /// The number of people or devices; nil of gestures.
  package var count: Int? {
    switch unit {
    case .people: subjects.count + unnamed.count
    case .devices: devices.count
    case .gestures: nil
    }
  }

  /// `16 people`, `3 devices`; nil of gestures.
  package var words: String? { count.map { "\($0) \(unit.rawValue)" } }

  /// What a reader must know of the intervals, as sentences; empty where that is nothing.
  package var notes: [String] {
    switch unit {
    case .people where !unnamed.isEmpty:
      let verb =
        unnamed.count == 1
        ? "device of traces that name nobody counts" : "devices of traces that name nobody count"
      return ["\(unnamed.count) \(verb) as people."] + tooFew
    case .people, .devices: return tooFew
    case .gestures:
      return isGenerated
        ? [] : ["Intervals treat gestures as independent: the traces name fewer than two people or devices."]
    }
  }

  private var tooFew: [String] {
    unit.whyNoInterval(count ?? 0).map { ["\($0.prefix(1).uppercased())\($0.dropFirst())."] } ?? []
  }

  /// The name of what a gesture belongs to; the same for all where gestures are drawn.
  func name(of unit: SampledUnit) -> String { self.unit == .gestures ? "" : cluster(of: unit) }

  /// The name of what a bootstrap draws again as one with a gesture: that of `name(of:)` where people or devices are drawn.
  ///
  /// Where gestures are drawn it is the person that the trace names, else its device. Independent gestures may be drawn in any groups, and
  /// groups keep 2000 samples of many gestures cheap. Those of one device are in two groups at most: too few for a bootstrap.
  ///
  /// A letter before the name tells a person and a device of the same name apart.
  package func cluster(of unit: SampledUnit) -> String {
    let device = "d\(unit.device)"
    return self.unit == .devices ? device : unit.subject.map { "s\($0)" } ?? device
  }

  /// Values by person or device, those of one added up; all together where gestures are drawn.
  func grouped<Value>(
    _ parts: some Sequence<(SampledUnit, Value)>, _ add: (inout Value, Value) -> Void
  ) -> [String: Value] {
    Self.grouped(parts, by: name(of:), add)
  }

  /// Values by what a bootstrap draws again, those of one added up; see ``cluster(of:)``.
  func clustered<Value>(
    _ parts: some Sequence<(SampledUnit, Value)>, _ add: (inout Value, Value) -> Void
  ) -> [String: Value] {
    Self.grouped(parts, by: cluster(of:), add)
  }

  private static func grouped<Value>(
    _ parts: some Sequence<(SampledUnit, Value)>, by name: (SampledUnit) -> String,
    _ add: (inout Value, Value) -> Void
  ) -> [String: Value] {
    var grouped: [String: Value] = [:]
    for (unit, value) in parts {
      let name = name(unit)
      guard var sum = grouped[name] else {
        grouped[name] = value
        continue
      }
      add(&sum, value)
      grouped[name] = sum
    }
    return grouped
  }
}
