/// The reason why a partial result cannot be merged: which file, what is wrong, and what to do.
package struct PartialError: Error, Equatable, CustomStringConvertible {
  /// The message, without a full stop.
  package let description: String

  /// Stores the message of the error.
  package init(_ description: String) { self.description = description }
}

/// The reason why bytes with a correct checksum are still not a valid part of a partial result, as text that follows the file's name.
struct PartialFault: Error, Equatable {
  let words: String

  init(_ words: String) { self.words = words }
}
