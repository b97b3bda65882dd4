import CommandArguments
import CommandInputs
import ExternalEngines
import FileAccess
import TextFormats

/// Selects and runs a command, and converts every error to one line and an exit status.
extension Program {
  /// One sentence that says what the program does.
  static let summary =
    "Records touchpad and touchscreen drags, replays them through pull-to-refresh engines, and reports how often each engine is right and how late it fires."

  /// Runs the command that `words` name.
  ///
  /// - Parameters:
  ///   - words: The command line without the program's name.
  ///   - console: Receives results and messages.
  /// - Returns: The exit status.
  static func run(_ words: [String], console: Console) -> ExitStatus {
    know { CommandTable.all }
    do {
      return try dispatch(words, console: console)
    } catch {
      if let failure = error as? FileError, failure.isClosedPipe { Console.endByPipe() }
      if let fault = error as? EngineFault, fault.isCalledOff {
        Interruption.end("stopped: \(fault)", console)
      }
      complain(error, console: console)
      return .couldNot
    }
  }

  /// Waits until the names of written files are on the disk. A folder that the disk failed to write is an error of the call.
  ///
  /// - Parameters:
  ///   - status: The exit status; `couldNot` after an error.
  ///   - console: Receives the errors.
  static func synchroniseNames(_ status: inout ExitStatus, _ console: Console) {
    for error in FileIO.synchroniseNames() {
      console.fail(error.description)
      status = .couldNot
    }
  }

  private static func dispatch(_ words: [String], console: Console) throws -> ExitStatus {
    guard let first = words.first else {
      console.note(CommandTable.overview.brief(width: helpWidth(console)))
      return .couldNot
    }
    switch first {
    case "--help", "-h": console.write(CommandTable.overview.page(width: helpWidth(console)))
    case "--version", "-V": console.print(VersionPage.text)
    case _ where first.hasPrefix("-"):
      throw UsageError(command: nil, message: misplaced(first))
    default:
      return try run(CommandTable.command(named: first), words: Array(words.dropFirst()), console: console)
    }
    return .done
  }

  /// The error message about an option that stands before the command's name.
  private static func misplaced(_ option: String) -> String {
    if let near = Suggestion.nearest(to: option, in: ["--help", "--version"]) {
      return "unknown option '\(option)'; did you mean '\(near)'?"
    }
    return "unknown option \(QuotedWord.text(option)); options go after the command"
  }

  private static func helpWidth(_ console: Console) -> Int { HelpText.width(onTerminalOf: console.width) }

  private static func run(_ command: Command, words: [String], console: Console) throws -> ExitStatus {
    if let help = ArgumentParser.helpAsked(words) {
      let width = helpWidth(console)
      console.write(
        help == .short
          ? HelpPage.shortPage(for: command, width: width) : HelpPage.page(for: command, width: width))
      return .done
    }
    let project = try ProjectCall(ArgumentParser.parse(words, for: command, console: console))
    let call = project.call
    if call.printsOptions {
      console.write(project.listing(width: console.width))
      return .done
    }
    try OutputCheck.check(call)
    try call.checkRules()
    try OutputCheck.requireWritable(call)
    RelativeNames.take(from: call)
    if let note = project.note { console.note(note) }
    return try command.run(call)
  }
}
