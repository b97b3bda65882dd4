import CommandArguments
import ExternalEngines
import GestureTraces
import ReplayExperiments
import Synchronization

/// The one loop over traces: reads them, several at once, and hands on the results in the order given.
///
/// No trace is kept. One that cannot be read is reported and counted, and the others are worked on all the
/// same; warnings are printed. What takes longer than a moment shows a bar, and Ctrl-C says how far it came.
package enum TraceBatch {
  /// Traces that are worked on before the first of them is handed on, which keeps memory small and output flowing: so many, where they are
  /// short, that threads need not wait for one another after every few.
  private static let stretch = (fewest: 64, most: 1024)
  /// Bytes of the files of so many as are worked on together; more than the fewest only up to the less. The last one is left out: long
  /// ones have many gestures, and all their results wait for their turn.
  private static let stretchBytes = (few: 1 << 22, most: 1 << 24)
  private static let unread = "traces were read, and what they gave is in no result"

  /// Reads the traces that a command line names, makes something of each, and hands it to `body`, in order.
  ///
  /// - Parameters:
  ///   - words: Files, folders, or `-`.
  ///   - choice: Which of them count.
  ///   - jobs: Traces worked on at once.
  ///   - isSorted: Whether the traces are taken in order of path, wherever they stand on the command line.
  ///   - hashing: Whether each trace gets the hash of its contents.
  ///   - mayBeNone: Whether it is no error that none of them counts.
  ///   - console: Where failures and warnings go.
  ///   - failing: Takes the path and the line of each that failed, in order among the others.
  ///   - work: Makes something of a trace and its path, on any thread.
  ///   - body: Takes what was made of each.
  /// - Returns: What failed; its status is `couldNot` where a trace could not be read.
  /// - Throws: Words that name no traces, a choice that leaves none, a program that has failed too often to go on, and what `body` throws.
  package static func run<Value: BatchedTrace>(
    _ words: [String], only choice: TraceChoice = TraceChoice(), jobs: Int, isSorted: Bool = false,
    hashing: Bool = false, mayBeNone: Bool = false, console: Console,
    failing: (String, String) throws -> Void = { _, _ in },
    work: @escaping @Sendable (Trace, String) throws -> Value, _ body: (Value) throws -> Void
  ) throws -> FailureTally {
    var tally = FailureTally(console)
    let traces = try TraceFiles.list(words, isSorted: isSorted, warn: console.warn)
    let bar = ProgressBar(total: traces.count, console: console)
    let isAccepted = Atomic(false)
    if traces.count > 1 { Interruption.watch() }
    var (leftOut, others): (Int, Set<[String]>) = (0, [])
    var newer = NewerLibinput()
    var start = 0
    while start < traces.count {
      let part = Self.part(of: traces, from: start)
      defer { start += part.count }
      let outcomes = ParallelMap.run(part.count, jobs: jobs) { index -> Result<Outcome<Value>, any Error>? in
        if Interruption.isAsked { return nil }
        defer { bar?.advance() }
        return Result {
          let trace = try part[index].trace(hashing: hashing)
          guard choice.accepts(trace.header) else { return .leftOut(choice.values(in: trace.header)) }
          isAccepted.store(true, ordering: .relaxed)
          let value = try work(trace, part[index].name(of: trace))
          return .made(value, newerLibinput: trace.header.source.newerLibinput)
        }
      }
      bar?.clear()
      if Interruption.isAsked {
        Interruption.end(
          after: start + outcomes.count { $0 != nil }, of: traces.count, TraceBatch.unread, console)
      }
      OpenCorpora.forget(after: start, and: part.count)
      for (trace, outcome) in zip(part, outcomes) {
        switch outcome {
        case nil: continue
        case .failure(let fault as EngineFault):
          // No trace after this one can do better.
          if fault.isFinal { throw fault }
          tally.fail("\(trace.name): \(fault)")
          try failing(trace.name, "\(trace.name): \(fault)")
        case .failure(let error):
          tally.fail("\(error)")
          try failing(trace.name, "\(error)")
        case .success(.leftOut(let values)):
          leftOut += 1
          others.insert(values)
        case .success(.made(let value, let libinput)):
          newer.count(libinput)
          for warning in value.warnings { console.warn(warning) }
          try body(value)
        }
      }
    }
    if let warning = newer.warning { console.warn(warning) }
    if !mayBeNone, leftOut > 0, !isAccepted.load(ordering: .relaxed) {
      throw choice.nothingLeft(of: leftOut, others)
    }
    return tally
  }

  /// What came of a trace that could be read.
  private enum Outcome<Value: Sendable>: Sendable {
    /// What was made of it, and the libinput it comes from where that is newer than all that are known.
    case made(Value, newerLibinput: String?)
    /// It does not count: what it says of itself.
    case leftOut([String])
  }

  /// The traces from `start` on that are worked on together.
  static func part(of traces: TraceList, from start: Int) -> [TraceLocation] {
    var (end, bytes) = (start, 0)
    while end < traces.count, end - start < stretch.most {
      guard bytes < (end - start < stretch.fewest ? stretchBytes.most : stretchBytes.few) else { break }
      // A size may be near the greatest number there is.
      bytes += min(traces[end].bytes, stretchBytes.most)
      end += 1
    }
    return Array(traces[start..<end])
  }
}
