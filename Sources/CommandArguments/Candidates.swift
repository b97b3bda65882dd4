/// The words a shell offers in a place of a command line.
package struct Candidates: Hashable, Sendable {
  /// Paths that may stand there.
  package enum Paths: Hashable, Sendable {
    /// No path.
    case none
    /// Files whose names end in one of these ways (`.trace`), and folders; where there is none, or no ending is named, any file.
    case files(endings: [String])
    /// Folders.
    case folders
    /// Paths that match a shell's pattern.
    case matching(String)
  }

  /// Names that may stand there, in the order listed.
  package let names: [String]
  /// Paths that may stand there beside the names.
  package let paths: Paths
  /// True if several names may stand there with commas between.
  package let isList: Bool
  /// True if the names of all commands may stand there too.
  package let includesCommands: Bool

  /// Nothing can be offered: a number, or words of a person.
  package static let none = Candidates()
  /// Any file.
  package static let files = Candidates(paths: .files(endings: []))
  /// Any folder.
  package static let folders = Candidates(paths: .folders)

  /// Candidates.
  ///
  /// - Parameters:
  ///   - names: Names that may stand there.
  ///   - paths: Paths that may stand there beside them.
  ///   - isList: Whether several names may stand there with commas between.
  ///   - includesCommands: Whether the names of all commands may stand there too.
  package init(
    _ names: [String] = [], paths: Paths = .none, isList: Bool = false, includesCommands: Bool = false
  ) {
    (self.names, self.paths, self.isList) = (names, paths, isList)
    self.includesCommands = includesCommands
  }
}
