import CommandArguments
import CommandInputs
import FileAccess

/// Matches logs with traces by their names.
struct LogPairs {
  /// A log and its trace.
  struct Pair: Equatable, Sendable {
    /// The path of the log's file, or `-`.
    let log: String
    /// The path of the trace's file.
    let trace: String
  }

  /// The pairs, sorted by the traces' paths.
  private(set) var pairs: [Pair] = []
  /// Messages about logs without a matching trace, each saying how to name the log.
  private(set) var strays: [String] = []
  /// The paths of traces without a matching log.
  private(set) var unplayed: [String] = []

  /// The file name ending of a log in a folder.
  private static let end = ".csv"

  /// A file and the name for matching it.
  private struct Named {
    let path: String
    /// The file's path relative to the folder that the command line names, without the file name ending.
    let name: String
    /// The last component of the name.
    var stem: String { parts.last ?? name }
    /// The components of the path, the last one without the file name ending.
    let parts: [String]

    /// True if one name consists of the other's path components joined by `-`. Tools that flatten folders write such names.
    private func isSameWord(as other: Named) -> Bool {
      let words = [name, other.name].map { String($0.map { $0 == "/" ? "-" : $0 }) }
      return words[0] == words[1] && name.contains("/") != other.name.contains("/")
    }

    /// The number of equal components at the ends of two paths; all of them if one is the other's components joined by `-`.
    func likeness(to other: Named) -> Int {
      let common = zip(parts.reversed(), other.parts.reversed()).prefix { $0 == $1 }.count
      return max(common, isSameWord(as: other) ? .max : 0)
    }
  }

  /// Matches the logs and traces that a command line names.
  ///
  /// - Parameters:
  ///   - logs: Files, folders, or `-`.
  ///   - traces: Files or folders.
  ///   - console: Receives warnings about files named twice.
  /// - Throws: An error for a folder without such files.
  init(logs: [String], traces: [String], _ console: Console) throws {
    let logs = try Self.logs(logs)
    let traces = try Self.traces(traces, console)
    if logs.count == 1, traces.count == 1 {
      pairs = [Pair(log: logs[0].path, trace: traces[0].path)]
      return
    }
    var taken: Set<String> = []
    for trace in traces.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      guard let log = Self.log(of: trace, among: logs, traces), taken.insert(log.path).inserted else {
        unplayed.append(trace.path)
        continue
      }
      pairs.append(Pair(log: log.path, trace: trace.path))
    }
    strays = logs.filter { !taken.contains($0.path) }.map {
      "\(FileIO.inputName($0.path)): no trace has its name, or another log has it too; call it as its trace, \(traces.first?.stem ?? "pull-01")\(Self.end)"
    }
  }

  /// The log whose path is most similar to a trace's path; nil if another trace is more similar to that log.
  private static func log(of trace: Named, among logs: [Named], _ traces: [Named]) -> Named? {
    guard let log = only(logs, { $0.likeness(to: trace) }),
      let back = only(traces, { log.likeness(to: $0) }), back.path == trace.path
    else { return nil }
    return log
  }

  /// The single element with the highest similarity; nil if several share it, or it is 0.
  private static func only(_ all: [Named], _ likeness: (Named) -> Int) -> Named? {
    let most = all.map(likeness).max() ?? 0
    let best = all.filter { likeness($0) == most }
    return most > 0 && best.count == 1 ? best[0] : nil
  }

  private static func logs(_ words: [String]) throws -> [Named] {
    guard words.count(where: { $0 == "-" }) < 2 else {
      throw UserError("stdin: '-' is named twice, but a stream can be read once; name it once")
    }
    return try words.flatMap { word -> [Named] in
      guard word != "-", FileIO.isFolder(word) else {
        if word != "-" { try FileIO.requireExisting(word) }
        return [named(word, below: nil, end)]
      }
      let inside = try FileIO.files(under: word).filter { $0.hasSuffix(end) }
      guard !inside.isEmpty else { throw UserError("\(word): no *\(end) file in this folder; name the logs") }
      return inside.map { named($0, below: word, end) }
    }
  }

  private static func traces(_ words: [String], _ console: Console) throws -> [Named] {
    let known = Set(try TraceFiles.expand(words, warn: console.warn))
    return try words.flatMap { word in
      let folder = OpenCorpora.folder(ofCorpusAt: word) ?? (word != "-" && FileIO.isFolder(word) ? word : nil)
      return try TraceFiles.expand([word]).filter(known.contains).map { named($0, below: folder, ".trace") }
    }
  }

  private static func named(_ path: String, below folder: String?, _ end: String) -> Named {
    var name = path
    if let folder {
      name = String(path.dropFirst(folder.isEmpty || folder.hasSuffix("/") ? folder.count : folder.count + 1))
    } else if let last = path.split(separator: "/").last {
      name = String(last)
    }
    let bare = { (text: String) in text.hasSuffix(end) ? String(text.dropLast(end.count)) : text }
    return Named(path: path, name: bare(name), parts: bare(path).split(separator: "/").map(String.init))
  }
}
