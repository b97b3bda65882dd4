/// A failure the person at the keyboard can do something about, in one line.
///
/// The message says where, what was wrong, and what to do: `traces/a.trace: no such file; check the path`.
package struct UserError: Error, Equatable, CustomStringConvertible {
  /// The line, without `error: ` before it and without a full stop.
  package let description: String

  /// A failure with its line.
  ///
  /// - Parameter message: Where, what was wrong, what to do.
  package init(_ message: String) {
    description = message
  }
}

/// A mistake in how the program was called, in one line that ends with where to read on.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The command that was called; nil where none was recognised.
  package let command: String?
  /// The mistake, and what to write in its place.
  package let message: String

  /// A mistake in a call.
  ///
  /// - Parameters:
  ///   - command: The command that was called; nil where none was recognised.
  ///   - message: What was wrong and what to write in its place.
  package init(command: String?, message: String) {
    (self.command, self.message) = (command, message)
  }

  /// `replay: no option '--modle'; did you mean '--model'? Read on: overscroll replay --help`.
  package var description: String {
    let prefix = command.map { "\($0): " } ?? ""
    let stop = message.hasSuffix("?") || message.hasSuffix("…") ? "" : "."
    let page = "\(Console.programName) \(command.map { "\($0) " } ?? "")--help"
    return "\(prefix)\(message)\(stop) Read on: \(page)"
  }
}
