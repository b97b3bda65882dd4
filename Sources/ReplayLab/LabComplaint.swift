/// An error in something that the page passed to the lab, such as an invalid file.
package struct LabComplaint: Error, Equatable {
  /// The message for the user, one line per error.
  package let words: String

  /// Creates an error with this message.
  package init(_ words: String) { self.words = words }
}
