import ReplayExperiments

/// The gestures of one origin that a report counts, in the order they came: their names, and the hashes of what they hold.
struct CountedGestures: Equatable, Sendable {
  /// The origin.
  let origin: String
  /// Their names, by `ReplayExperiments.TraceLabel.name`.
  private(set) var names = NameList()
  /// The person and device of each.
  private(set) var units = GestureUnits()
  private var known: [UInt64] = []
  /// Of each gesture from the first without a hash on, whether it has one; of all before it is true.
  private var hasHash: [Bool] = []
  private var firstWithout: Int?

  /// None yet.
  init(origin: String) { self.origin = origin }

  /// The number of them.
  var count: Int { known.count }

  /// Adds a gesture.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - hash: That of what it holds; nil where nobody noted it.
  ///   - unit: Its person and device.
  mutating func append(_ name: String, hash: UInt64?, of unit: SampledUnit) {
    names.append(name)
    units.append(unit)
    if hash == nil, firstWithout == nil { firstWithout = known.count }
    known.append(hash ?? 0)
    if firstWithout != nil { hasHash.append(hash != nil) }
  }

  /// The hash of each; nil where nobody noted it.
  var hashes: [UInt64?] { (0..<count).map(hash) }

  /// The hash of the gesture at index `index`, from 0; nil where nobody noted it.
  func hash(at index: Int) -> UInt64? {
    guard let firstWithout, index >= firstWithout else { return known[index] }
    return hasHash[index - firstWithout] ? known[index] : nil
  }
}
