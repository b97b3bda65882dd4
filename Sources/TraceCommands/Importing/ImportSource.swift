import CommandArguments
import FileAccess

/// A recording to import, and the path of its traces.
struct ImportSource: Equatable {
  /// The path of the recording, or `-` for stdin.
  let path: String
  /// The path of the recording's trace without `.trace`. It is the recording's name, with its subfolders below the named folder.
  let target: String
  /// True if the recording was found in a folder, not named itself. Then it is skipped if its format is unknown.
  let isFound: Bool

  /// The folder for the traces if a recording gives several: ``target``.
  ///
  /// If a file already has that path, as when a recording is imported into its own folder, the folder is the path without its ending.
  var folder: String {
    guard FileIO.exists(target), !FileIO.isFolder(target) else { return target }
    let name = target.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return target + "-traces" }
    return String(target.dropLast(name.distance(from: dot, to: name.endIndex)))
  }

  /// The recordings that a command line names. A folder stands for all files under it, sorted by path, except traces and device
  /// descriptions.
  ///
  /// - Parameters:
  ///   - words: Paths, or `-` for stdin.
  ///   - folder: The folder for traces; empty for the current folder, `-` for stdout.
  /// - Returns: At least one source.
  /// - Throws: An error for a folder that cannot be read or has no files, stdin named twice, or several sources for stdout.
  static func expand(_ words: [String], into folder: String) throws -> [ImportSource] {
    guard words.count(where: { $0 == "-" }) < 2 else {
      throw UserError("stdin: '-' is named twice, but a stream can be read once; name it once")
    }
    if folder == "-" {
      guard words.count == 1, !FileIO.isFolder(words[0]) else {
        throw UserError("-o -: stdout takes the trace of one recording; name a folder for several")
      }
      return [ImportSource(path: words[0], target: folder, isFound: false)]
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
      throw UserError("\(folder): this folder does not contain recordings; name another, or a file")
    }
    return files.map { path in
      let below = path.dropFirst(folder.count).drop { $0 == "/" }
      return ImportSource(path: path, target: base + below, isFound: true)
    }
  }
}
