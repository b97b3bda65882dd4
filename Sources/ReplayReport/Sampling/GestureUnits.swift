import ReplayExperiments
import ReplayStatistics

/// The person and device of each counted gesture of an origin, in their order.
struct GestureUnits: Equatable, Sendable {
  private var units: [SampledUnit] = []
  private var indices: [SampledUnit: Int32] = [:]
  private var all: [Int32] = []

  /// None yet.
  init() {}

  /// Adds a gesture.
  mutating func append(_ unit: SampledUnit) {
    if let last = all.last, units[Int(last)] == unit { return all.append(last) }
    let index = indices[unit] ?? Int32(units.count)
    if index == units.count {
      units.append(unit)
      indices[unit] = index
    }
    all.append(index)
  }

  /// The counts of two engines, person by person or device by device.
  ///
  /// - Parameters:
  ///   - sampling: What of them was drawn at random.
  ///   - right: Whether each was right in the gesture at an index; nil where that does not count.
  /// - Returns: The counts of each.
  func pairs(as sampling: Sampling, _ right: (Int) -> (first: Bool, second: Bool)?) -> ClusteredPairs {
    var counts = Array(repeating: PairedCounts(), count: units.count)
    for index in all.indices {
      guard let right = right(index) else { continue }
      counts[Int(all[index])].count(first: right.first, second: right.second)
    }
    let grouped = sampling.grouped(zip(units, counts)) { $0.add($1) }
    return ClusteredPairs(Array(grouped.values), of: sampling.unit)
  }
}
