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

  /// The start of a sentence about one or about several.
  ///
  ///     Counted.subject(1, "a trace is", "traces are") // "a trace is"
  ///     Counted.subject(3, "a trace is", "traces are") // "3 traces are"
  ///
  /// - Parameters:
  ///   - count: ≥ 0.
  ///   - one: What is said of one, without the count.
  ///   - several: What is said behind any other count.
  /// - Returns: The words.
  package static func subject(_ count: some BinaryInteger, _ one: String, _ several: String) -> String {
    count == 1 ? one : "\(count) \(several)"
  }

  /// A count of which each of several has as many.
  ///
  ///     Counted.each(4, "run", of: 1) // "4 runs"
  ///     Counted.each(4, "run", of: 3) // "4 runs each"
  ///
  /// - Parameters:
  ///   - count: ≥ 0.
  ///   - noun: For one; for any other count it has an `s`.
  ///   - owners: Those that have as many.
  /// - Returns: The count and its noun, and `each` where the owners are not one.
  package static func each(_ count: some BinaryInteger, _ noun: String, of owners: some BinaryInteger)
    -> String
  {
    text(count, noun) + (owners == 1 ? "" : " each")
  }
}
