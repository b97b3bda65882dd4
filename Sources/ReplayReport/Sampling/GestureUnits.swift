import ReplayExperiments
import ReplayStatistics

/// The person and device of each counted gesture, in order.
///
/// They are stored as runs, because gestures of one person are mostly adjacent.
struct GestureUnits: Equatable, Sendable {
  /// The number of successive gestures of one person with one device.
  private struct Run: Equatable, Sendable {
    let unit: Int32
    var count: Int32
  }

  private var units: [SampledUnit] = []
  private var indices: [SampledUnit: Int32] = [:]
  private var runs: [Run] = []

  init() {}

  /// Adds the person and device of the next gesture.
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

  /// The counts of two engines' verdicts on these gestures, by person or device.
  ///
  /// - Parameters:
  ///   - sampling: The people and devices of the gestures, and which of them is the sampling unit.
  ///   - right: Whether each engine was right in the gesture at an index; nil if the gesture does not count.
  /// - Returns: The counts per person or device.
  func pairs(as sampling: Sampling, _ right: (Int) -> (first: Bool, second: Bool)?) -> ClusteredPairs {
    let counts = parts(from: PairedCounts()) { counts, index in
      if let right = right(index) { counts.count(first: right.first, second: right.second) }
    }
    return ClusteredPairs(Array(sampling.grouped(counts) { $0.add($1) }.values), of: sampling.unit)
  }

  /// Groups the values of a figure by person or device.
  ///
  /// - Parameters:
  ///   - values: One per gesture, in order; nil if the gesture has none.
  ///   - sampling: The people and devices of the gestures, and which of them is the sampling unit.
  /// - Returns: The values of each person or device that has any.
  func values(_ values: [Double?], as sampling: Sampling) -> [[Double]] {
    let parts = parts(from: [Double]()) { own, index in if let value = values[index] { own.append(value) } }
    return sampling.grouped(parts) { $0 += $1 }.values.filter { !$0.isEmpty }
  }

  /// For each person with each device, the result of adding all their gestures to `none`; `add` gets the index of a gesture.
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
