import ReplayExperiments
import ReplayStatistics

/// The person and device of each counted gesture, in their order: gestures of one person mostly follow each other.
struct GestureUnits: Equatable, Sendable {
  /// Gestures of one person with one device that follow each other.
  private struct Run: Equatable, Sendable {
    let unit: Int32
    var count: Int32
  }

  private var units: [SampledUnit] = []
  private var indices: [SampledUnit: Int32] = [:]
  private var runs: [Run] = []

  /// None yet.
  init() {}

  /// Adds a gesture.
  mutating func append(_ unit: SampledUnit) {
    if let last = runs.last, units[Int(last.unit)] == unit {
      runs[runs.count - 1].count += 1
      return
    }
    let index = indices[unit] ?? Int32(units.count)
    if index == units.count {
      units.append(unit)
      indices[unit] = index
    }
    runs.append(Run(unit: index, count: 1))
  }

  /// The counts of two engines, person by person or device by device.
  ///
  /// - Parameters:
  ///   - sampling: What of them was drawn at random.
  ///   - right: Whether each was right in the gesture at an index; nil where that does not count.
  /// - Returns: The counts of each.
  func pairs(as sampling: Sampling, _ right: (Int) -> (first: Bool, second: Bool)?) -> ClusteredPairs {
    let counts = parts(from: PairedCounts()) { counts, index in
      if let right = right(index) { counts.count(first: right.first, second: right.second) }
    }
    return ClusteredPairs(Array(sampling.grouped(counts) { $0.add($1) }.values), of: sampling.unit)
  }

  /// Values of gestures, person by person or device by device.
  ///
  /// - Parameters:
  ///   - values: One for each gesture, in their order; nil where it has none.
  ///   - sampling: What of them was drawn at random.
  /// - Returns: The values of each that has one.
  func values(_ values: [Double?], as sampling: Sampling) -> [[Double]] {
    let parts = parts(from: [Double]()) { own, index in if let value = values[index] { own.append(value) } }
    return sampling.grouped(parts) { $0 += $1 }.values.filter { !$0.isEmpty }
  }

  /// What the gestures of each person with each device make together.
  private func parts<Part>(from none: Part, _ add: (inout Part, Int) -> Void) -> [(SampledUnit, Part)] {
    var parts = Array(repeating: none, count: units.count)
    var index = 0
    for run in runs {
      for _ in 0..<run.count {
        add(&parts[Int(run.unit)], index)
        index += 1
      }
    }
    return Array(zip(units, parts))
  }
}
