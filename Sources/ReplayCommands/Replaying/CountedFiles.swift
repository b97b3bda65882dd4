import CommandArguments
import CommandInputs
import GestureTraces
import ReplayExperiments
import ReplayReport

/// The options of a command that counts the gestures of traces, rows or partial results.
protocol CountingOptions: OptionGroup {
  /// The options that select traces and affect replays.
  var replay: ReplayOptionGroup { get }
  var rows: Option<Bool> { get }
  var shards: ShardOptions { get }
  var force: Option<Bool> { get }
}

/// The opened files of a command that counts gestures: traces, rows of results, or partial results.
enum CountedFiles {
  /// Traces that are still to be replayed, with these settings.
  case traces(ReplaySettings)
  /// Rows of earlier replays. If engines or models are named, only the rows of these count.
  case rows(RowSet, of: [EngineChoice]?, on: [Ground]?)
  /// Partial results that are still to be read and combined.
  case parts(ShardMerging)
}

extension Invocation where Options: CountingOptions {
  /// Opens the files of a call: traces, rows with `--rows`, partial results with `--merge`.
  ///
  /// - Parameters:
  ///   - kind: The command.
  ///   - severalThresholds: Whether rows that differ only in the threshold are different rows.
  /// - Returns: The opened files; for traces, the settings of their replays.
  /// - Throws: An error for a file that cannot be read, an invalid policy or an invalid row.
  func files(of kind: PartialHeader.Kind, severalThresholds: Bool = false) throws -> CountedFiles {
    if self.shards.merge { return .parts(try ShardMerging(positionals, kind, console)) }
    guard self.rows else { return .traces(try ReplaySettings(self.replay)) }
    let one = self.replay.one
    let engines = one.isGiven(\.engine) ? try EngineChoice.choices(one.engine) : nil
    let grounds = one.isGiven(\.model) ? try ModelChoice.once(one.model) : nil
    let set = try RowSet(
      RowFiles.rows(in: positionals, console), engines: engines?.map(\.name), grounds: grounds?.map(\.name),
      severalThresholds: severalThresholds)
    RowFiles.warn(of: set.missing, among: set.rows.count, console)
    for warning in set.warnings { console.warn(warning) }
    return .rows(set, of: engines, on: grounds)
  }

  /// The context of a call on traces, for the commands that it suggests.
  func context(_ header: PartialHeader) -> CallContext {
    CallContext(NextCall(positionals, only: self.replay.choice), header)
  }

  /// The context of a call on rows, for the commands that it suggests.
  ///
  /// - Parameters:
  ///   - engines: The engines that the call names; nil if it names none.
  ///   - grounds: The scroll physics that the call names; nil if it names none.
  /// - Returns: The context for commands on the same rows.
  func contextOfRows(of engines: [EngineChoice]?, on grounds: [Ground]?) -> CallContext {
    CallContext.ofRows(
      positionals, PartialHeader.Words(self.replay.one), GivenWords(engines ?? [], on: grounds ?? []))
  }

  /// Writes a partial result if `--partial` requests it.
  ///
  /// - Parameters:
  ///   - header: What all traces have in common.
  ///   - settings: The settings of the replays.
  ///   - work: Makes the warnings and counts of a trace, given its path, on any thread; by default those of scored gestures.
  /// - Returns: The exit status; nil if a partial result was not requested.
  /// - Throws: An error for words that name no traces, a file that cannot be written, or an error that ends all work.
  func writePart(
    _ header: PartialHeader, _ settings: ReplaySettings,
    work: (@Sendable (Trace, String) throws -> (warnings: [String], content: PartialTrace.Content))? = nil
  ) throws -> ExitStatus? {
    guard let path = self.shards.partial else { return nil }
    return try ShardWriting.write(
      header, to: path, force: self.force, positionals, only: self.replay.choice, jobs: settings.jobs,
      console,
      work: work ?? { trace, path in
        let replayed = try ReplayedTrace(of: trace, path: path, settings)
        return (replayed.warnings, .scored(replayed.scored))
      })
  }
}
