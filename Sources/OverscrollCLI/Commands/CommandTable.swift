import CommandArguments
import CommandInputs
import ReplayCommands
import TextFormats
import TraceCommands

/// The list of all commands of the program, grouped by purpose.
enum CommandTable {
  /// The groups of commands, in the order of the help overview.
  static let groups: [CommandGroup] = [
    CommandGroup(
      "record", "record people's drags from devices",
      [RecordCommand.command, DevicesCommand.command, ProtocolsCommand.command]),
    CommandGroup(
      "traces", "create, inspect and label traces",
      [
        ImportCommand.command, ExportCommand.command, InspectCommand.command, LabelCommand.command,
        SynthesizeCommand.command, PackCommand.command, UnpackCommand.command,
        ScrubCommand.command,
      ]),
    CommandGroup(
      "replay", "see how engines react to a trace, or to your own finger",
      [ReplayCommand.command, RenderCommand.command, LabCommand.command]),
    CommandGroup(
      "judge", "compare engines and thresholds, with their uncertainty",
      [
        ReportCommand.command, CompareCommand.command, SweepCommand.command, ReachCommand.command,
        RunnersCommand.command, StressCommand.command, ObserveCommand.command,
      ]),
    CommandGroup(
      "explain", "find out why an engine fires, and show it to others",
      [EnginesCommand.command, ShrinkCommand.command, BundleCommand.command]),
    CommandGroup(
      "physics", "scroll physics: how content moves",
      [ModelsCommand.command, SimulateCommand.command, FitCommand.command, VerifyCommand.command]),
    CommandGroup(
      "program", "the program itself",
      [
        DemoCommand.command, HelpCommand.command, SchemaCommand.command, ManCommand.command,
        CompletionsCommand.command,
      ]),
  ]

  /// All commands, in the order of the groups.
  static let all = groups.flatMap(\.commands)

  /// The help page of the program, which lists all commands.
  static let overview = HelpOverview(
    summary: Program.summary,
    mainWay: [
      (DemoCommand.command, "try everything once, without a touchpad"),
      (RecordCommand.command, "record drags until Ctrl-C, or take by take with --protocol"),
      (ImportCommand.command, "turn recordings by other programs into traces"),
      (ReplayCommand.command, "see whether and when each engine fires"),
      (ReportCommand.command, "see how often each engine is right, and how late it fires"),
    ],
    groups: groups)

  /// The command with a given name.
  ///
  /// - Parameter name: The name as written.
  /// - Returns: The command.
  /// - Throws: An error that names the most similar command.
  static func command(named name: String) throws(UsageError) -> Command {
    if let found = all.first(where: { $0.name == name }) { return found }
    let complaint = Suggestion.complaint(kind: "command", name: name, names: all.map(\.name))
    throw UsageError(command: nil, message: complaint)
  }
}
