/// The reason why a partial result cannot be merged: which file, what is wrong, and what to do.
package struct PartialError: Error, Equatable, CustomStringConvertible {
  /// The line, without a full stop.
  package let description: String

  /// A failure with its line.
  package init(_ description: String) { self.description = description }
}

/// The reason why bytes that came through whole are no part of a partial result, in words that follow the file's name.
struct PartialFault: Error, Equatable {
  let words: String

  init(_ words: String) { self.words = words }
}
