/// An error that the user can do something about, in one line.
///
/// The message says where, what was wrong, and what to do: `traces/a.trace: no such file; check the path`.
package struct UserError: Error, Equatable, CustomStringConvertible {
  /// The line, without the prefix `error: ` and without a full stop.
  package let description: String

  /// An error with this line.
  ///
  /// - Parameter message: Where, what was wrong, what to do.
  package init(_ message: String) {
    description = message
  }
}

/// A mistake in the call of the program, in one line that ends with where to read on.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The command that was called; nil if it was not recognised.
  package let command: String?
  /// The mistake, and what to write instead.
  package let message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - command: The command that was called; nil if it was not recognised.
  ///   - message: The mistake and what to write instead.
  package init(command: String?, message: String) {
    (self.command, self.message) = (command, message)
  }

  /// The whole line: `replay: no option '--modle'; did you mean '--model'? Read on: overscroll replay --help`.
  package var description: String {
    let prefix = command.map { "\($0): " } ?? ""
    let stop = message.hasSuffix("?") || message.hasSuffix("…") ? "" : "."
    let page = "\(Console.programName) \(command.map { "\($0) " } ?? "")--help"
    return "\(prefix)\(message)\(stop) Read on: \(page)"
  }
}
