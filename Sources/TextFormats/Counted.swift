/// Formats counts together with their nouns, such as `1 trace` and `3 traces`.
package enum Counted {
  /// A count and its noun.
  ///
  ///     Counted.text(1, "trace")              // "1 trace"
  ///     Counted.text(3, "refresh", "refreshes") // "3 refreshes"
  ///
  /// - Parameters:
  ///   - count: The count, ≥ 0.
  ///   - noun: The noun in the singular.
  ///   - plural: The noun for any other count; by default with an `s`.
  /// - Returns: The count, a space and the noun.
  package static func text(_ count: some BinaryInteger, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(word(count, noun, plural))"
  }

  /// The noun alone, in the form required by a count.
  ///
  /// - Parameters:
  ///   - count: The count, ≥ 0.
  ///   - noun: The noun in the singular.
  ///   - plural: The noun for any other count; by default with an `s`.
  /// - Returns: The noun.
  package static func word(_ count: some BinaryInteger, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? noun : plural ?? noun + "s"
  }

  /// The start of a sentence about one or several things.
  ///
  ///     Counted.subject(1, "a trace is", "traces are") // "a trace is"
  ///     Counted.subject(3, "a trace is", "traces are") // "3 traces are"
  ///
  /// - Parameters:
  ///   - count: The count, ≥ 0.
  ///   - one: The words for one thing, without a count.
  ///   - several: The words after any other count.
  /// - Returns: The words.
  package static func subject(_ count: some BinaryInteger, _ one: String, _ several: String) -> String {
    count == 1 ? one : "\(count) \(several)"
  }

  /// A count, followed by "each" if several owners have that many.
  ///
  ///     Counted.each(4, "run", of: 1) // "4 runs"
  ///     Counted.each(4, "run", of: 3) // "4 runs each"
  ///
  /// - Parameters:
  ///   - count: The count, ≥ 0.
  ///   - noun: The noun in the singular; it gets an `s` for any other count.
  ///   - owners: The number of owners.
  /// - Returns: The count with its noun, and "each" unless there is one owner.
  package static func each(_ count: some BinaryInteger, _ noun: String, of owners: some BinaryInteger)
    -> String
  {
    text(count, noun) + (owners == 1 ? "" : " each")
  }
}
