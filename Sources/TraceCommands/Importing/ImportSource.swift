import CommandArguments
import FileAccess

/// A recording to import, and where its traces go.
struct ImportSource: Equatable {
  /// The file, or `-` for stdin.
  let path: String
  /// The path of its traces, less `.trace`: the file's name, below the folder it was found in.
  let target: String
  /// True if it was found in a folder: one of no known format is then passed over.
  let isFound: Bool

  /// The folder of its traces where there are several with names of their own: its target, less the ending where a file is
  /// there, as the recording itself is when it is imported beside itself.
  var folder: String {
    guard FileIO.exists(target), !FileIO.isFolder(target) else { return target }
    let name = target.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return target + "-traces" }
    return String(target.dropLast(name.distance(from: dot, to: name.endIndex)))
  }

  /// The recordings that a command line names; a folder stands for the files under it, in order of path, without traces
  /// and descriptions of devices.
  ///
  /// - Parameters:
  ///   - words: Paths, or `-` for stdin.
  ///   - folder: Where traces go; empty for here, `-` for stdout.
  /// - Returns: At least one source.
  /// - Throws: A folder that can't be read or holds no file, stdin named twice, or several for stdout.
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
      throw UserError("\(folder): no recording in this folder; name another, or a file")
    }
    return files.map { path in
      let below = path.dropFirst(folder.count).drop { $0 == "/" }
      return ImportSource(path: path, target: base + below, isFound: true)
    }
  }
}
