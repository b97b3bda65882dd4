import CommandArguments
import CommandInputs
import FileAccess
import TextFormats

/// Writes packed traces as files. All are below one folder, even if the packed paths are absolute or contain `..`.
struct UnpackBatch {
  private let folder: String
  private let force: Bool
  private let console: Console

  /// Creates a batch that writes into a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder for the files.
  ///   - force: Whether existing files may be replaced.
  ///   - console: Receives messages.
  init(into folder: String, force: Bool, _ console: Console) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    (self.force, self.console) = (force, console)
  }

  /// The path, below the output folder, of a trace that was packed as `name`.
  ///
  /// It is `name` without an initial `/` and without everything up to the last `..`; nil if nothing is left.
  static func path(for name: String) -> String? {
    var parts = name.split(separator: "/").filter { $0 != "." }
    if let out = parts.lastIndex(of: "..") { parts.removeSubrange(...out) }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// Writes the traces as files below the folder.
  ///
  /// - Parameter traces: Packed traces.
  /// - Returns: `couldNot` if one is damaged, or could not be written.
  /// - Throws: An error for two traces with the same file, and for existing files.
  func run(_ traces: [TraceLocation]) throws -> ExitStatus {
    let targets = try targets(of: traces)
    var tally = FailureTally(console)
    var written = 0
    let bar = ProgressBar(total: traces.count, console: console)
    if traces.count > 1 { Interruption.watch() }
    for (index, trace) in traces.enumerated() {
      if Interruption.isAsked {
        bar?.clear()
        Interruption.end(after: written, of: traces.count, "traces were unpacked", console)
      }
      OpenCorpora.forget(after: index, and: 1)
      tally.attempt {
        let text = try trace.text()
        if let slash = targets[index].lastIndex(of: "/") {
          try FileIO.makeFolder(String(targets[index][..<slash]))
        }
        try FileIO.write(text, to: targets[index], overwrite: force)
        written += 1
      }
      bar?.advance()
    }
    bar?.clear()
    let rest = written < traces.count ? "; \(traces.count - written) not" : ""
    console.note("unpacked \(Counted.text(written, "trace")) into \(folder)\(rest)")
    return tally.status
  }

  /// Throws an error if a path below the folder contains a symbolic link, because the link may lead out of the folder.
  private func requireNoLinks(in paths: [String]) throws {
    var known: Set<Substring> = []
    for path in paths {
      var end = path.utf8.index(path.startIndex, offsetBy: folder.utf8.count)
      while end < path.endIndex {
        end = path[end...].firstIndex(of: "/") ?? path.endIndex
        let part = path[..<end]
        // Each folder is asked for once.
        if end == path.endIndex || known.insert(part).inserted, FileIO.isLink(String(part)) {
          throw UserError("\(part): a link, which may lead out of \(folder); unpack into another folder")
        }
        if end < path.endIndex { end = path.index(after: end) }
      }
    }
  }

  /// The path of the file to write for each trace, in the same order.
  private func targets(of traces: [TraceLocation]) throws -> [String] {
    var isChanged = false
    var first: [String: String] = [:]
    let targets = try traces.map { trace in
      let name = trace.name
      guard let path = Self.path(for: name) else { throw UserError("\(trace.word): its path names no file") }
      if path != name { isChanged = true }
      if let other = first.updateValue(name, forKey: path) {
        throw UserError(
          "\(trace.word): \(other) would be the same file, \(folder)\(path); unpack them one by one")
      }
      return folder + path
    }
    if isChanged { console.note("left out of paths: / at their start, and what leads out of the folder") }
    try requireNoLinks(in: targets)
    if !force { try OutputCheck.requireFree(targets.filter(FileIO.exists), force: false) }
    return targets
  }
}
