import CommandArguments
import CommandInputs
import FileAccess
import Glibc
import PromptedCapture
import ReplayExperiments
import TouchCapture

/// `record --protocol`: records a session of prompts, with a person or with a played recording instead of a person.
struct PromptedRecording {
  private let invocation: Invocation<RecordOptions>
  private var console: Console { invocation.console }

  init(_ invocation: Invocation<RecordOptions>) {
    self.invocation = invocation
  }

  /// Runs the session with one protocol.
  ///
  /// - Parameter name: The protocol's name or file.
  /// - Returns: Done, even if prompts are left.
  /// - Throws: An error if nothing could be recorded.
  func run(_ name: String) throws -> ExitStatus {
    let virtual = invocation.virtual
    let size = TerminalLines.sizeNow()
    let screen = console.mayShowScreen && PromptScreen.fits(width: size.columns, height: size.lines)
    let options = try options(name)
    let display: any PromptDisplay =
      screen
      ? PromptTerminal(isUnicode: TerminalLines.isUnicode, hasColour: console.mayShowProgress) { [console] in
        console.show($0)
      } : PromptTranscript { [console] in console.note($0) }
    let director = PromptDirector(
      options, gauge: try gauge(), display: display, keys: keys(onScreen: screen), isVirtual: virtual != nil)
    // Who has no device reads it where it stays, not on a screen that is given back at once.
    if virtual == nil, invocation.device == nil, try DeviceList.entries().isEmpty {
      throw FileIO.isFolder("/dev/input") ? CaptureError.noDevices(seat: invocation.seat) : .noInput
    }
    if screen { TerminalGuard.takeScreen(stopsAtOnce: virtual != nil) }
    if screen, Self.isTerminal { TerminalGuard.takeKeys() }
    defer { TerminalGuard.giveBack() }
    try record(director, virtual)
    TerminalGuard.giveBack()
    summarise(director, options.folder)
    return .done
  }

  private func record(_ director: PromptDirector, _ virtual: String?) throws {
    guard let virtual else {
      var options = LiveRecording.Options()
      options.seat = invocation.seat
      options.node = invocation.device
      options.readsRaw = !invocation.noRaw
      return try LiveRecording.direct(
        options, tool: Program.version, director: director, notify: director.note)
    }
    let recording = try RecordingFile(virtual)
    // From here on there is a session that a signal can end whole.
    try StopSignal.watch()
    let why = try VirtualRecording.direct(
      recording.recording, source: recording.source(tool: Program.version), node: invocation.device,
      seat: invocation.seat, readsRaw: !invocation.noRaw, director: director)
    if let why, !director.isComplete { throw UserError("\(virtual): \(why)") }
  }

  // MARK: The session's settings

  private func options(_ name: String) throws -> PromptSession.Options {
    let session = try ProtocolChoice.named(name, invocation)
    guard let folder = invocation.output, folder != "-" else {
      throw invocation.mistake("--protocol makes many traces; give a folder for them with -o DIR")
    }
    try RecordCommand.refuseTraceName(folder, "protocol", invocation)
    var options = PromptSession.Options(session, folder: folder)
    options.seed = invocation.seed
    options.subject = invocation.subject
    options.note = invocation.note
    return options
  }

  private func gauge() throws -> PromptDirector.Gauge {
    let engine = try EngineChoice.choices([[invocation.engine]])[0]
    return PromptDirector.Gauge(engine: engine, list: try invocation.model.ground().list(for: engine))
  }

  private func keys(onScreen: Bool) -> KeyReader<PromptMachine.Key> {
    // A program in the background that reads its terminal is stopped by it.
    let isBehind = Self.isTerminal && tcgetpgrp(STDIN_FILENO) != getpgrp()
    return KeyReader(isBehind ? -1 : STDIN_FILENO, mode: onScreen && Self.isTerminal ? .keys : .lines)
  }

  private static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  // MARK: The summary

  private func summarise(_ director: PromptDirector, _ folder: String) {
    guard let session = director.session else {
      return console.note("nothing was touched, nothing recorded; the same command begins again")
    }
    for line in PromptSummary.lines(session.manifest, folder: folder) { console.note(line) }
  }
}
