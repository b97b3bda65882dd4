import GestureTraces
import TextFormats

/// The times of all samples of a file, in microseconds of any zero: by one name, by the clock before the lines, or by frames.
struct SampleClock {
  /// Microseconds of each sample; nil of one that has no such time.
  private(set) var times: [Int64?]
  /// The reasons that these times are less sure.
  private(set) var findings = TraceGrade()
  /// True where frames were counted.
  private(set) var usesFrames = false

  /// The names by themselves.
  static let known = Set(LoggedTime.names.map(\.name))

  /// The share of samples that a way to tell times must have: lines may be cut off.
  private static let least = 0.8
  /// Latest time of any zero, in microseconds: exact as a Double.
  private static let latest = 9e15

  /// The times of samples; nil where nothing tells when they were.
  ///
  /// - Parameters:
  ///   - samples: All that count, in the order of the file; one at least.
  ///   - frameRate: Frames a second, where a person says it.
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

  /// Takes the times of one name; false where nobody knows their unit.
  private mutating func take(_ found: [SampleTimes.Named?], _ usual: Double?) -> Bool {
    let values = found.compactMap { $0?.value }
    let said = Set(found.compactMap { $0?.microseconds })
    let areAllSaid = said.count == 1 && found.allSatisfy { $0 == nil || $0?.microseconds != nil }
    let unit = areAllSaid ? said.first : usual ?? Self.microseconds(of: values)
    guard let unit, let name = found.lazy.compactMap({ $0?.name }).first else { return false }
    // A time that is the same everywhere is that of something else.
    guard Set(values).count > 1 || values.count == 1 else { return false }
    times = found.map { found in
      let time = found.map { ($0.value * unit).rounded() }
      return time.flatMap { abs($0) <= Self.latest ? Int64($0) : nil }
    }
    if !areAllSaid, usual == nil { findings = .guessedTimeUnit(of: name, microseconds: unit) }
    return true
  }

  /// Units that times are told in, in microseconds.
  private static let units: [Double] = [1e6, 1000, 1, 1e-3]
  /// Steps from report to report that make a unit the right one, in microseconds: each is a factor below the next unit's, so one fits.
  private static let steps = 500.0..<500_000.0

  /// Microseconds of the unit that makes steps of times those of a finger's reports; nil where none or no step does.
  static func microseconds(of values: [Double]) -> Double? {
    let sorted = Set(values).sorted()
    let steps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.sorted()
    guard !steps.isEmpty else { return nil }
    let middle = steps[(steps.count - 1) / 2]
    return units.first { Self.steps ~= middle * $0 }
  }
}
