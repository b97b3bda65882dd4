import CommandArguments
import FileAccess
import GestureTraces
import TextFormats

/// The trace files a command line names.
enum TraceFiles {
  /// The files in the order given, each once; a folder stands for the traces under it, in order of path.
  ///
  /// A trace is one observation however often it is named: counted twice, it would make every interval too
  /// narrow. A regular file is known by its device and inode, so a link and a second spelling of its path
  /// count as the same file.
  ///
  /// - Parameters:
  ///   - words: Paths, or `-` for stdin.
  ///   - warn: Takes a line about what was named twice.
  /// - Returns: At least one path.
  /// - Throws: A folder that can't be read or holds no trace, a name that would break lines, or stdin named twice.
  static func expand(_ words: [String], warn: (String) -> Void = Console.standard.warn) throws -> [String] {
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
        if FileIO.exists(word + "/manifest.json") {
          throw UserError(
            "\(word): a session of which no take counts yet; go on with the command that began it (record --protocol)"
          )
        }
        throw UserError("\(word): no *.trace file in this folder; record some (overscroll record -o \(word))")
      }
      paths += inside
    }
    if let name = paths.first(where: \.holdsControlCharacter) {
      throw UserError(
        "\(name): a control character in a file's name would break tables and logs; rename the file")
    }
    return once(paths, warn)
  }

  /// The start of the names of files made of a trace: `pull-3` for `traces/pull-3.trace`, `stdin` for `-`.
  static func stem(of path: String) -> String {
    if path == "-" { return "stdin" }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".trace") ? String(file.dropLast(".trace".count)) : file
  }

  /// The paths without those that lead to a file named before.
  private static func once(_ paths: [String], _ warn: (String) -> Void) -> [String] {
    var seen: [FileIO.Identity: String] = [:]
    var again: [(path: String, first: String)] = []
    let different = paths.filter { path in
      guard path != "-", let file = FileIO.identity(of: path) else { return true }
      guard let first = seen.updateValue(path, forKey: file) else { return true }
      seen[file] = first
      again.append((path, first))
      return false
    }
    if let (path, first) = again.first {
      let traces = Counted.subject(again.count, "a trace is", "traces are")
      warn("\(path): the same file as \(first); \(traces) named more than once and taken once")
    }
    return different
  }
}

extension Candidates {
  /// Traces, and folders of them.
  static let traces = Candidates(paths: .files(ending: ".trace"))
}
