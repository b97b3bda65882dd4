/// How many traces a baseline and a report have in common, by file contents, and which only one of them has; for one origin.
package struct TraceOverlap: Equatable, Sendable {
  /// The number of traces in the baseline.
  package let before: Int
  /// The number of traces in the report.
  package let now: Int
  /// The number of traces that are in both the baseline and the report.
  package let same: Int
  /// The paths that both have, but with different file contents.
  package let changed: [String]
  /// The paths that only the baseline has.
  package let missing: [String]
  /// The paths that only the report has.
  package let new: [String]

  /// The most paths that a text names of each list; it gives only the number of the rest.
  private static let mostNamed = 3

  /// True if baseline and report have exactly the same traces, at least one.
  package var isWhole: Bool { same > 0 && same == before && same == now }

  /// The overlap as text, such as `80 → 77 gestures, 77 of them the same; missing: a, b, c`.
  package var words: String {
    let count = same == 0 ? "none" : "\(same)"
    let lists = [("changed", changed), ("missing", missing), ("new", new)].filter { !$0.1.isEmpty }
      .map { "; \($0.0): \(Self.names($0.1))" }
    return "\(before) → \(now) gestures, \(count) of them the same" + lists.joined()
  }

  /// The first few names, followed by the number of names left out, such as `a, b, c and 4 more`.
  static func names(_ all: [String]) -> String {
    let rest = all.count - mostNamed
    return all.prefix(mostNamed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
