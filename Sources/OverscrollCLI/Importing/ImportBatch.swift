import CommandArguments
import FileAccess
import GestureTraces
import TextFormats
import TouchCapture

/// The outcome of one recording of a batch.
enum ImportOutcome: Sendable {
  /// It was read: its traces, and why devices gave less.
  case imported(ImportedFile)
  /// It is of no format that this program reads.
  case unknown
  /// It could not be read: the line to print.
  case failed(String)
}

/// Imports many recordings, several at once, and writes their traces in the order given.
struct ImportBatch {
  /// Recordings that are worked on before the first of them is written: keeps memory small.
  private static let stretch = 64

  private let sources: [ImportSource]
  private let options: ImportOptions
  private let jobs: Int
  private let overwrites: Bool
  private let console: Console
  private var written: Set<String> = []
  private var passedOver: [String] = []
  private var hasFailed = false

  /// A batch.
  ///
  /// - Parameters:
  ///   - sources: What to import, and where to.
  ///   - options: How.
  ///   - jobs: Threads at most.
  ///   - overwrites: Whether files that are there may be replaced.
  ///   - console: Where messages go.
  init(_ sources: [ImportSource], _ options: ImportOptions, jobs: Int, overwrites: Bool, console: Console) {
    self.sources = sources
    self.options = options
    self.jobs = jobs
    self.overwrites = overwrites
    self.console = console
  }

  /// Imports everything that can be.
  ///
  /// - Returns: `couldNot` where a recording could not be read or a trace not be written; the others are there all the same.
  mutating func run() -> ExitStatus {
    let bar = ProgressBar(total: sources.count, console: console)
    for start in stride(from: 0, to: sources.count, by: Self.stretch) {
      let part = Array(sources[start..<min(start + Self.stretch, sources.count)])
      let options = options
      let outcomes = ParallelMap.run(part.count, jobs: jobs) { index in
        defer { bar?.advance() }
        return Self.outcome(of: part[index].path, options)
      }
      bar?.clear()
      for (source, outcome) in zip(part, outcomes) { finish(source, outcome) }
    }
    tellPassedOver()
    return hasFailed ? .couldNot : .done
  }

  private static func outcome(of path: String, _ options: ImportOptions) -> ImportOutcome {
    do {
      return try RecordingImport.traces(of: path, options).map(ImportOutcome.imported) ?? .unknown
    } catch {
      return .failed("\(error)")
    }
  }

  private mutating func finish(_ source: ImportSource, _ outcome: ImportOutcome) {
    let shownPath = FileIO.inputName(source.path)
    switch outcome {
    case .failed(let message): fail(message)
    case .unknown where source.isFound: passedOver.append(shownPath)
    case .unknown: fail("\(shownPath): \(Self.unknown)")
    case .imported(let file):
      for note in file.notes where !file.traces.isEmpty { console.warn("\(shownPath): \(note)") }
      if file.traces.isEmpty { fail("\(shownPath): \(file.notes.joined(separator: "; "))") }
      for (index, trace) in file.traces.enumerated() { write(trace, from: source, index) }
    }
  }

  private static let unknown =
    "not a recording this program reads; give evemu, libinput record, getevent -lt, CSV or JSON (overscroll import --help)"

  private mutating func write(_ trace: Trace, from source: ImportSource, _ index: Int) {
    let path = source.target + (index == 0 ? "" : "-\(index + 1)") + ".trace"
    guard written.insert(path).inserted else {
      return fail(
        "\(source.path): another recording of this name was written to \(path); import it elsewhere with -o")
    }
    do {
      if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
        try FileIO.makeFolder(String(path[..<slash]))
      }
      try FileIO.write(TraceWriter.bytes(of: trace), to: path, overwrite: overwrites)
      console.note(RecordSummary.line(trace, path: path))
    } catch {
      fail("\(error)")
    }
  }

  private mutating func fail(_ message: String) {
    hasFailed = true
    console.fail(message)
  }

  /// Names the files of a folder that are not recordings, so that none is missed by mistake.
  private mutating func tellPassedOver() {
    guard !passedOver.isEmpty else { return }
    if written.isEmpty, !hasFailed {
      return fail("\(passedOver[0]): \(Self.unknown)")
    }
    let names = passedOver.compactMap { $0.split(separator: "/").last }.prefix(5).joined(separator: ", ")
    let more = passedOver.count > 5 ? ", …" : ""
    let files = Counted.text(
      passedOver.count, "file that is no recording", "files that are no recordings")
    console.note("passed over \(files): \(names)\(more)")
  }
}
