/// An error in an option's value, as a phrase to follow the option's name and a colon.
package struct ValueFault: Error, Equatable {
  /// The phrase: what is wrong, and what to give instead.
  package let words: String

  /// An error in an option's value.
  ///
  /// - Parameter words: What is wrong, and what to give instead.
  package init(_ words: String) { self.words = words }
}
