/// The folders that a command line names. With `--relative`, results show trace paths relative to them.
package struct NamedFolders {
  /// The paths of the folders, each with a final slash.
  private let folders: [String]

  /// Finds the folders among the words of a command line.
  ///
  /// A word that is a file is not a prefix of other paths. For a packed corpus the folder is the common prefix of all paths in it.
  ///
  /// - Parameter words: Paths as given.
  package init(_ words: [String]) {
    folders = words.map { OpenCorpora.folder(ofCorpusAt: $0) ?? ($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// The part of a path below the innermost named folder that contains the path.
  ///
  /// - Parameter path: Any path.
  /// - Returns: nil if no folder contains it.
  package func rest(of path: String) -> String? {
    folders.filter(path.hasPrefix).max { $0.count < $1.count }.map { String(path.dropFirst($0.count)) }
  }

  /// A path relative to the named folder that contains it. If none does, as for a file named by itself, it is the path's last component.
  package func name(of path: String) -> String {
    rest(of: path) ?? path.split(separator: "/").last.map(String.init) ?? path
  }
}
