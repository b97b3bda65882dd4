/// A fault in a value as it was written: a phrase that follows the option's name and a colon.
package struct ValueFault: Error, Equatable {
  /// The phrase, with what to give in its place.
  package let words: String

  /// A fault.
  ///
  /// - Parameter words: What is wrong, and what to give.
  package init(_ words: String) { self.words = words }
}
