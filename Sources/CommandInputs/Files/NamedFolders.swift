/// The folders that a call names, below which paths of traces are told where nothing above them is to be.
package struct NamedFolders {
  /// With their slashes.
  private let folders: [String]

  /// The folders among some words: a word that is a file is the start of no path but its own; of a packed corpus it is what all paths in
  /// it have in common.
  ///
  /// - Parameter words: Paths, as given.
  package init(_ words: [String]) {
    folders = words.map { OpenCorpora.folder(ofCorpusAt: $0) ?? ($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// The part of a path below the nearest of the folders.
  ///
  /// - Parameter path: Any.
  /// - Returns: nil of a path that is below none.
  package func rest(of path: String) -> String? {
    folders.filter(path.hasPrefix).max { $0.count < $1.count }.map { String(path.dropFirst($0.count)) }
  }

  /// The same, or the last part of a path that is below none: a file that was named by itself has no folder.
  package func name(of path: String) -> String {
    rest(of: path) ?? path.split(separator: "/").last.map(String.init) ?? path
  }
}
