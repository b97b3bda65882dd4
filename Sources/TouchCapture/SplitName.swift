import TextFormats

/// The names of the traces into which continuous use is split.
package enum SplitName {
  /// A file name such as `session-007.trace`; sorted by name, up to 999 traces are in order of time.
  ///
  /// - Parameters:
  ///   - start: The common prefix of the names.
  ///   - number: The number of the trace, from 1.
  /// - Returns: The name.
  package static func file(_ start: String, _ number: Int) -> String {
    "\(start)-\(self.number(number)).trace"
  }

  /// The number of a trace as in its file name, such as `007`.
  ///
  /// - Parameter number: The number of the trace, from 1.
  /// - Returns: Three digits, or more if the number has more.
  package static func number(_ number: Int) -> String { PaddedText.right("\(number)", to: 3, with: "0") }
}
