import CommandArguments
import CommandInputs
import FileAccess
import TraceExports

/// A trace to export, and its output file.
struct ExportTarget: Equatable {
  /// The trace's path, or `-` for stdin.
  let path: String
  /// The output file's path, or `-` for stdout.
  let output: String

  /// Pairs each trace with its output file: one trace with one file, or several with files in a folder. Traces of a named folder keep
  /// their subfolders.
  ///
  /// - Parameters:
  ///   - words: Traces and folders, as on the command line.
  ///   - output: The output path; nil is stdout, for one trace.
  ///   - format: The output format.
  /// - Returns: At least one target.
  /// - Throws: An error for missing traces, several traces without a folder, and two traces with the same output file.
  static func targets(of words: [String], to output: String?, as format: ExportFormat) throws
    -> [ExportTarget]
  {
    let paths = try TraceFiles.expand(words)
    let isFolder = output.map { $0.hasSuffix("/") || FileIO.isFolder($0) } ?? false
    if paths.count == 1, !isFolder { return [ExportTarget(path: paths[0], output: output ?? "-")] }
    guard let output, output != "-" else {
      throw UserError("\(paths.count) traces are \(paths.count) files; give a folder with -o DIR")
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

  /// The name of a trace's output file: the trace's path below the named folder, with the format's ending.
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
