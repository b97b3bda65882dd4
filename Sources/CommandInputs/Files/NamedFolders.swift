/// The folders that a call names. `--relative` shows trace paths relative to them.
package struct NamedFolders {
  /// The folders, each with a final slash.
  private let folders: [String]

  /// The folders among some words. A word that is a file is not a prefix of other paths. For a packed corpus the folder is the common
  /// prefix of all paths in it.
  ///
  /// - Parameter words: Paths as given.
  package init(_ words: [String]) {
    folders = words.map { OpenCorpora.folder(ofCorpusAt: $0) ?? ($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// The part of a path below the innermost of the folders that contains it.
  ///
  /// - Parameter path: Any path.
  /// - Returns: nil if no folder contains it.
  package func rest(of path: String) -> String? {
    folders.filter(path.hasPrefix).max { $0.count < $1.count }.map { String(path.dropFirst($0.count)) }
  }

  /// A path relative to its folder, or its last component if no folder contains it, as for a file named by itself.
  package func name(of path: String) -> String {
    rest(of: path) ?? path.split(separator: "/").last.map(String.init) ?? path
  }
}
