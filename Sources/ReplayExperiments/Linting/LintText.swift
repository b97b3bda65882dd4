import TextFormats

/// Formats numbers in the findings about policies.
enum LintText {
  /// A length in points with at most one decimal: `239.5 pt`.
  static func points(_ value: Double) -> String {
    value >= 1e15 ? "infinitely many points" : "\(tenths(value)) pt"
  }

  /// A ratio of lengths as text: `1.4 times the length`.
  static func share(_ value: Double) -> String { "\(tenths(value)) times the length" }

  /// Times as text: `234 ms, 2100 ms and 3000 ms`; if there are many, the first three and their number.
  static func times(_ seconds: [Double]) -> String {
    let shown = seconds.prefix(mostTimes).map { "\(Int(($0 * 1000).rounded())) ms" }
    if seconds.count > mostTimes { return shown.joined(separator: ", ") + "… (\(seconds.count) times)" }
    return WordList.text(shown, "and")
  }

  private static let mostTimes = 3

  private static func tenths(_ value: Double) -> String {
    let tenths = Int64(clamping: (value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
