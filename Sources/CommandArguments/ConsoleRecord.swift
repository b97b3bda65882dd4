/// Receives output and messages instead of the streams of the process, for callers that use the program's
/// commands as functions.
package final class ConsoleRecord {
  /// One message.
  package struct Message: Equatable, Sendable {
    /// The severity of a message.
    package enum Kind: String, Sendable {
      /// Something failed; the message has the reason.
      case error
      /// Something to know before the results are used.
      case warning
      /// Any other message.
      case note
    }

    /// The severity.
    package let kind: Kind
    /// One line, without the prefix `error: ` or `warning: `.
    package let text: String
  }

  /// The bytes for standard output, complete once the console has been flushed.
  package private(set) var output: [UInt8] = []
  /// The messages for standard error, in order.
  package private(set) var messages: [Message] = []

  /// An empty record.
  package init() {}

  func add(output bytes: [UInt8]) { output += bytes }

  func add(_ message: Message) { messages.append(message) }
}
