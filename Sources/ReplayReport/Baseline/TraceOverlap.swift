/// How the traces of one origin in a baseline and in a report overlap, by file contents.
package struct TraceOverlap: Equatable, Sendable {
  /// The number of traces in the baseline.
  package let before: Int
  /// The number of traces now.
  package let now: Int
  /// The number of traces in both.
  package let same: Int
  /// Paths whose file contents differ from those in the baseline.
  package let changed: [String]
  /// Paths that only the baseline has.
  package let missing: [String]
  /// Paths that only the report has.
  package let new: [String]

  /// The number of traces that are named per kind; the rest are only counted.
  private static let mostNamed = 3

  /// True if both have exactly the same traces, at least one.
  package var isWhole: Bool { same > 0 && same == before && same == now }

  /// The overlap as text, such as `80 → 77 gestures, 77 of them the same; missing: a, b, c`.
  package var words: String {
    let count = same == 0 ? "none" : "\(same)"
    let lists = [("changed", changed), ("missing", missing), ("new", new)].filter { !$0.1.isEmpty }
      .map { "; \($0.0): \(Self.names($0.1))" }
    return "\(before) → \(now) gestures, \(count) of them the same" + lists.joined()
  }

  /// The first few names, and how many more there are.
  static func names(_ all: [String]) -> String {
    let rest = all.count - mostNamed
    return all.prefix(mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
