import TextFormats

/// How often the second of two engines was earlier or later than the first, over the traces in which both fired.
package struct PairedOrder: Equatable, Sendable {
  /// Traces without a noticeable difference, or in which neither engine did it.
  package private(set) var same = 0
  /// Traces in which the second was later.
  package private(set) var later = 0
  /// Traces in which the second was earlier.
  package private(set) var earlier = 0
  /// Traces in which only the first engine did it.
  package private(set) var onlyFirst = 0
  /// Traces in which only the second engine did it.
  package private(set) var onlySecond = 0

  /// The smallest noticeable difference, in seconds.
  static let leastSeen = Figures.leastSeen / 1000

  init() {}

  /// Adds one trace.
  ///
  /// - Parameters:
  ///   - first: The first engine's time, in seconds; nil if it never did it.
  ///   - second: The second engine's time, in seconds; nil if it never did it.
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

  /// The number of traces.
  package var total: Int { same + later + earlier + onlyFirst + onlySecond }
  /// True if no trace has a noticeable difference.
  package var isSame: Bool { total == same }
}
