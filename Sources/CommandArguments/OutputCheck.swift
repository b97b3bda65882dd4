import FileAccess
import TextFormats

/// Checks that a call does not overwrite its own inputs, and that two results do not go to the same file.
///
/// `--force` does not permit either: it is meant for results of an earlier run, and a recording cannot be made again.
package enum OutputCheck {
  /// Checks the files that a call names, before the command's possibly long work begins.
  ///
  /// - Parameter call: The call.
  /// - Throws: An error for a name with control characters, an output that is also an input under any name, and a file that two
  ///   results would be written to; `FileError` for an output that the system cannot look at, and a folder that cannot be listed.
  package static func check(_ call: ParsedCall) throws {
    let outputs = outputs(of: call)
    guard !outputs.isEmpty else { return }
    for output in outputs { try requirePlainName(output.path, advice: "give another name") }
    for (index, output) in outputs.enumerated() {
      if let other = try outputs[..<index].first(where: { try isSame($0.path, output.path) }) {
        throw call.mistake(
          "--\(other.name) and --\(output.name) would both write \(output.path); name a file for each")
      }
    }
    var existing: [(output: (name: String, path: String), file: FileIO.Identity)] = []
    for output in outputs {
      if let file = try FileVersion(at: output.path)?.identity { existing.append((output, file)) }
    }
    guard !existing.isEmpty else { return }
    for input in try inputs(of: call) {
      // Its reader reports an input that cannot be reached; the other inputs are read.
      guard let file = (try? FileVersion(at: input))?.identity else { continue }
      if let output = existing.first(where: { $0.file == file })?.output {
        throw UserError(
          "\(output.path): is what this reads, and --\(output.name) would write over it; name another file")
      }
    }
  }

  /// Checks that a name can be printed in messages, tables and logs.
  ///
  /// - Parameters:
  ///   - path: A file or folder, as given or derived from a given name.
  ///   - advice: What to do if it cannot be printed.
  /// - Throws: An error for a name with a control character.
  package static func requirePlainName(
    _ path: String, advice: String = "rename the file"
  ) throws(UserError) {
    guard path.holdsControlCharacter else { return }
    throw UserError("\(path): a control character in a file's name would break tables and logs; \(advice)")
  }

  /// Checks, before the work begins, that the results of a call can be written. Writing checks again.
  ///
  /// - Parameter call: The call; its flag `--force` allows replacing existing files.
  /// - Throws: The first error, with what to do.
  package static func requireWritable(_ call: ParsedCall) throws(FileError) {
    let force = call.command.options.contains { $0.name == "force" && call.words(of: $0) == ["true"] }
    for option in call.command.options {
      guard case .value(_, let output, _) = option.argument, let path = call.words(of: option).last else {
        continue
      }
      switch output {
      case .none: break
      case .file: try requireFree([path], force: force)
      case .folder: try requireFolder(path)
      case .fileOrFolder:
        // For an existing file the command itself reports what is wrong.
        if path.hasSuffix("/") || FileIO.isFolder(path) || !FileIO.exists(path) { try requireFolder(path) }
      }
    }
  }

  /// Checks, before the work begins, that results can be written to some paths. Writing checks again.
  ///
  /// - Parameters:
  ///   - paths: The files. `-` and pipes, devices and sockets are always allowed.
  ///   - force: Whether existing files may be replaced.
  /// - Throws: The first error, with what to do.
  package static func requireFree(_ paths: [String], force: Bool) throws(FileError) {
    for path in paths {
      if let fault = FileIO.fault(writing: path, overwrite: force) { throw fault }
    }
  }

  private static func requireFolder(_ path: String) throws(FileError) {
    if path != "-", let fault = FileIO.fault(makingFolder: path) { throw fault }
  }

  private static func outputs(of call: ParsedCall) -> [(name: String, path: String)] {
    call.command.options.compactMap { option in
      guard case .value(_, let output, _) = option.argument, output != .none, call.isGiven(option) else {
        return nil
      }
      guard let path = call.words(of: option).last, path != "-", !FileIO.isFolder(path) else { return nil }
      return (option.name, path)
    }
  }

  /// The words of a call that may name input files: all except outputs. For a folder, the traces in it are included.
  ///
  /// - Throws: `FileError` for a folder that cannot be listed: an input in it could be an output.
  private static func inputs(of call: ParsedCall) throws(FileError) -> [String] {
    var inputs: [String] = []
    for word in call.positionals where word != "-" {
      inputs += FileIO.isFolder(word) ? try FileIO.traces(under: word) : [word]
      // A packed trace is named by its corpus, a colon and its path.
      inputs += word.indices.filter { word[$0] == ":" }.map { String(word[..<$0]) }
    }
    for option in call.command.options where call.isGiven(option) {
      if case .value(_, .none, _) = option.argument { inputs += call.words(of: option) }
    }
    return inputs
  }

  /// True if two paths lead to the same file, which need not exist yet. Pipes and devices are compared by name.
  ///
  /// - Throws: `FileError` if the system cannot tell what is at a path.
  private static func isSame(_ one: String, _ other: String) throws(FileError) -> Bool {
    if let file = try FileVersion(at: one), file.isRegular {
      return try FileVersion(at: other)?.identity == file.identity
    }
    func name(_ path: String) -> Substring? { path.split(separator: "/").last }
    guard name(one) == name(other) else { return false }
    // Folders that do not exist are compared by name; writing reports that they are missing.
    guard let folder = FileIO.folderIdentity(of: one) else { return one == other }
    return folder == FileIO.folderIdentity(of: other)
  }
}
