import CommandArguments
import CommandInputs
import GestureTraces
import ReplayExperiments
import ReplayReport

/// The options of a command that counts the gestures of traces, rows or parts.
protocol CountingOptions: OptionGroup {
  /// Which traces are replayed, and how.
  var replay: ReplayOptionGroup { get }
  var rows: Option<Bool> { get }
  var shards: ShardOptions { get }
  var force: Option<Bool> { get }
}

/// What the files of a call of such a command hold.
enum CountedFiles {
  /// Traces, which the call still has to replay.
  case traces(ReplaySettings)
  /// Rows; of these engines, where the call names some.
  case rows(RowSet, of: [EngineChoice]?)
  /// Parts, which the call still has to read.
  case parts(ShardMerging)
}

extension Invocation where Options: CountingOptions {
  /// Opens the files of a call: traces, with `--rows` rows, with `--merge` parts.
  ///
  /// - Parameters:
  ///   - kind: The command.
  ///   - severalThresholds: Whether rows that differ in the threshold alone are different rows.
  /// - Returns: Rows and parts as they are, of traces how to replay them.
  /// - Throws: A file that cannot be read, or what is wrong with a policy or a row.
  func files(of kind: PartialHeader.Kind, severalThresholds: Bool = false) throws -> CountedFiles {
    if self.shards.merge { return .parts(try ShardMerging(positionals, kind, console)) }
    guard self.rows else { return .traces(try ReplaySettings(self.replay)) }
    let one = self.replay.one
    let engines = one.isGiven(\.engine) ? try EngineChoice.choices(one.engine) : nil
    let set = try RowSet(
      RowFiles.rows(in: positionals, console), engines: engines?.map(\.name),
      grounds: one.isGiven(\.model) ? ModelChoice.once(one.model).map(\.name) : nil,
      severalThresholds: severalThresholds)
    RowFiles.warn(of: set.missing, among: set.rows.count, console)
    for warning in set.warnings { console.warn(warning) }
    return .rows(set, of: engines)
  }

  /// The context of a call on traces.
  func context(_ header: PartialHeader) -> CallContext {
    CallContext(NextCall(positionals, only: self.replay.choice), header)
  }

  /// The context of a call on rows.
  ///
  /// - Parameter engines: The words that were given for engines.
  /// - Returns: What commands on the same rows take over.
  func contextOfRows(engines: [String: String] = [:]) -> CallContext {
    CallContext.ofRows(positionals, PartialHeader.Words(self.replay.one), engines: engines)
  }

  /// Writes what a result needs of the traces, where `--partial` asks for that.
  ///
  /// - Parameters:
  ///   - header: What all traces have in common.
  ///   - settings: How they are replayed.
  ///   - work: Makes of a trace and its path the warnings and what a result counts, on any thread; what scored gestures give without it.
  /// - Returns: The status of the command; nil where a result is wanted.
  /// - Throws: Words that name no traces, a file that cannot be written, and what ends all work.
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
