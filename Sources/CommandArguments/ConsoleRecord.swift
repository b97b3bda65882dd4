/// Collects output and messages instead of writing them to the streams of the process, for callers that use the program's commands as
/// functions.
package final class ConsoleRecord {
  /// One message that a command wrote to standard error.
  package struct Message: Equatable, Sendable {
    /// How serious a message is.
    package enum Kind: String, Sendable {
      /// An error: something failed, for the reason that the message states.
      case error
      /// A warning: something to know before the results are used.
      case warning
      /// A note: any message that is neither an error nor a warning.
      case note
    }

    /// How serious the message is.
    package let kind: Kind
    /// The text of the message on one line, without the prefix `error: ` or `warning: `.
    package let text: String
  }

  /// The bytes written to standard output, complete once the console has been flushed.
  package private(set) var output: [UInt8] = []
  /// The messages written to standard error, in order.
  package private(set) var messages: [Message] = []

  /// Creates a record without output or messages.
  package init() {}

  func add(output bytes: [UInt8]) { output += bytes }

  func add(_ message: Message) { messages.append(message) }
}
