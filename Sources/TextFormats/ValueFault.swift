/// An error in a value, as a phrase to follow the option's name and a colon.
package struct ValueFault: Error, Equatable {
  /// The phrase, including what to give instead.
  package let words: String

  /// An error with its message.
  ///
  /// - Parameter words: What is wrong, and what to give.
  package init(_ words: String) { self.words = words }
}
