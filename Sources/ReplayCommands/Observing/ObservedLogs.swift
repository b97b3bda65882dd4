import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayReport
import TextFormats

/// The logs of a call, compared with their traces.
struct ObservedLogs {
  /// The results of the comparison of all logs read so far.
  private(set) var report: ObservationReport
  /// The traces of the report's observations, in the same order.
  private(set) var traces: [Trace] = []
  /// `couldNot` if a log or a trace could not be used; otherwise `done`.
  private(set) var status = ExitStatus.done
  private let settings: ObservationSettings
  private let invocation: Invocation<ObserveOptions>

  /// Creates an empty comparison; ``hold(_:)`` adds logs.
  init(_ settings: ObservationSettings, _ invocation: Invocation<ObserveOptions>) {
    (self.settings, self.invocation) = (settings, invocation)
    report = ObservationReport(settings)
  }

  /// A trace, and the comparison of one log with it.
  private struct Held: Sendable {
    let trace: Trace
    var observation: Observation
    /// True if the log consists of text lines instead of a table.
    let isOfLines: Bool
  }

  /// Reads pairs of logs and traces, several at once, and compares each log with its trace.
  ///
  /// - Parameter found: The pairs, and the files without a partner.
  /// - Throws: The reason why a single pair cannot be used.
  mutating func hold(_ found: LogPairs) throws {
    let console = invocation.console
    let (columns, words, settings) = (invocation.log.columns, invocation.log.words, settings)
    let outcomes = WatchedWork.map(
      found.pairs.count, "logs were read, and nothing is printed", jobs: settings.replay.jobs, console
    ) { index in
      Result { try Self.held(found.pairs[index], columns, words, settings) }
    }
    // Logs of one app have one form: where one line of text says that a refresh starts, the others say that none does.
    let areKnown = outcomes.contains { (try? $0.get())?.observation.knowsRefreshes == true }
    // What is wrong with all is said once.
    var told: [String: (log: String, others: Int)] = [:]
    for (pair, outcome) in zip(found.pairs, outcomes) {
      switch outcome {
      case .success(var held):
        if held.isOfLines, areKnown { held.observation.knowsRefreshes = true }
        if !held.observation.knowsRefreshes, let option = needsRefreshes {
          let reason =
            "\(FileIO.inputName(pair.log)): \(option) counts whether the app fired, and the log does not say when a refresh starts; log it (beginRefreshing, onRefresh, or 'trigger' in a column of events), or name your word: --trigger-word WORD"
          guard found.pairs.count > 1 else { throw ObservationError(reason) }
          leaveOut(reason)
          continue
        }
        for warning in held.observation.warnings { console.warn(warning) }
        report.add(held.observation)
        traces.append(held.trace)
      case .failure(let error):
        // Of one pair the reason is all there is to say.
        if found.pairs.count == 1, found.strays.isEmpty { throw error }
        let (log, reason) = (FileIO.inputName(pair.log), "\(error)")
        let end = reason.hasPrefix(log) ? String(reason.dropFirst(log.count)) : reason
        let isNew = told[end] == nil
        told[end, default: (log, -1)].others += 1
        leaveOut(reason, isTold: !isNew)
      }
    }
    for (log, others) in told.values.sorted(by: { $0.log < $1.log }) where others > 0 {
      invocation.console.fail(
        "left out: \(Counted.text(others, "more log")) for the same reason as \(log)")
    }
    for stray in found.strays { leaveOut(stray) }
    report.unplayed = found.unplayed
  }

  /// The first given option whose result depends on whether the app refreshed, which some logs do not state; nil if none is given.
  private var needsRefreshes: String? {
    invocation.within != nil
      ? "--within" : invocation.output != nil ? "--output" : invocation.html != nil ? "--html" : nil
  }

  private mutating func leaveOut(_ reason: String, isTold: Bool = false) {
    if !isTold { invocation.console.fail("left out: \(reason)") }
    report.leaveOut(reason)
    status = .couldNot
  }

  private static func held(
    _ pair: LogPairs.Pair, _ columns: OffsetLogColumns, _ words: EventWords, _ settings: ObservationSettings
  ) throws -> Held {
    try OutputCheck.requirePlainName(pair.log)
    let log = try ObservedLog(
      of: try FileIO.contents(of: pair.log), path: FileIO.inputName(pair.log), columns, words)
    guard log.clock != .none || columns.rowEvery != nil else {
      throw ObservationError(
        "\(log.path): no line has a time finer than a second; log with times (adb logcat -v time, NSLog, performance.now()), or say how far rows are apart: --row-every 16.7ms"
      )
    }
    let trace = try TraceFiles.trace(at: pair.trace, hashing: true)
    return Held(
      trace: trace, observation: try Observation(log, of: trace, path: pair.trace, settings),
      isOfLines: log.source != .table)
  }
}
