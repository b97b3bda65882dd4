import TextFormats

/// The order in which two engines did something, over the traces in which both fired; the second less the first.
package struct PairedOrder: Equatable, Sendable {
  /// Traces in which nobody sees a difference; or neither did it.
  package private(set) var same = 0
  /// Traces in which the second was later.
  package private(set) var later = 0
  /// Traces in which the second was earlier.
  package private(set) var earlier = 0
  /// Traces in which the first did it and the second never.
  package private(set) var onlyFirst = 0
  /// Traces in which the second did it and the first never.
  package private(set) var onlySecond = 0

  /// Less apart than this nobody sees, in seconds.
  static let leastSeen = Figures.leastSeen / 1000

  /// No trace yet.
  init() {}

  /// Counts one trace.
  ///
  /// - Parameters:
  ///   - first: When the first did it, in seconds; nil where it never did.
  ///   - second: The same of the second.
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

  /// All traces counted.
  package var total: Int { same + later + earlier + onlyFirst + onlySecond }
  /// True where nobody sees a difference in any of them.
  package var isSame: Bool { total == same }
}
