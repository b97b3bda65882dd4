/// A file that could not be read, written or listed: its path, the operation, and the system's reason.
package struct FileError: Error, Equatable, CustomStringConvertible {
  /// The operation on a file that failed.
  package enum Operation: String, Sendable {
    /// The file could not be read.
    case read
    /// The file could not be written.
    case write
    /// The entries of a folder could not be listed.
    case list
  }

  /// The path as the caller gave it.
  package let path: String
  /// The operation that failed: reading, writing or listing.
  package let operation: Operation
  /// The system's error number (`errno`).
  package let code: Int32
  /// The message for users: where, what was wrong, what to do.
  package let description: String

  /// An error that the system reported for an operation on a file.
  package init(path: String, operation: Operation, code: Int32, description: String) {
    self.path = path
    self.operation = operation
    self.code = code
    self.description = description
  }
}
