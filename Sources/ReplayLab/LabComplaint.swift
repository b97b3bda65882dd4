/// What is wrong with something that a page was given, as the program says it.
package struct LabComplaint: Error, Equatable {
  /// The words, a line each.
  package let words: String

  /// A complaint in words.
  package init(_ words: String) { self.words = words }
}
