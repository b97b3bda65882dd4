/// The words that shell completion offers at one place of a command line.
package struct Candidates: Hashable, Sendable {
  /// The kind of paths that are offered.
  package enum Paths: Hashable, Sendable {
    /// No paths are offered.
    case none
    /// Files with one of these name endings (`.trace`), and folders. If there are no such files, or no endings, any file.
    case files(endings: [String])
    /// Only folders are offered.
    case folders
    /// Paths that match a shell pattern.
    case matching(String)
  }

  /// The names that are offered, in the order in which listings show them.
  package let names: [String]
  /// The kind of paths that are offered in addition to the names.
  package let paths: Paths
  /// True if several names may be given, separated by commas.
  package let isList: Bool
  /// True if the names of all commands are offered too.
  package let includesCommands: Bool

  /// Nothing is offered: the value is a number or free text.
  package static let none = Candidates()
  /// Files of any name, and folders.
  package static let files = Candidates(paths: .files(endings: []))
  /// Names of folders, and no files.
  package static let folders = Candidates(paths: .folders)

  /// Creates the candidates for one place of a command line.
  ///
  /// - Parameters:
  ///   - names: The names to offer.
  ///   - paths: The kind of paths to offer in addition.
  ///   - isList: Whether several names may be given, separated by commas.
  ///   - includesCommands: Whether the names of all commands are offered too.
  package init(
    _ names: [String] = [], paths: Paths = .none, isList: Bool = false, includesCommands: Bool = false
  ) {
    (self.names, self.paths, self.isList) = (names, paths, isList)
    self.includesCommands = includesCommands
  }
}
