import CommandArguments
import CommandInputs
import FileAccess
import TraceExports

/// A trace that goes out, and the file it becomes.
struct ExportTarget: Equatable {
  /// The trace, or `-` for stdin.
  let path: String
  /// The file, or `-` for stdout.
  let output: String

  /// One trace into one file, or several into a folder, each with the end of its format's names; those of a named folder keep
  /// their places below it.
  ///
  /// - Parameters:
  ///   - words: Traces and folders, as on the command line.
  ///   - output: Where they go; nil is stdout, for one.
  ///   - format: What they become.
  /// - Returns: At least one.
  /// - Throws: Traces that are not there, several without a folder, and two that would be one file.
  static func targets(of words: [String], to output: String?, as format: ExportFormat) throws
    -> [ExportTarget]
  {
    let paths = try TraceFiles.expand(words)
    let isFolder = output.map { $0.hasSuffix("/") || FileIO.isFolder($0) } ?? false
    if paths.count == 1, !isFolder { return [ExportTarget(path: paths[0], output: output ?? "-")] }
    guard let output, output != "-" else {
      throw UserError("\(paths.count) traces are \(paths.count) files; give -o DIR, a folder for them")
    }
    let base = output.hasSuffix("/") ? output : output + "/"
    let targets = paths.map { path in
      ExportTarget(path: path, output: base + name(of: path, below: words, as: format))
    }
    var seen: [String: String] = [:]
    for target in targets {
      guard let first = seen.updateValue(target.path, forKey: target.output) else { continue }
      throw UserError(
        "\(target.path): \(first) would be the same file, \(target.output); export them into two folders")
    }
    return targets
  }

  /// The name of the file of a trace, with its folders below the one that was named.
  private static func name(of path: String, below words: [String], as format: ExportFormat) -> String {
    let name = format.fileName(of: TraceFiles.stem(of: path))
    let folders = words.map { OpenCorpora.folder(ofCorpusAt: $0) ?? ($0.hasSuffix("/") ? $0 : $0 + "/") }
      .filter { path.hasPrefix($0) }
    guard let folder = folders.max(by: { $0.count < $1.count }) else { return name }
    // A packed path may lead out of its folder.
    let parts = path.dropFirst(folder.count).split(separator: "/").map(String.init).filter { $0 != ".." }
    return (parts.dropLast() + [name]).joined(separator: "/")
  }
}
