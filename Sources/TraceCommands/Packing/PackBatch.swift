import CommandArguments
import CommandInputs
import TextFormats
import TraceStorage

/// Packs many traces into one file. Several are compressed at once, but they are stored in the given order.
struct PackBatch {
  /// The number of traces that are packed at once before they are written; small, to limit memory.
  private static let stretch = 64
  /// The bytes of packed traces that are enough to be written.
  private static let enoughBytes = 1 << 26
  /// The factor from a fraction to a percentage.
  private static let percent = 100.0

  private let writer: CorpusWriter
  private let path: String
  private let bytesBefore: Int
  private let console: Console
  private var tally: FailureTally
  private var (added, known, faulty) = (0, 0, 0)
  private var textBytes = 0

  /// Creates a batch that adds traces to a corpus.
  ///
  /// - Parameters:
  ///   - writer: Receives the traces.
  ///   - path: The corpus, for messages.
  ///   - console: Receives messages.
  init(_ writer: CorpusWriter, path: String, _ console: Console) {
    (self.writer, self.path, self.console) = (writer, path, console)
    bytesBefore = writer.count
    tally = FailureTally(console)
  }

  /// Packs all traces that can be read, and reports those that cannot.
  ///
  /// - Parameters:
  ///   - traces: The traces.
  ///   - jobs: The most threads.
  /// - Throws: An error if the corpus cannot be written.
  mutating func run(_ traces: [TraceLocation], jobs: Int) throws {
    let bar = ProgressBar(total: traces.count, console: console)
    if traces.count > 1 { Interruption.watch() }
    let room = WorkRoom(WorkRoom.traceBytes)
    var start = 0
    while start < traces.count {
      let part = Array(traces[start..<min(start + Self.stretch, traces.count)])
      let outcomes = ParallelMap.run(
        part.count, jobs: jobs, upTo: Self.enoughBytes, weight: { (try? $0?.get().block.count) ?? 0 }
      ) { index -> Result<PackedTrace, any Error>? in
        if Interruption.isAsked { return nil }
        defer { bar?.advance() }
        return Result {
          try room.with(part[index].bytes) {
            PackedTrace(try part[index].text(), name: part[index].name)
          }
        }
      }
      defer { start += outcomes.count }
      bar?.clear()
      if Interruption.isAsked {
        let done = start + outcomes.count { $0 != nil }
        Interruption.end(
          after: done, of: traces.count, "traces were packed, but nothing was written", console)
      }
      OpenCorpora.forget(after: start, and: outcomes.count)
      for (trace, outcome) in zip(part, outcomes) {
        switch outcome {
        case nil: continue
        case .failure(let error): tally.fail("\(error)")
        case .success(let packed): try add(packed, trace.name)
        }
      }
    }
  }

  private mutating func add(_ packed: PackedTrace, _ name: String) throws {
    switch try writer.add(packed, name: name) {
    case .added:
      added += 1
      textBytes += packed.entry.textLength
      guard let fault = packed.fault else { return }
      faulty += 1
      console.warn("\(fault) (kept as it is)")
    case .known: known += 1
    case .taken:
      tally.fail(
        "\(name): the corpus has a different text under this path; pack it under another path, or everything with --force"
      )
    }
  }

  /// Writes the corpus's index, and prints how many traces were packed and how small they are.
  ///
  /// - Returns: `couldNot` if a trace could not be read or added.
  /// - Throws: An error if the corpus cannot be written, or is not replaced because a trace would be missing.
  func end() throws -> ExitStatus {
    guard added > 0 else {
      // Where none is known either, errors have said why.
      if known > 0 { console.note("nothing new to pack: \(Counted.text(known, "trace")) in \(path) already") }
      return tally.status
    }
    try writer.finish(path, after: tally, "packed")
    let bytes = writer.count - bytesBefore
    let share = Figures.fixed(Self.percent * Double(bytes) / Double(max(textBytes, 1)), decimals: 0)
    var line =
      "packed \(Counted.text(added, "trace")), \(textBytes) bytes of text, into \(bytes) bytes (\(share) %) of \(path)"
    if known > 0 { line += "; \(known) in it already" }
    if faulty > 0 { line += "; \(faulty) no good \(Counted.word(faulty, "trace"))" }
    console.note(line)
    // Where nothing came in that can be replayed, a report has nothing to say.
    guard faulty < added || known > 0 else { return tally.status }
    console.note("next: \(ShellLine.text([Console.programName, "report", ShellLine.path(path)]))")
    return tally.status
  }
}
