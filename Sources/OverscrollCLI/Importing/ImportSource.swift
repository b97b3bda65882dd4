import CommandArguments
import FileAccess
import GestureTraces

/// A recording to import, and where its traces go.
struct ImportSource: Equatable {
  /// The file, or `-` for stdin.
  let path: String
  /// The path of its traces, less `.trace`: the file's name, below the folder it was found in.
  let target: String
  /// True if it was found in a folder: one of no known format is then passed over.
  let isFound: Bool

  /// The recordings that a command line names; a folder stands for the files under it, in order of path, without traces
  /// and descriptions of devices.
  ///
  /// - Parameters:
  ///   - words: Paths, or `-` for stdin.
  ///   - folder: Where traces go; empty for here.
  /// - Returns: At least one source.
  /// - Throws: A folder that can't be read or holds no file, or stdin named twice.
  static func expand(_ words: [String], into folder: String) throws -> [ImportSource] {
    guard words.count(where: { $0 == "-" }) < 2 else {
      throw UserError("stdin: '-' is named twice, but a stream can be read once; name it once")
    }
    let base = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    return try words.flatMap { word in
      if word == "-" { return [ImportSource(path: word, target: base + "stdin", isFound: false)] }
      guard FileIO.isFolder(word) else {
        let name = word.split(separator: "/").last.map(String.init) ?? word
        return [ImportSource(path: word, target: base + name, isFound: false)]
      }
      return try found(under: word, base: base)
    }
  }

  private static func found(under folder: String, base: String) throws -> [ImportSource] {
    let files = try FileIO.files(under: folder).filter { path in
      ![".trace", ".desc", ".device"].contains { path.hasSuffix($0) }
    }
    guard !files.isEmpty else {
      throw UserError("\(folder): no recording in this folder; name another, or a file")
    }
    return files.map { path in
      let below = path.dropFirst(folder.count).drop { $0 == "/" }
      return ImportSource(path: path, target: base + below, isFound: true)
    }
  }
}
