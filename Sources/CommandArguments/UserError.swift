/// An error that the user can do something about, in one line.
///
/// The message says where it happened, what was wrong, and what to do: `traces/a.trace: no such file; check the path`.
package struct UserError: Error, Equatable, CustomStringConvertible {
  /// The message, without the prefix `error: ` and without a full stop.
  package let description: String

  /// Creates an error with this message.
  ///
  /// - Parameter message: Where, what was wrong, what to do.
  package init(_ message: String) {
    description = message
  }
}

/// A mistake in the call of the program. Its message is one line that ends with the help to read.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The command that was called; nil if it was not recognised.
  package let command: String?
  /// The mistake, and what to write instead.
  package let message: String

  /// Creates an error about a call.
  ///
  /// - Parameters:
  ///   - command: The command that was called; nil if it was not recognised.
  ///   - message: The mistake and what to write instead.
  package init(command: String?, message: String) {
    (self.command, self.message) = (command, message)
  }

  /// The whole message: `replay: no option '--modle'; did you mean '--model'? Read on: overscroll replay --help`.
  package var description: String {
    let prefix = command.map { "\($0): " } ?? ""
    let stop = message.hasSuffix("?") || message.hasSuffix("…") ? "" : "."
    let page = "\(Console.programName) \(command.map { "\($0) " } ?? "")--help"
    return "\(prefix)\(message)\(stop) Read on: \(page)"
  }
}
