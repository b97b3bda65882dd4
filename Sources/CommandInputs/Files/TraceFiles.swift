import CommandArguments
import FileAccess
import GestureTraces
import TextFormats

/// The trace files a command line names.
package enum TraceFiles {
  /// The names of the traces, as ``locations(_:warn:)`` finds them; ``trace(at:hashing:)`` reads one of them.
  ///
  /// - Parameters:
  ///   - words: Paths, lists of them, or `-` for stdin.
  ///   - warn: Takes a line about what was named twice.
  /// - Returns: At least one path.
  /// - Throws: What ``locations(_:warn:)`` throws.
  package static func expand(_ words: [String], warn: (String) -> Void = Console.standard.warn) throws
    -> [String]
  {
    try locations(words, warn: warn).map(\.name)
  }

  /// The traces in the order given, each once; a folder stands for the traces under it, in order of path, a packed corpus for
  /// those in it, in its order, a list for what it names (``PathLists``).
  ///
  /// A trace is one observation however often it is named: counted twice, it would make every interval too
  /// narrow. A regular file is known by its device and inode, so a link and a second spelling of its path
  /// count as the same file; a packed trace by its name.
  ///
  /// - Parameters:
  ///   - words: Paths, lists of them, or `-` for stdin.
  ///   - isSorted: Whether they come in order of path, wherever they stand on the command line.
  ///   - warn: Takes a line about what was named twice.
  /// - Returns: At least one.
  /// - Throws: A folder that can't be read or holds no trace, a corpus that is damaged, a name that would break lines, or stdin
  ///   named twice.
  package static func locations(
    _ words: [String], isSorted: Bool = false, warn: (String) -> Void = Console.standard.warn
  ) throws -> [TraceLocation] {
    let words = try PathLists.expand(words)
    guard words.count(where: { $0 == "-" }) < 2 else {
      throw UserError("stdin: '-' is named twice, but a stream can be read once; name it once")
    }
    // A corpus alone names no trace twice, and may have millions.
    if words.count == 1, let packed = try PackedWord(words[0], warn: warn) {
      let named = try RelativeNames.named(packed.locations, of: words)
      return isSorted ? sorted(named) : named
    }
    var found: [TraceLocation] = []
    for word in words {
      if let packed = try PackedWord(word, warn: warn) {
        found += packed.locations
      } else if word != "-", FileIO.isFolder(word) {
        found += try traces(inFolder: word).map { .file($0) }
      } else {
        found.append(.file(word))
      }
    }
    for case .file(let name, _) in found { try OutputCheck.requirePlainName(name) }
    let different = try RelativeNames.named(once(found, warn), of: words)
    return isSorted ? sorted(different) : different
  }

  /// The same as a list that takes no memory for the traces of a corpus alone, if they keep their names.
  ///
  /// - Parameters:
  ///   - words: Paths, lists of them, or `-` for stdin.
  ///   - isSorted: Whether they come in order of path, wherever they stand on the command line.
  ///   - warn: Takes a line about what was named twice.
  /// - Returns: At least one.
  /// - Throws: What ``locations(_:isSorted:warn:)`` throws.
  static func list(_ words: [String], isSorted: Bool, warn: (String) -> Void) throws -> TraceList {
    if words.count == 1, !RelativeNames.areAsked, let packed = try PackedWord(words[0], warn: warn),
      packed.namesAll, packed.corpus.isSorted || !isSorted
    {
      return TraceList(allOf: packed.corpus)
    }
    return TraceList(try locations(words, isSorted: isSorted, warn: warn))
  }

  private static func sorted(_ traces: [TraceLocation]) -> [TraceLocation] {
    // A corpus is most often in order by itself.
    if case .packed(let corpus, _)? = traces.first, corpus.isSorted, traces.count == corpus.count,
      traces.allSatisfy({ $0.isPacked(in: corpus) })
    {
      return traces
    }
    return traces.map { (name: $0.name, trace: $0) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map(\.trace)
  }

  private static func traces(inFolder word: String) throws -> [String] {
    let inside = try FileIO.traces(under: word)
    guard inside.isEmpty else { return inside }
    if FileIO.exists(word + "/manifest.json") {
      throw UserError(
        "\(word): a session of which no take counts yet; go on with the command that began it (record --protocol)"
      )
    }
    throw UserError(
      "\(word): no *.trace file in this folder; record some (\(Console.programName) record), or make them of recordings and logs that are there (\(Console.programName) import)"
    )
  }

  /// The name of the one trace that a word names.
  ///
  /// - Parameter word: A path, `-`, or a packed trace: `corpus.ovc:pull-3.trace`, or a corpus with one trace.
  /// - Returns: What ``trace(at:hashing:)`` reads, and what results call it.
  /// - Throws: A corpus that is damaged, or has several traces.
  package static func one(_ word: String) throws -> String {
    guard let packed = try PackedWord(word, warn: Console.standard.warn) else { return word }
    guard let only = packed.locations.first, packed.locations.count == 1 else {
      throw UserError(
        "\(word): \(packed.locations.count) traces are in it; name one, as \(packed.locations[0].word)")
    }
    return only.name
  }

  /// The trace of a name that ``expand(_:warn:)`` or ``one(_:)`` gave, also if it is packed.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdin.
  ///   - hashing: Whether the trace gets the hash of its contents.
  /// - Returns: What was read.
  /// - Throws: What keeps it from being read.
  package static func trace(at path: String, hashing: Bool = false) throws -> Trace {
    try location(of: path).trace(hashing: hashing)
  }

  /// The word that names a trace on a command line: its path, or where it is packed.
  ///
  /// - Parameter path: A name that results have, or a word of a command line.
  /// - Returns: What commands take for it.
  package static func word(for path: String) -> String { location(of: path).word }

  private static func location(of path: String) -> TraceLocation {
    RelativeNames.location(named: path) ?? OpenCorpora.location(named: path) ?? .file(path)
  }

  /// The start of the names of files made of a trace: `pull-3` for `traces/pull-3.trace`, `stdin` for `-`.
  package static func stem(of path: String) -> String {
    if path == "-" { return "stdin" }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".trace") ? String(file.dropLast(".trace".count)) : file
  }

  /// The traces without those that were named before.
  private static func once(
    _ found: [TraceLocation], _ warn: (String) -> Void
  ) throws -> [TraceLocation] {
    var seen: [FileIO.Identity: TraceLocation] = [:]
    // Beside a corpus a file is known by its path too, as that is all that is known of a packed one.
    var names: [String: TraceLocation] = [:]
    let hasPacked = found.contains { $0.events != nil }
    var again: [(word: String, first: String)] = []
    var different: [TraceLocation] = []
    different.reserveCapacity(found.count)
    for (location, file) in zip(found, files(of: found)) {
      if case .file("-", _) = location {
        different.append(location)
        continue
      }
      var first: TraceLocation?
      if hasPacked {
        first = names[location.name]
        try first.map { try requireSame(location, as: $0) }
        names[location.name] = first ?? location
      }
      if let file {
        first = seen[file.identity] ?? first
        seen[file.identity] = first ?? location
      }
      if let first {
        again.append((location.word, first.name))
      } else if case .file(let path, _) = location {
        different.append(.file(path, bytes: file?.size ?? 0))
      } else {
        different.append(location)
      }
    }
    if let (word, first) = again.first {
      let traces = Counted.subject(again.count, "a trace is", "traces are")
      warn("\(word): the same file as \(first); \(traces) named more than once and taken once")
    }
    return different
  }

  /// Files that are worth a second thread to ask the system about them.
  private static let fewFiles = 256

  /// What the system says of the regular file at each location; nil of every other.
  private static func files(of found: [TraceLocation]) -> [FileIO.RegularFile?] {
    ParallelMap.run(found.count, jobs: found.count < fewFiles ? 1 : ParallelMap.processors) { index in
      if case .file(let path, _) = found[index], path != "-" { FileIO.regularFile(at: path) } else { nil }
    }
  }

  /// Refuses two traces of one path that are not the same: a result could not tell them apart.
  private static func requireSame(_ one: TraceLocation, as first: TraceLocation) throws {
    guard try one.textHash() != first.textHash() else { return }
    throw UserError(
      "\(one.word): another trace than \(first.word), which has the same path; pack one of them under another path"
    )
  }
}

extension Candidates {
  /// Traces, folders of them, and packed corpora.
  package static let traces = Candidates(paths: .files(endings: [".trace", ".ovc"]))
}
