import GestureTraces
import TextFormats

/// The times of all samples of a file in microseconds from any zero.
///
/// They come from one named value, from the clock that a logger printed before the lines, or from frame numbers.
struct SampleClock {
  /// The time of each sample in microseconds; nil for a sample that lacks the kind of time chosen for the file.
  private(set) var times: [Int64?]
  /// The reasons, for the trace's grade, why ``times`` are uncertain.
  private(set) var findings = TraceGrade()
  /// True if times were computed from frame numbers.
  private(set) var usesFrames = false

  /// The names that programs give to times, in the form of ``NamedValues``.
  static let known = Set(LoggedTime.names.map(\.name))

  /// The smallest fraction of samples that must have a kind of time for that kind to be chosen; some lines may be truncated.
  private static let least = 0.8
  /// The largest time accepted, in microseconds from any zero: larger ones are not exact as a `Double`.
  private static let latest = 9e15

  /// Chooses the times of the samples; nil if the samples have none.
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

  /// Uses the given times, which all have the same name; returns false if their unit cannot be determined.
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

  /// The lengths in microseconds of the units that a time may have: seconds, milliseconds, microseconds, nanoseconds.
  private static let units: [Double] = [1e6, 1000, 1, 1e-3]
  /// The plausible range of intervals between reports, in microseconds.
  ///
  /// It spans less than the factor of 1000 between two units, so only one unit fits.
  private static let steps = 500.0..<500_000.0

  /// The length in microseconds of the unit with which the intervals between the times are plausible for a finger's reports.
  ///
  /// Nil if no unit fits, or if all times are equal.
  static func microseconds(of values: [Double]) -> Double? {
    let sorted = Set(values).sorted()
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.sorted()
    guard !steps.isEmpty else { return nil }
    let middle = steps[(steps.count - 1) / 2]
    return units.first { Self.steps ~= middle * $0 }
  }
}
