/// The texts written to a console, in place of the streams of a process: for who calls the program's
/// commands as functions.
package final class ConsoleRecord {
  /// A line for a person.
  package struct Message: Equatable, Sendable {
    /// The weight of a line.
    package enum Kind: String, Sendable {
      /// Something that was not done, and why.
      case error
      /// Something to know before results are used.
      case warning
      /// Anything else.
      case note
    }

    /// Its weight.
    package let kind: Kind
    /// One line, without `error: ` or `warning: ` before it.
    package let text: String
  }

  /// The text for standard output, once the console was flushed.
  package private(set) var output: [UInt8] = []
  /// The text for standard error, in order.
  package private(set) var messages: [Message] = []

  /// Nothing yet.
  package init() {}

  func add(output bytes: [UInt8]) { output += bytes }

  func add(_ message: Message) { messages.append(message) }
}
