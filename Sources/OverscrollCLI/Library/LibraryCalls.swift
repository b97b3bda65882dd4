import CommandArguments
import CommandInputs
import FileAccess
import ReplayCommands
import ReplayExperiments
import ReplayReport
import TraceCommands

/// The program's commands for a library that another program loads (`ReplayLibrary`): options by the same descriptions,
/// errors in the same words, nothing on the streams of the process.
package enum LibraryCalls {
  /// Commands that need no terminal, no device and no process of their own.
  private static let commands = [
    ReportCommand.command, CompareCommand.command, SweepCommand.command, ReachCommand.command,
    StressCommand.command, InspectCommand.command, EnginesCommand.command, ModelsCommand.command,
    SchemaCommand.command, UnpackCommand.command,
  ]

  /// `replay` whose results are taken as rows: its options are those that say how, none that say what to print.
  private static func replay(of positionals: Command.Positionals) -> Command {
    Command(
      name: "replay", summary: ReplayCommand.command.summary, positionals: positionals,
      options: ReplayOptionGroup(), examples: []
    ) { (_: Invocation<ReplayOptionGroup>) in .done }
  }

  /// Name and version of the program.
  package static var version: String { Program.version }

  /// Leaves signals to the program that loaded the library: it hears Ctrl-C itself.
  package static func leaveSignalsToHost() { Interruption.leaveToHost() }

  /// Runs a command as the program does.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's own name.
  ///   - record: Gets what the program prints and says.
  /// - Returns: The status that the program ends with.
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

  /// Replays the traces that words name.
  ///
  /// - Parameters:
  ///   - words: Options and traces of `replay`.
  ///   - record: Gets warnings, and what could not be read.
  ///   - body: Takes each trace with the settings, in the order given.
  /// - Returns: The status that the program ends with.
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

  /// Replays traces that are in memory.
  ///
  /// - Parameters:
  ///   - words: Options of `replay`.
  ///   - count: The number of traces.
  ///   - record: Gets warnings, and what is wrong with a trace.
  ///   - work: Makes the results of a trace by its number, on any thread.
  ///   - body: Takes each with the settings, in order.
  /// - Returns: The status that the program ends with.
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

  /// Traces in memory that are worked on before the first of them is handed on.
  private static let stretch = 1024

  /// Reads words as a call that keeps to the command's rules and to the library's own: standard input and output are not its own.
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
    try OutputCheck.check(call)
    try call.checkRules()
    return call
  }

  /// Does some work with a console that writes into a record; what it throws is an error there.
  private static func answer(_ record: ConsoleRecord, _ work: (Console) throws -> ExitStatus) -> ExitStatus {
    let console = Console(in: record)
    Program.know { CommandTable.all }
    defer {
      console.flush()
      FileIO.synchroniseNames()
    }
    do {
      return try work(console)
    } catch {
      Program.complain(error, console: console)
      return .couldNot
    }
  }
}
