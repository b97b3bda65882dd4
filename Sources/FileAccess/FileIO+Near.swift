import Glibc
import TextFormats

extension FileIO {
  /// The existing path that was most likely meant by a path that does not exist: the entry of its folder with the nearest name.
  ///
  /// If the folder does not exist either, the nearest folder is found first in the same way: for `trace/a.trace` that is
  /// `traces/a.trace`.
  ///
  /// - Parameter path: A path that does not exist.
  /// - Returns: A path that exists; nil if no name is near enough.
  static func near(_ path: String) -> String? {
    let (folder, name) = parts(of: path)
    if folder.isEmpty || isFolder(folder) { return near(name, in: folder) }
    guard let found = near(String(folder.dropLast())), isFolder(found) else { return nil }
    let there = "\(found)/\(name)"
    return exists(there) ? there : near(name, in: "\(found)/")
  }

  /// The entry of a folder with the name nearest to `name`; nil if none is near enough.
  private static func near(_ name: String, in folder: String) -> String? {
    guard let listing = try? FolderStream(folder.isEmpty ? "." : folder) else { return nil }
    var names: [String] = []
    // If listing fails in the middle, the names so far are enough for a suggestion.
    while let other = try? listing.next()?.name {
      // Hidden files are suggested only for hidden names.
      if other.hasPrefix(".") == name.hasPrefix(".") { names.append(other) }
    }
    return Suggestion.nearest(to: name, in: names.sorted()).map { folder + $0 }
  }

  /// Splits a path into its folder, with the final slash (empty for a bare name), and the name.
  private static func parts(of path: String) -> (folder: String, name: String) {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return ("", String(path)) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}
