import CommandArguments
import CommandInputs
import FileAccess
import TraceStorage

/// Where scrubbed files go: one file, a folder, or a packed corpus.
final class ScrubTarget {
  /// The form of it.
  private enum Form {
    case file(String)
    case folder(String)
    case corpus(CorpusWriter)
  }

  private let form: Form
  private let path: String
  private let words: [String]
  private let force: Bool
  /// Files that are read, which nothing is written over.
  private let inputs: Set<FileIO.Identity>
  private var taken: Set<String> = []

  /// A target.
  ///
  /// - Parameters:
  ///   - path: As given.
  ///   - count: Files that go there.
  ///   - words: Those that named them.
  ///   - force: Whether files that are there may be replaced.
  /// - Throws: Several files into one.
  init(_ path: String, count: Int, words: [String], force: Bool) throws {
    (self.path, self.words, self.force) = (path, words, force)
    inputs = Set(words.flatMap(Self.files).compactMap(FileIO.identity))
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

  private static func files(_ word: String) -> [String] {
    if word == "-" { return [] }
    if FileIO.isFolder(word) { return (try? FileIO.traces(under: word)) ?? [] }
    return [word] + (PackedWord.parts(of: word).map { [$0.path] } ?? [])
  }

  /// What messages call it.
  var name: String { path == "-" ? "stdout" : path }

  /// True where nothing but traces may go, and nothing is there before ``finish()``.
  var isCorpus: Bool { if case .corpus = form { true } else { false } }

  /// True where what is written is out at once: on stdout, a pipe or a device.
  var isStream: Bool {
    guard case .file(let path) = form else { return false }
    return path == "-" || FileIO.isStream(path)
  }

  /// Writes a trace.
  ///
  /// - Parameters:
  ///   - bytes: Its text.
  ///   - name: Its name in a folder.
  /// - Throws: What keeps it from being written.
  func write(trace bytes: [UInt8], name: String) throws {
    guard case .corpus(let writer) = form else {
      return try FileIO.write(bytes, to: free(name), overwrite: force)
    }
    _ = try writer.add(PackedTrace(bytes, name: name), name: different(name))
  }

  /// Writes what is no trace.
  func write(_ bytes: [UInt8], name: String) throws {
    try FileIO.write(bytes, to: free(name), overwrite: force)
  }

  /// A file for what is no trace, which is there once it is committed.
  func file(name: String) throws -> StagedFile { try StagedFile(free(name), overwrite: force) }

  /// Ends the writing.
  func finish() throws {
    if case .corpus(let writer) = form { try writer.finish() }
  }

  /// The name below the folder that was named of a trace's path.
  ///
  /// - Parameter path: As results have it.
  /// - Returns: A path that stays below where it is put.
  func relative(_ path: String) -> String {
    UnpackBatch.path(for: NamedFolders(words).name(of: path)) ?? "trace"
  }

  /// The path of a result, with its folders.
  private func free(_ name: String) throws -> String {
    let target: String
    switch form {
    case .file(let path): target = path
    case .folder(let folder): target = folder + different(name)
    case .corpus: throw UserError("\(path): traces alone go into a packed corpus; give -o DIR")
    }
    if let file = FileIO.identity(of: target), inputs.contains(file) {
      throw UserError("\(target): is what this reads; name another place with -o")
    }
    if case .folder = form, let slash = target.lastIndex(of: "/") {
      try FileIO.makeFolder(String(target[..<slash]), isPrivate: true)
    }
    return target
  }

  /// The name, or one with a number where two results have the same.
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
