import CommandArguments
import CommandInputs
import FileAccess
import TraceStorage

/// The destination of scrubbed files: one file, a folder, or a packed corpus.
final class ScrubTarget {
  /// The kind of destination, with its path or writer.
  private enum Form {
    case file(String)
    case folder(String)
    case corpus(CorpusWriter)
  }

  private let form: Form
  private let path: String
  private let words: [String]
  private let force: Bool
  /// The identities of the input files, so that a result never overwrites an input.
  private let inputs: Set<FileIO.Identity>
  private var taken: Set<String> = []

  /// Determines the kind of destination from a path and the number of inputs.
  ///
  /// - Parameters:
  ///   - path: The path as given.
  ///   - count: The number of input files.
  ///   - words: The words that named the input files.
  ///   - force: Whether existing files may be replaced.
  /// - Throws: An error for several files with a single output file.
  init(_ path: String, count: Int, words: [String], force: Bool) throws {
    (self.path, self.words, self.force) = (path, words, force)
    inputs = Set(try words.flatMap(Self.files).compactMap { try FileVersion(at: $0)?.identity })
    if path.hasSuffix("/") || FileIO.isFolder(path) || (count > 1 && path != "-" && !Corpus.isNamed(by: path))
    {
      form = .folder(path.hasSuffix("/") ? path : path + "/")
    } else if Corpus.isNamed(by: path) {
      try OutputCheck.requireFree([path], force: force)
      form = .corpus(try CorpusWriter(creating: path, overwrite: force))
    } else {
      guard count == 1 else {
        throw UserError(
          "\(path): \(count) files need a folder or a packed corpus; give -o DIR or -o FILE.ovc")
      }
      form = .file(path)
    }
  }

  private static func files(_ word: String) throws(FileError) -> [String] {
    if word == "-" { return [] }
    if FileIO.isFolder(word) { return try FileIO.traces(under: word) }
    return [word] + (PackedWord.parts(of: word).map { [$0.path] } ?? [])
  }

  /// The destination's name in messages.
  var name: String { path == "-" ? "stdout" : path }

  /// True if the destination is a packed corpus, which takes only traces and is complete after ``finish()``.
  var isCorpus: Bool { if case .corpus = form { true } else { false } }

  /// True if written bytes cannot be taken back, because the destination is stdout, a pipe or a device.
  var isStream: Bool {
    guard case .file(let path) = form else { return false }
    return path == "-" || FileIO.isStream(path)
  }

  /// Writes a scrubbed trace.
  ///
  /// - Parameters:
  ///   - bytes: The text of the trace.
  ///   - name: The trace's path below the destination folder.
  /// - Throws: An error if it cannot be written.
  func write(trace bytes: [UInt8], name: String) throws {
    guard case .corpus(let writer) = form else {
      return try FileIO.write(bytes, to: free(name), overwrite: force)
    }
    _ = try writer.add(PackedTrace(bytes, name: name), name: different(name))
  }

  /// Writes the result for a file that is not a trace, at a path below the destination folder.
  func write(_ bytes: [UInt8], name: String) throws {
    try FileIO.write(bytes, to: free(name), overwrite: force)
  }

  /// A file for a result that is not a trace; it appears under its name when it is committed.
  func file(name: String) throws -> StagedFile { try StagedFile(free(name), overwrite: force) }

  /// Completes the packed corpus, if the destination is one.
  ///
  /// - Parameter tally: The files that could not be scrubbed.
  /// - Throws: An error if the corpus cannot be written, or is not replaced because a trace would be missing.
  func finish(after tally: FailureTally) throws {
    if case .corpus(let writer) = form { try writer.finish(path, after: tally, "scrubbed") }
  }

  /// The path of a trace's result below the destination folder: the trace's path below the folder that the command line names.
  ///
  /// - Parameter path: The path in results.
  /// - Returns: A path that stays below the destination folder.
  func relative(_ path: String) -> String {
    UnpackBatch.path(for: NamedFolders(words).name(of: path)) ?? "trace"
  }

  /// The path at which a result may be written; the folders that it needs are created.
  private func free(_ name: String) throws -> String {
    let target: String
    switch form {
    case .file(let path): target = path
    case .folder(let folder): target = folder + different(name)
    case .corpus: throw UserError("\(path): traces alone go into a packed corpus; give -o DIR")
    }
    if let file = try FileVersion(at: target)?.identity, inputs.contains(file) {
      throw UserError("\(target): is what this reads; name another place with -o")
    }
    if case .folder = form, let slash = target.lastIndex(of: "/") {
      try FileIO.makeFolder(String(target[..<slash]), isPrivate: true)
    }
    return target
  }

  /// The name of a result, with a number inserted if another result already has this name.
  private func different(_ name: String) -> String {
    var found = name
    var number = 2
    while !taken.insert(found).inserted {
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      found = "\(name[..<dot])-\(number)\(name[dot...])"
      number += 1
    }
    return found
  }
}
