import TextFormats

/// Names of the traces that continuous use is split into.
package enum SplitName {
  /// `session-007.trace`: sorts in order of time up to a thousand.
  ///
  /// - Parameters:
  ///   - start: The beginning of all of them.
  ///   - number: The number of the trace, from 1.
  /// - Returns: The name.
  package static func file(_ start: String, _ number: Int) -> String {
    "\(start)-\(self.number(number)).trace"
  }

  /// `007`.
  ///
  /// - Parameter number: The number of the trace, from 1.
  /// - Returns: Three digits, or more where it has more.
  package static func number(_ number: Int) -> String { PaddedText.right("\(number)", to: 3, with: "0") }
}
