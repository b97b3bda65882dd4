/// The reason why a partial result cannot be merged: which file, what is wrong, and what to do.
package struct PartialError: Error, Equatable, CustomStringConvertible {
  /// The message, without a full stop.
  package let description: String

  /// An error with its message.
  package init(_ description: String) { self.description = description }
}

/// The reason why intact bytes are not a valid part of a partial result, in words that follow the file's name.
struct PartialFault: Error, Equatable {
  let words: String

  init(_ words: String) { self.words = words }
}
