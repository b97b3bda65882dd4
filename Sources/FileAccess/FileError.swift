/// A file that could not be read or written: which, what for, and the system's reason.
package struct FileError: Error, Equatable, CustomStringConvertible {
  /// What was tried.
  package enum Operation: String, Sendable {
    /// Reading.
    case read
    /// Writing.
    case write
    /// Listing a folder.
    case list
  }

  /// The path as given.
  package let path: String
  /// What was tried.
  package let operation: Operation
  /// The system's error number.
  package let code: Int32
  /// The line for people: where, what was wrong, what to do.
  package let description: String

  /// An error of the system.
  package init(path: String, operation: Operation, code: Int32, description: String) {
    self.path = path
    self.operation = operation
    self.code = code
    self.description = description
  }
}
