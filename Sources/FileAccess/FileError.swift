/// A file that could not be read or written: which, what for, and the system's reason.
public struct FileError: Error, Equatable, CustomStringConvertible {
  /// What was tried.
  public enum Operation: String, Sendable {
    /// Reading.
    case read
    /// Writing.
    case write
    /// Listing a folder.
    case list
  }

  /// The path as given.
  public let path: String
  /// What was tried.
  public let operation: Operation
  /// The system's error number.
  public let code: Int32
  /// The line for people: where, what was wrong, what to do.
  public let description: String

  /// An error of the system.
  public init(path: String, operation: Operation, code: Int32, description: String) {
    self.path = path
    self.operation = operation
    self.code = code
    self.description = description
  }
}
