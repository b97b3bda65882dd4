/// Counts with the noun they count.
package enum Counted {
  /// A count and its noun.
  ///
  ///     Counted.text(1, "trace")              // "1 trace"
  ///     Counted.text(3, "refresh", "refreshes") // "3 refreshes"
  ///
  /// - Parameters:
  ///   - count: ≥ 0.
  ///   - noun: For one.
  ///   - plural: For any other count; the noun with an `s` where it is not said.
  /// - Returns: The count, a space and the noun.
  package static func text(_ count: some BinaryInteger, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(word(count, noun, plural))"
  }

  /// The noun alone, as it stands behind a count.
  ///
  /// - Parameters:
  ///   - count: ≥ 0.
  ///   - noun: For one.
  ///   - plural: For any other count; the noun with an `s` where it is not said.
  /// - Returns: The noun.
  package static func word(_ count: some BinaryInteger, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? noun : plural ?? noun + "s"
  }
}
