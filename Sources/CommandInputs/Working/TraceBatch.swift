import CommandArguments
import ExternalEngines
import GestureTraces
import ReplayExperiments
import Synchronization

/// Reads many traces, several at once, and passes on the results in the given order. Every command on many traces uses it.
///
/// No trace stays in memory. A trace that cannot be read is reported and counted, and the others are still
/// processed; warnings are printed. Longer work shows a progress bar, and Ctrl-C reports the progress.
package enum TraceBatch {
  /// The limits for the number of traces that are processed together before their results are passed on.
  ///
  /// Small numbers limit memory and keep output flowing. Short traces use the larger number, so that threads rarely wait for each other.
  private static let stretch = (fewest: 64, most: 1024)
  /// The limits for the size of trace files that are processed together, in bytes.
  ///
  /// More than `stretch.fewest` traces are taken only up to `few` bytes. The last trace may exceed a limit. Long traces have many gestures,
  /// and
  /// all their results stay in memory until they are passed on.
  private static let stretchBytes = (few: 1 << 22, most: 1 << 24)
  /// The number of results that end a part early: with many engines and models even a short trace has thousands, of a kilobyte each.
  private static let enoughResults = 1 << 18
  private static let unread = "traces were read; no result includes them"

  /// Reads the traces that a command line names, processes each, and passes the results to `body`, in order.
  ///
  /// - Parameters:
  ///   - words: Files, folders, or `-`.
  ///   - choice: The selection among them.
  ///   - jobs: The number of traces processed at once.
  ///   - isSorted: Whether traces are sorted by path, whatever their order on the command line.
  ///   - hashing: Whether to compute the hash of each trace's contents.
  ///   - mayBeNone: Whether an empty selection is allowed.
  ///   - console: Receives failures and warnings.
  ///   - failing: Called with the path and the message of each failure, in order among the others.
  ///   - work: Processes a trace and its path, on any thread.
  ///   - body: Called with each result.
  /// - Returns: The failures; the status is `couldNot` if a trace could not be read.
  /// - Throws: An error if the words name no traces, the selection is empty, a program has failed too often to continue, or `body` throws.
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
    let room = WorkRoom(WorkRoom.traceBytes)
    var start = 0
    while start < traces.count {
      let part = Self.part(of: traces, from: start)
      let outcomes = ParallelMap.run(
        part.count, jobs: jobs, upTo: enoughResults, weight: { Self.results(of: $0) }
      ) { index -> Result<Outcome<Value>, any Error>? in
        if Interruption.isAsked { return nil }
        defer { bar?.advance() }
        do {
          return try room.with(part[index].bytes) { () throws -> Result<Outcome<Value>, any Error> in
            let trace = try part[index].trace(hashing: hashing)
            guard choice.accepts(trace.header) else {
              return .success(.leftOut(choice.values(in: trace.header)))
            }
            isAccepted.store(true, ordering: .relaxed)
            let value = try work(trace, part[index].name(of: trace))
            return .success(.made(value, newerLibinput: trace.header.source.newerLibinput))
          }
        } catch let fault as EngineFault where fault.isCalledOff {
          return nil
        } catch {
          return .failure(error)
        }
      }
      defer { start += outcomes.count }
      bar?.clear()
      if Interruption.isAsked {
        Interruption.end(
          after: start + outcomes.count { $0 != nil }, of: traces.count, TraceBatch.unread, console)
      }
      OpenCorpora.forget(after: start, and: outcomes.count)
      for (trace, outcome) in zip(part, outcomes) {
        switch outcome {
        case nil: continue
        case .failure(let fault as EngineFault):
          // No later trace can succeed.
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

  /// What became of a trace that could be read.
  private enum Outcome<Value: Sendable>: Sendable {
    /// The trace was processed: the result, and the trace's libinput version if it is newer than all tested versions.
    case made(Value, newerLibinput: String?)
    /// The trace is not selected: its header's values for the keys of `--only`.
    case leftOut([String])
  }

  /// The number of results that an outcome holds until it is passed on.
  private static func results<Value: BatchedTrace>(of outcome: Result<Outcome<Value>, any Error>?) -> Int {
    guard case .success(.made(let value, _)) = outcome else { return 1 }
    return value.results
  }

  /// The traces that are processed together, from index `start` on.
  static func part(of traces: TraceList, from start: Int) -> [TraceLocation] {
    var (end, bytes) = (start, 0)
    while end < traces.count, end - start < stretch.most {
      guard bytes < (end - start < stretch.fewest ? stretchBytes.most : stretchBytes.few) else { break }
      // Limited, because a stated size may be close to the largest integer.
      bytes += min(traces[end].bytes, stretchBytes.most)
      end += 1
    }
    return Array(traces[start..<end])
  }
}
