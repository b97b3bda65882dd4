import CommandArguments
import CommandInputs
import FileAccess
import ReplayReport

/// `--merge`: combines the partial results that a command line names.
struct ShardMerging {
  private var merge: PartialMerge
  private let console: Console
  private let progress: ReadProgress
  /// The words of the command line that name the files.
  private let words: [String]
  /// The folder that all traces so far share, with a final slash; empty if they share none, nil before the first trace.
  private var folder: Substring?
  /// The number of traces handled so far.
  private var count = 0

  /// Opens the partial results that a command line names, and checks that they belong together.
  ///
  /// - Parameters:
  ///   - words: Files, folders (for the `*.partial` files under them), lists of either (`PathLists`), or `-` for stdin.
  ///   - kind: The command that counts the gestures.
  ///   - console: Receives failures and warnings.
  /// - Throws: An error for a file that cannot be read, or one that does not match the others.
  init(_ words: [String], _ kind: PartialHeader.Kind, _ console: Console) throws {
    let paths = try PathLists.expand(words).flatMap { word in
      word != "-" && FileIO.isFolder(word) ? try Self.parts(inFolder: word) : [word]
    }
    var seen: [FileIO.Identity: String] = [:]
    for path in paths {
      guard path != "-", let file = FileIO.identity(of: path) else { continue }
      if let first = seen.updateValue(path, forKey: file) {
        throw UserError("\(path): the same file as \(first); name each part once")
      }
    }
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw UserError("stdin: '-' is named twice, but a stream can be read once; name it once")
    }
    let progress = ReadProgress(of: paths, console)
    merge = try PartialMerge(try paths.map { try Self.file($0, progress) }, kind, program: Program.version)
    (self.console, self.progress, self.words) = (console, progress, words)
  }

  private static func parts(inFolder word: String) throws -> [String] {
    let inside = try FileIO.files(under: word, endingWith: ".partial")
    guard inside.isEmpty else { return inside }
    throw UserError("\(word): no *.partial file in this folder; name the files that --partial wrote")
  }

  /// The common header of all files.
  var header: PartialHeader { merge.header }

  /// Calls `body` with each trace of all files, sorted by path. Failures and warnings are printed in the same order.
  ///
  /// - Parameter body: Called with the data of each trace.
  /// - Returns: The failures.
  /// - Throws: An error for a trace that two files contain, or a damaged file.
  mutating func run(_ body: (PartialTrace) throws -> Void) throws -> FailureTally {
    var tally = FailureTally(console)
    defer { progress.clear() }
    while let trace = try merge.next() {
      take(folderOf: trace.path)
      if case .failed(let line) = trace.content {
        progress.clear()
        tally.fail(line)
        continue
      }
      if !trace.warnings.isEmpty { progress.clear() }
      for warning in trace.warnings { console.warn(warning) }
      try body(trace)
    }
    return tally
  }

  /// The context for suggested commands. It names the folder of the traces if that exists here and contains exactly these traces, otherwise
  /// the partial results.
  var context: CallContext {
    guard let folder = folder?.dropLast(), !folder.isEmpty,
      let inside = try? FileIO.traces(under: String(folder)), inside.count == count
    else { return CallContext.ofParts(words, header) }
    return CallContext(NextCall([String(folder)]), header)
  }

  private mutating func take(folderOf path: String) {
    count += 1
    let own = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    guard let known = folder else {
      folder = own
      return
    }
    guard !own.utf8.starts(with: known.utf8) else { return }
    let common = zip(known.utf8, own.utf8).prefix { $0 == $1 }.count
    let start = known.utf8.prefix(common)
    folder = start.lastIndex(of: UInt8(ascii: "/")).map { known[...$0] } ?? ""
  }

  /// The largest partial result that is read from a pipe, in bytes.
  private static let mostPiped = 268_435_456

  /// Opens a partial result. A regular file is read piece by piece; a pipe, which can be read only once, is read completely.
  private static func file(_ path: String, _ progress: ReadProgress) throws -> PartialFile {
    if path != "-", FileIO.isFile(path) || !FileIO.exists(path) {
      return try PartialFile(name: path) { offset, count in
        let bytes = try FileIO.bytes(of: path, from: offset, count: count)
        progress.advance(by: bytes.count)
        return bytes
      }
    }
    let bytes = try FileIO.contents(of: path, limit: mostPiped)
    return try PartialFile(name: FileIO.inputName(path)) { offset, count in
      Array(bytes.dropFirst(offset).prefix(count))
    }
  }
}

/// A progress bar for reading files, which appears if reading takes long.
private final class ReadProgress {
  private let bar: ProgressBar?
  private var count = 0

  /// The number of bits by which a count of bytes is shifted to get mebibytes.
  private static let mebibyte = 20

  init(of paths: [String], _ console: Console) {
    let size = paths.reduce(0) { $0 + ($1 == "-" ? 0 : FileIO.size(of: $1)) }
    bar = ProgressBar(total: size >> Self.mebibyte, unit: "MiB", console: console)
  }

  func advance(by size: Int) {
    let whole = (count + size) >> Self.mebibyte - count >> Self.mebibyte
    if whole > 0 { bar?.advance(by: whole) }
    count += size
  }

  func clear() { bar?.clear() }
}
