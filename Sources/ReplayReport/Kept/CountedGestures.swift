import ReplayExperiments

/// The gestures that a report counts for one origin of traces (such as `recorded`), in input order: their names and content hashes.
struct CountedGestures: Equatable, Sendable {
  /// The origin of the gestures' traces, such as `recorded` or `synthetic`.
  let origin: String
  /// The gestures' names, as `ReplayExperiments.TraceLabel.name`.
  private(set) var names = NameList()
  /// The person and device of each gesture, in the order of the gestures.
  private(set) var units = GestureUnits()
  private var known: [UInt64] = []
  /// Whether each gesture has a hash. Empty while all have one; the first entry is then for the first gesture without a hash.
  private var hasHash: [Bool] = []
  private var firstWithout: Int?

  /// Starts without gestures, for one origin.
  init(origin: String) { self.origin = origin }

  /// The number of gestures.
  var count: Int { known.count }

  /// Adds a gesture.
  ///
  /// - Parameters:
  ///   - name: The gesture's name.
  ///   - hash: The hash of the trace's contents; nil if it was not recorded.
  ///   - unit: The gesture's person and device.
  mutating func append(_ name: String, hash: UInt64?, of unit: SampledUnit) {
    names.append(name)
    units.append(unit)
    if hash == nil, firstWithout == nil { firstWithout = known.count }
    known.append(hash ?? 0)
    if firstWithout != nil { hasHash.append(hash != nil) }
  }

  /// The hash of each gesture's contents; nil if it was not recorded.
  var hashes: [UInt64?] { (0..<count).map(hash) }

  /// The hash of the contents of the gesture at `index`, from 0; nil if it was not recorded.
  func hash(at index: Int) -> UInt64? {
    guard let firstWithout, index >= firstWithout else { return known[index] }
    return hasHash[index - firstWithout] ? known[index] : nil
  }
}
