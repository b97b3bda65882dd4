import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import TextFormats
import TouchCapture

/// The outcome of importing one recording.
enum ImportOutcome: Sendable {
  /// The recording was imported: its traces, and warnings about devices that gave no trace.
  case imported(ImportedFile)
  /// The format of the recording is not known.
  case unknown
  /// A file in a folder is a table whose columns cannot be identified, with the reason.
  case unmapped(String)
  /// The recording could not be read, with the error message.
  case failed(String)
}

/// Imports many recordings, several at once, and writes their traces in the given order.
struct ImportBatch {
  /// The number of recordings that are read at once before their traces are written; small, to limit memory.
  private static let stretch = 64

  private let sources: [ImportSource]
  private let folder: String
  private let options: ImportOptions
  private let jobs: Int
  private let overwrites: Bool
  private let console: Console
  /// True if every recording gets its own lines of output; otherwise one summary covers all.
  private let isFull: Bool
  /// The largest number of recordings that are listed one by one without `--full`; more are summarised.
  static let mostListed = 8
  /// The traces that are completely written.
  private var written: Set<String> = []
  private var tally = ImportTally()
  /// The reason why the columns of the first skipped table could not be identified; nil if no table was skipped.
  private var reason: String?

  /// Creates a batch that imports some recordings.
  ///
  /// - Parameters:
  ///   - sources: The recordings and the paths of their traces.
  ///   - folder: The folder of all traces; empty for the current folder, `-` for stdout, which takes one.
  ///   - options: The import options.
  ///   - jobs: The most threads.
  ///   - overwrites: Whether existing files may be replaced.
  ///   - isFull: Whether lines are printed for each of many recordings.
  ///   - console: Receives messages.
  init(
    _ sources: [ImportSource], into folder: String, _ options: ImportOptions, jobs: Int, overwrites: Bool,
    isFull: Bool, console: Console
  ) {
    (self.sources, self.folder) = (sources, folder)
    self.options = options
    self.jobs = jobs
    self.overwrites = overwrites
    self.isFull = isFull || sources.count <= Self.mostListed
    self.console = console
  }

  /// Imports all recordings that can be imported.
  ///
  /// - Returns: `couldNot` if a recording could not be read or a trace not be written; the others are written nevertheless.
  mutating func run() -> ExitStatus {
    let bar = ProgressBar(total: sources.count, console: console)
    if sources.count > 1 { Interruption.watch() }
    for start in stride(from: 0, to: sources.count, by: Self.stretch) {
      let part = Array(sources[start..<min(start + Self.stretch, sources.count)])
      let options = options
      let outcomes = ParallelMap.run(part.count, jobs: jobs) { index -> ImportOutcome? in
        if Interruption.isAsked { return nil }
        defer { bar?.advance() }
        return Self.outcome(of: part[index], options)
      }
      bar?.clear()
      for (source, outcome) in zip(part, outcomes) { if let outcome { finish(source, outcome) } }
      if Interruption.isAsked {
        let done = start + outcomes.count { $0 != nil }
        Interruption.end(
          after: done, of: sources.count,
          "recordings were read, and \(Counted.text(written.count, "trace")) written", console)
      }
    }
    tellAll()
    return tally.hasFailed ? .couldNot : .done
  }

  private static func outcome(of source: ImportSource, _ options: ImportOptions) -> ImportOutcome {
    if source.isFound, !options.layout.covers(source.path) { return .unknown }
    do {
      return try RecordingImport.traces(of: source.path, options).map(ImportOutcome.imported) ?? .unknown
    } catch CaptureError.unmapped(_, let message) where source.isFound && options.layout.isEmpty {
      // A table of something else, beside recordings.
      return .unmapped(message)
    } catch {
      return .failed("\(error)")
    }
  }

  private mutating func finish(_ source: ImportSource, _ outcome: ImportOutcome) {
    let shownPath = FileIO.inputName(source.path)
    switch outcome {
    case .failed(let message): fail(message, of: shownPath)
    case .unmapped(let message):
      reason = reason ?? "\(shownPath): \(message)"
      tally.passOver(shownPath)
    case .unknown where source.isFound: tally.passOver(shownPath)
    case .unknown: fail("\(shownPath): \(Self.unknown)", of: shownPath)
    case .imported(let file):
      if file.imported.isEmpty {
        let reasons = file.notes.map(\.description).joined(separator: "; ")
        return fail("\(shownPath): \(reasons)", of: shownPath)
      }
      for note in file.notes {
        tally.warn(note.reason, of: shownPath)
        if isFull { console.warn("\(shownPath): \(note)") }
      }
      finish(source, file, shownPath)
    }
  }

  private mutating func finish(_ source: ImportSource, _ file: ImportedFile, _ shownPath: String) {
    let isStdout = source.target == "-"
    if isStdout, file.imported.count > 1 {
      return fail(
        "\(shownPath): \(file.imported.count) traces, and stdout takes one; name a folder with -o",
        of: shownPath)
    }
    let folder = source.folder
    for (index, trace) in file.imported.enumerated() {
      let ending = index == 0 ? "" : "-\(index + 1)"
      let name = file.names.isEmpty ? source.target + ending : folder + "/" + file.names[index]
      let path = isStdout ? "-" : name + ".trace"
      if let message = write(trace, from: source, to: path) {
        return fail(message, of: shownPath, beginningWith: message.hasPrefix(path) ? path : nil)
      }
    }
    tally.count(file.imported, of: shownPath)
  }

  private static let unknown =
    "not a recording this program reads; give evemu, libinput record, getevent -lt, evtest, a log of libinput debug-events, of Wayland or of an app's touches, CSV or JSON"
    + " (\(Console.programName) import --help)"

  /// Writes a trace. Returns nil if the trace was written, otherwise the error message.
  private mutating func write(_ trace: ImportedTrace, from source: ImportSource, to path: String) -> String? {
    guard !written.contains(path) else {
      return
        "\(source.path): another recording of this name was written to \(path); import it elsewhere with -o"
    }
    do {
      try OutputCheck.requirePlainName(path, advice: "give another with -o")
      if path != "-", let slash = path.lastIndex(of: "/"), slash != path.startIndex {
        try FileIO.makeFolder(String(path[..<slash]))
      }
      var file = try StagedFile(path, overwrite: overwrites)
      try trace.write { bytes throws(FileError) in try file.append(bytes) }
      if let failure = trace.failure { throw failure }
      try file.commit()
      written.insert(path)
      if isFull { console.note(RecordSummary.line(trace.header, trace.end, path: path)) }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private mutating func fail(_ message: String, of path: String, beginningWith told: String? = nil) {
    tally.fail(message, of: path, beginningWith: told)
    if isFull { console.fail(message) }
  }

  /// Prints the final counts. If a folder contained no recording at all, prints an error.
  private mutating func tellAll() {
    if tally.isEmpty, let first = tally.passedOver.first {
      let message = reason ?? "\(first): \(Self.unknown)"
      tally.fail(message, of: first)
      return console.fail(message)
    }
    guard isFull else {
      return console.note(String((tally.summary(width: console.width) + next).dropLast()))
    }
    if let line = tally.passedOverLine { console.note(line) }
    if sources.count > 1 { console.note(tally.line) }
    let paths = written.filter { $0 != "-" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // To a program it says what it did, and nothing more.
    if console.messagesAreOnTerminal, !paths.isEmpty {
      let next = WrittenTraces.next(paths, in: folder.isEmpty ? nil : folder, width: console.width)
      console.note(String(("\n" + next).dropLast()))
    }
  }

  /// The suggested commands (`next:`) for the folder of traces; empty if nothing was imported.
  private var next: String {
    let call = NextCall([folder.isEmpty ? "." : folder], isWhole: true)
    return tally.hasNothing ? "" : "\n" + WrittenTraces.of(call).text(width: console.width)
  }
}
