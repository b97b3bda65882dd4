import TextFormats

/// How often the second of two engines acted (fired or called back) later or earlier than the first, in traces in which both fired.
package struct PairedOrder: Equatable, Sendable {
  /// The number of traces without a noticeable difference, or in which neither engine acted.
  package private(set) var same = 0
  /// The number of traces in which the second engine acted later.
  package private(set) var later = 0
  /// The number of traces in which the second engine acted earlier.
  package private(set) var earlier = 0
  /// The number of traces in which only the first engine acted.
  package private(set) var onlyFirst = 0
  /// The number of traces in which only the second engine acted.
  package private(set) var onlySecond = 0

  /// The smallest difference between two times that counts as noticeable, in seconds.
  static let leastSeen = Figures.leastSeen / 1000

  init() {}

  /// Adds one trace.
  ///
  /// - Parameters:
  ///   - first: The time at which the first engine acted, in seconds; nil if it did not.
  ///   - second: The time at which the second engine acted, in seconds; nil if it did not.
  mutating func add(_ first: Double?, _ second: Double?) {
    switch (first, second) {
    case (nil, nil): same += 1
    case (_, nil): onlyFirst += 1
    case (nil, _): onlySecond += 1
    case (let first?, let second?):
      if abs(second - first) < Self.leastSeen {
        same += 1
      } else if second > first {
        later += 1
      } else {
        earlier += 1
      }
    }
  }

  /// The number of traces that were added.
  package var total: Int { same + later + earlier + onlyFirst + onlySecond }
  /// True if no trace has a noticeable difference.
  package var isSame: Bool { total == same }
}
