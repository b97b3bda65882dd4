/// An error in something that the page passed in, with the program's message.
package struct LabComplaint: Error, Equatable {
  /// The message, one line per error.
  package let words: String

  /// An error with this message.
  package init(_ words: String) { self.words = words }
}
