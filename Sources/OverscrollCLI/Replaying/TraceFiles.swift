import GestureTraces

/// The trace files a command line names.
enum TraceFiles {
  /// The files in the order given; a folder stands for the traces under it, in order of path.
  ///
  /// - Parameter words: Paths, or `-` for stdin.
  /// - Returns: At least one path.
  /// - Throws: A folder that can't be read or holds no trace, or stdin named twice.
  static func expand(_ words: [String]) throws -> [String] {
    guard words.count(where: { $0 == "-" }) < 2 else {
      throw UserError("stdin: '-' is named twice, but a stream can be read once; name it once")
    }
    var paths: [String] = []
    for word in words {
      guard word != "-", FileIO.isFolder(word) else {
        paths.append(word)
        continue
      }
      let inside = try FileIO.traces(under: word)
      guard !inside.isEmpty else {
        throw UserError("\(word): no *.trace file in this folder; record some (overscroll record -o \(word))")
      }
      paths += inside
    }
    return paths
  }
}
