import CommandArguments
import TextTables

/// Every command, in the order the overview shows.
enum CommandTable {
  /// The commands.
  static let all: [Command] = [
    DemoCommand.command,
    DevicesCommand.command,
    RecordCommand.command,
    ProtocolsCommand.command,
    ImportCommand.command,
    InspectCommand.command,
    LabelCommand.command,
    SynthesizeCommand.command,
    SimulateCommand.command,
    ReplayCommand.command,
    RenderCommand.command,
    ReportCommand.command,
    CompareCommand.command,
    StressCommand.command,
    ShrinkCommand.command,
    BundleCommand.command,
    SweepCommand.command,
    ReachCommand.command,
    FitCommand.command,
    VerifyCommand.command,
    EnginesCommand.command,
    ModelsCommand.command,
    HelpCommand.command,
  ]

  /// The command of that name.
  ///
  /// - Parameter name: As written.
  /// - Returns: Its description.
  /// - Throws: A mistake that names the nearest command.
  static func command(named name: String) throws(UsageError) -> Command {
    if let found = all.first(where: { $0.name == name }) { return found }
    let complaint = Suggestion.complaint(kind: "command", name: name, names: all.map(\.name))
    throw UsageError(command: nil, message: complaint)
  }
}
