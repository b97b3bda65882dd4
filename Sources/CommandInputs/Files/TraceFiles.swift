import CommandArguments
import FileAccess
import GestureTraces
import TextFormats

/// Finds and reads the traces that a command line names.
package enum TraceFiles {
  /// The names of the traces that a command line names; ``trace(at:hashing:)`` reads a trace by its name.
  ///
  /// - Parameters:
  ///   - words: Paths, lists of paths, or `-` for stdin.
  ///   - warn: Receives a warning about traces named twice.
  /// - Returns: At least one path.
  /// - Throws: The errors of ``locations(_:warn:)``.
  package static func expand(_ words: [String], warn: (String) -> Void = Console.standard.warn) throws
    -> [String]
  {
    try locations(words, warn: warn).map(\.name)
  }

  /// The traces that a command line names, in the given order and without duplicates.
  ///
  /// A folder means the traces under it, sorted by path; a packed corpus means the traces in it, in its order; a list means the paths in it
  /// (``PathLists``).
  ///
  /// A trace is one observation, however often it is named: counted twice, it would make every interval too
  /// narrow. Files are identified by device and inode, so a link or a second spelling of a path
  /// counts as the same file. Packed traces are identified by name.
  ///
  /// - Parameters:
  ///   - words: Paths, lists of paths, or `-` for stdin.
  ///   - isSorted: Whether traces are sorted by path, whatever their order on the command line.
  ///   - warn: Receives a warning about traces named twice.
  /// - Returns: At least one trace.
  /// - Throws: An error for a folder that cannot be read or has no traces, a damaged corpus, or stdin named twice.
  package static func locations(
    _ words: [String], isSorted: Bool = false, warn: (String) -> Void = Console.standard.warn
  ) throws -> [TraceLocation] {
    let words = try PathLists.expand(words)
    guard words.count(where: { $0 == "-" }) < 2 else {
      throw UserError("stdin: '-' is named twice, but a stream can be read once; name it once")
    }
    // A corpus names no trace twice, and may have millions.
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
    let different = try RelativeNames.named(once(found, warn), of: words)
    return isSorted ? sorted(different) : different
  }

  /// The traces that a command line names, as a list that finds them on access where possible.
  ///
  /// For a single corpus whose traces keep their names, the list uses no memory per trace.
  ///
  /// - Parameters:
  ///   - words: Paths, lists of paths, or `-` for stdin.
  ///   - isSorted: Whether traces are sorted by path, whatever their order on the command line.
  ///   - warn: Receives a warning about traces named twice.
  /// - Returns: At least one trace.
  /// - Throws: The errors of ``locations(_:isSorted:warn:)``.
  static func list(_ words: [String], isSorted: Bool, warn: (String) -> Void) throws -> TraceList {
    if words.count == 1, !RelativeNames.areAsked, let packed = try PackedWord(words[0], warn: warn),
      packed.namesAll, packed.corpus.isSorted || !isSorted
    {
      return TraceList(allOf: packed.corpus)
    }
    return TraceList(try locations(words, isSorted: isSorted, warn: warn))
  }

  private static func sorted(_ traces: [TraceLocation]) -> [TraceLocation] {
    // Most corpora are sorted already.
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

  /// The name of the single trace that a word names.
  ///
  /// - Parameter word: A path, `-`, or a packed trace: `corpus.ovc:pull-3.trace`, or a corpus with one trace.
  /// - Returns: The name for ``trace(at:hashing:)`` and for results.
  /// - Throws: An error for a corpus that is damaged or has several traces.
  package static func one(_ word: String) throws -> String {
    guard let packed = try PackedWord(word, warn: Console.standard.warn) else { return word }
    guard let only = packed.locations.first, packed.locations.count == 1 else {
      throw UserError(
        "\(word): \(packed.locations.count) traces are in it; name one, as \(packed.locations[0].word)")
    }
    return only.name
  }

  /// Reads a trace by a name from ``expand(_:warn:)`` or ``one(_:)``; packed traces included.
  ///
  /// - Parameters:
  ///   - path: A path, or `-` for stdin.
  ///   - hashing: Whether to compute the hash of its contents.
  /// - Returns: The trace.
  /// - Throws: An error if it cannot be read.
  package static func trace(at path: String, hashing: Bool = false) throws -> Trace {
    try location(of: path).trace(hashing: hashing)
  }

  /// The word that names a trace on a command line: its path, or the path of a corpus and its name in that corpus.
  ///
  /// - Parameter path: A name in results, or a word of a command line.
  /// - Returns: A word that commands accept.
  package static func word(for path: String) -> String { location(of: path).word }

  private static func location(of path: String) -> TraceLocation {
    RelativeNames.location(named: path) ?? OpenCorpora.location(named: path) ?? .file(path)
  }

  /// The beginning of the names of files made from a trace: `pull-3` for `traces/pull-3.trace`, `stdin` for `-`.
  package static func stem(of path: String) -> String {
    if path == "-" { return "stdin" }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".trace") ? String(file.dropLast(".trace".count)) : file
  }

  /// The given traces, of which each is listed once even if it is named several times.
  private static func once(
    _ found: [TraceLocation], _ warn: (String) -> Void
  ) throws -> [TraceLocation] {
    var seen: [FileIO.Identity: TraceLocation] = [:]
    // With a corpus, files are identified by path too, because a packed trace has nothing else.
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

  /// The smallest number of files for which a second thread for `stat` saves time.
  private static let fewFiles = 256

  /// The identity and size of the regular file at each location; nil for anything else.
  private static func files(of found: [TraceLocation]) -> [FileIO.RegularFile?] {
    ParallelMap.run(found.count, jobs: found.count < fewFiles ? 1 : ParallelMap.processors) { index in
      if case .file(let path, _) = found[index], path != "-" { FileIO.regularFile(at: path) } else { nil }
    }
  }

  /// Throws an error if two different traces have the same path, because results could not distinguish them.
  private static func requireSame(_ one: TraceLocation, as first: TraceLocation) throws {
    guard try one.textHash() != first.textHash() else { return }
    throw UserError(
      "\(one.word): another trace than \(first.word), which has the same path; pack one of them under another path"
    )
  }
}

extension Candidates {
  /// The candidates for shell completion of a trace: traces, folders, and packed corpora.
  package static let traces = Candidates(paths: .files(endings: [".trace", ".ovc"]))
}
