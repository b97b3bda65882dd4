import CommandArguments
import CurveFitting
import FileAccess
import GestureTraces
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// The logs of a call, read and held against their traces.
struct ObservedLogs {
  /// What became of them.
  private(set) var report: ObservationReport
  /// The traces of ``report``'s observations, in their order.
  private(set) var traces: [Trace] = []
  /// `couldNot` where a log or a trace could not be used.
  private(set) var status = ExitStatus.done
  private let settings: ObservationSettings
  private let invocation: Invocation<ObserveOptions>

  /// Nothing read yet.
  init(_ settings: ObservationSettings, _ invocation: Invocation<ObserveOptions>) {
    (self.settings, self.invocation) = (settings, invocation)
    report = ObservationReport(settings)
  }

  /// A trace, and its log held against it.
  private struct Held: Sendable {
    let trace: Trace
    let observation: Observation
  }

  /// Reads pairs of logs and traces, several at once.
  ///
  /// - Parameter found: The pairs, and what has no counterpart.
  /// - Throws: The reason why the only pair cannot be used.
  mutating func hold(_ found: LogPairs) throws {
    let console = invocation.console
    let (columns, words, settings) = (invocation.log.columns, invocation.log.words, settings)
    let outcomes = WatchedWork.map(
      found.pairs.count, "logs were read, and nothing is printed", jobs: settings.replay.jobs, console
    ) { index in
      Result { try Self.held(found.pairs[index], columns, words, settings) }
    }
    for outcome in outcomes {
      switch outcome {
      case .success(let held):
        for warning in held.observation.warnings { console.warn(warning) }
        report.add(held.observation)
        traces.append(held.trace)
      case .failure(let error):
        // Of one pair the reason is all there is to say.
        if found.pairs.count == 1, found.strays.isEmpty { throw error }
        leaveOut("\(error)")
      }
    }
    for stray in found.strays { leaveOut(stray) }
    report.unplayed = found.unplayed
  }

  private mutating func leaveOut(_ reason: String) {
    invocation.console.fail("left out: \(reason)")
    report.leaveOut(reason)
    status = .couldNot
  }

  private static func held(
    _ pair: LogPairs.Pair, _ columns: OffsetLogColumns, _ words: EventWords, _ settings: ObservationSettings
  ) throws -> Held {
    let log = try ObservedLog(
      of: try FileIO.contents(of: pair.log), path: FileIO.inputName(pair.log), columns, words)
    let trace = try TraceFiles.trace(at: pair.trace, hashing: true)
    return Held(
      trace: trace, observation: try Observation(log, of: trace, path: pair.trace, settings))
  }
}
