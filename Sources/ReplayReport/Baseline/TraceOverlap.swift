/// The overlap of a baseline's and a report's traces of one origin, by what the files hold.
package struct TraceOverlap: Equatable, Sendable {
  /// The number of traces in the baseline.
  package let before: Int
  /// The number of traces now.
  package let now: Int
  /// The number of traces in both.
  package let same: Int
  /// Paths whose files hold something else than then.
  package let changed: [String]
  /// Paths of the baseline that are not there now.
  package let missing: [String]
  /// Paths that the baseline has not.
  package let new: [String]

  /// Traces of a kind that are named; the rest is counted.
  private static let mostNamed = 3

  /// True where both are of the same traces, one or more.
  package var isWhole: Bool { same > 0 && same == before && same == now }

  /// `80 → 77 gestures, 77 of them the same; missing: a, b, c`.
  package var words: String {
    let count = same == 0 ? "none" : "\(same)"
    let lists = [("changed", changed), ("missing", missing), ("new", new)].filter { !$0.1.isEmpty }
      .map { "; \($0.0): \(Self.names($0.1))" }
    return "\(before) → \(now) gestures, \(count) of them the same" + lists.joined()
  }

  /// The first few, and how many more.
  static func names(_ all: [String]) -> String {
    let rest = all.count - mostNamed
    return all.prefix(mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
