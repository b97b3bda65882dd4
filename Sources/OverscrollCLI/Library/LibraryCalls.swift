import CommandArguments
import CommandInputs
import FileAccess
import ReplayCommands
import ReplayExperiments
import ReplayReport
import TraceCommands

/// Runs the program's commands inside another program that loads them as a library (`ReplayLibrary`).
///
/// Options and error messages are the same, but the streams of the process are not used.
package enum LibraryCalls {
  /// The commands that the library offers: those that need no terminal, no device and no other process.
  private static let commands = [
    ReportCommand.command, CompareCommand.command, SweepCommand.command, ReachCommand.command,
    StressCommand.command, InspectCommand.command, EnginesCommand.command, ModelsCommand.command,
    SchemaCommand.command, UnpackCommand.command,
  ]

  /// `replay` for callers that receive results as rows: it has the options for how to replay, but not those for what to print.
  private static func replay(of positionals: Command.Positionals) -> Command {
    Command(
      name: "replay", summary: ReplayCommand.command.summary, positionals: positionals,
      options: ReplayOptionGroup(), examples: []
    ) { (_: Invocation<ReplayOptionGroup>) in .done }
  }

  /// The name and version of the program, such as `overscroll 0.2.0`.
  package static var version: String { Program.version }

  /// Leaves signals such as Ctrl-C to the program that loaded the library.
  package static func leaveSignalsToHost() { Interruption.leaveToHost() }

  /// Runs a command as the program does.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's name.
  ///   - record: Receives output and messages.
  /// - Returns: The exit status that the program would have.
  package static func run(_ words: [String], _ record: ConsoleRecord) -> ExitStatus {
    answer(record) { console in
      let name = words.first ?? ""
      guard let command = commands.first(where: { $0.name == name }) else {
        let names = commands.map(\.name).joined(separator: ", ")
        throw UserError("'\(name)': the library has no such command; it has \(names)")
      }
      let call = try call(of: command, Array(words.dropFirst()), console)
      try OutputCheck.requireWritable(call)
      return try command.run(call)
    }
  }

  /// Replays the traces that a command line names, and passes each result to the caller.
  ///
  /// - Parameters:
  ///   - words: Options and traces of `replay`.
  ///   - record: Receives warnings and errors.
  ///   - body: Called with each trace and the settings, in the given order.
  /// - Returns: The exit status that the program would have.
  package static func replay(
    _ words: [String], _ record: ConsoleRecord, _ body: (ReplayedTrace, RecordedSettings) -> Void
  ) -> ExitStatus {
    answer(record) { console in
      let call = try call(of: replay(of: ReplayCommand.command.positionals), words, console)
      let invocation = Invocation(call, ReplayOptionGroup())
      let settings = try ReplaySettings(invocation)
      let recorded = RecordedSettings(settings.options)
      return try TraceBatch.run(
        call.positionals, only: invocation.choice, jobs: settings.jobs,
        hashing: true, mayBeNone: true, console: console,
        work: { try ReplayedTrace(of: $0, path: $1, settings) }, { body($0, recorded) }
      ).status
    }
  }

  /// Replays traces that the caller has in memory, and passes on each result.
  ///
  /// - Parameters:
  ///   - words: Options of `replay`.
  ///   - count: The number of traces.
  ///   - record: Receives warnings and errors.
  ///   - work: Makes the results of the trace with this index, on any thread.
  ///   - body: Called with each result and the settings, in order.
  /// - Returns: The exit status that the program would have.
  package static func replay(
    _ words: [String], count: Int, _ record: ConsoleRecord,
    work: @escaping @Sendable (Int, ReplaySettings) throws -> ReplayedTrace,
    _ body: (ReplayedTrace, RecordedSettings) -> Void
  ) -> ExitStatus {
    answer(record) { console in
      let call = try call(of: replay(of: .none), words, console)
      let invocation = Invocation(call, ReplayOptionGroup())
      guard !invocation.isGiven(\.only) else {
        throw call.mistake("--only: it chooses among files; hand over the traces that count")
      }
      let settings = try ReplaySettings(invocation)
      let recorded = RecordedSettings(settings.options)
      var tally = FailureTally(console)
      for start in stride(from: 0, to: count, by: stretch) {
        let results = ParallelMap.run(min(stretch, count - start), jobs: settings.jobs) { index in
          Result { try work(start + index, settings) }
        }
        for result in results {
          tally.attempt {
            let trace = try result.get()
            for warning in trace.warnings { console.warn(warning) }
            body(trace, recorded)
          }
        }
      }
      return tally.status
    }
  }

  /// The number of traces in memory that are processed together before their results are passed on.
  private static let stretch = 1024

  /// Parses words as a call of a command. It must satisfy the command's rules, and must not use standard input or output.
  private static func call(of command: Command, _ words: [String], _ console: Console) throws -> ParsedCall {
    let call = try ArgumentParser.parse(words, for: command, console: console)
    for option in command.options {
      guard case .value(_, let output, _) = option.argument, output != .none,
        call.words(of: option).last == "-"
      else { continue }
      throw call.mistake("--\(option.name) -: the library has no standard output; name a file")
    }
    guard !call.positionals.contains("-") else {
      throw call.mistake("-: the library has no standard input; name a file, or hand over the bytes")
    }
    guard !RelativeNames.isAsked(by: call) else {
      throw call.mistake(
        "--relative: of the library several calls may run at once; change into the folder, or take the program"
      )
    }
    guard call.projectFile == nil, !call.printsOptions else {
      throw call.mistake("--config: the library reads no project file; hand over the options")
    }
    try OutputCheck.check(call)
    try call.checkRules()
    return call
  }

  /// Runs some work with a console that writes to a record. A thrown error becomes an error message in the record.
  private static func answer(_ record: ConsoleRecord, _ work: (Console) throws -> ExitStatus) -> ExitStatus {
    let console = Console(in: record)
    Program.know { CommandTable.all }
    var status = ExitStatus.couldNot
    do {
      status = try work(console)
    } catch {
      Program.complain(error, console: console)
    }
    console.flush()
    Program.synchroniseNames(&status, console)
    return status
  }
}
