import GestureTraces
import TextFormats

/// The times of all samples of a file in microseconds since any zero: from one named value, the clock before the lines, or frame numbers.
struct SampleClock {
  /// The time of each sample in microseconds; nil if it has none of the chosen kind.
  private(set) var times: [Int64?]
  /// The reasons why these times are less certain.
  private(set) var findings = TraceGrade()
  /// True if times were computed from frame numbers.
  private(set) var usesFrames = false

  /// The known names of times.
  static let known = Set(LoggedTime.names.map(\.name))

  /// The least proportion of samples that must have a kind of time for it to be chosen; some lines may be truncated.
  private static let least = 0.8
  /// The largest accepted time in microseconds, since any zero: exact as a `Double`.
  private static let latest = 9e15

  /// The times of samples; nil if they have none.
  ///
  /// - Parameters:
  ///   - samples: All samples to be used, in the order of the file; at least one.
  ///   - frameRate: Frames per second, if the user gave it.
  init?(_ samples: [PointerSample], frameRate: Double?) {
    times = []
    let enough = Int((Double(samples.count) * Self.least).rounded(.up))
    if let frameRate {
      usesFrames = true
      let counts = samples.map(\.times.count)
      let areCounted = counts.allSatisfy { $0 != nil }
      times = samples.indices.map { index in
        Int64((Double(areCounted ? counts[index] ?? 0 : index) * 1e6 / frameRate).rounded())
      }
      return
    }
    let isOfPage = samples.contains(where: \.isOfPage)
    for known in LoggedTime.names {
      let found = samples.map { $0.times[known.name] }
      guard found.count(where: { $0 != nil }) >= enough,
        take(found, known.microseconds ?? (known.name == "timestamp" && isOfPage ? 1000 : nil))
      else { continue }
      return
    }
    let clocks = samples.map(\.times.clock)
    guard clocks.count(where: { $0 != nil }) >= enough else { return nil }
    times = clocks
  }

  /// Uses the times of one name; false if their unit is unknown.
  private mutating func take(_ found: [SampleTimes.Named?], _ usual: Double?) -> Bool {
    let values = found.compactMap { $0?.value }
    let said = Set(found.compactMap { $0?.microseconds })
    let areAllSaid = said.count == 1 && found.allSatisfy { $0 == nil || $0?.microseconds != nil }
    let unit = areAllSaid ? said.first : usual ?? Self.microseconds(of: values)
    guard let unit, let name = found.lazy.compactMap({ $0?.name }).first else { return false }
    // A value that never changes is not a time.
    guard Set(values).count > 1 || values.count == 1 else { return false }
    times = found.map { found in
      let time = found.map { ($0.value * unit).rounded() }
      return time.flatMap { abs($0) <= Self.latest ? Int64($0) : nil }
    }
    if !areAllSaid, usual == nil { findings = .guessedTimeUnit(of: name, microseconds: unit) }
    return true
  }

  /// The possible units of times, in microseconds.
  private static let units: [Double] = [1e6, 1000, 1, 1e-3]
  /// The plausible range of intervals between reports, in microseconds. It spans less than the factor between two units, so only one unit
  /// fits.
  private static let steps = 500.0..<500_000.0

  /// The unit, in microseconds, with which the intervals are plausible for finger reports; nil if none fits or if all times are equal.
  static func microseconds(of values: [Double]) -> Double? {
    let sorted = Set(values).sorted()
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.sorted()
    guard !steps.isEmpty else { return nil }
    let middle = steps[(steps.count - 1) / 2]
    return units.first { Self.steps ~= middle * $0 }
  }
}
