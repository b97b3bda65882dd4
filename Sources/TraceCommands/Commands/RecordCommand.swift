import CommandArguments
import CommandInputs
import FileAccess
import TouchCapture

/// `overscroll record`: records gestures from touchpads and touchscreens.
package enum RecordCommand {
  /// The name, options and help text of `overscroll record`, and the function that runs it.
  package static let command = Command(
    name: "record",
    summary:
      "Record drags from touchpads and touchscreens until Ctrl-C, or from a recording played through libinput.",
    options: RecordOptions(),
    notes: [
      "A trace holds touch positions, scroll distances and their times. It never holds keys: keyboards are not opened.",
      "Ctrl-C ends a recording and completes its file; a second Ctrl-C stops immediately. Without --device, a recording into one FILE uses the first touchpad or touchscreen that you touch.",
      "--protocol prompts a person for one take after another and writes one trace per take, and manifest.json, into -o DIR. If a take does not match its prompt, it is kept under rejected/ and the prompt is repeated. Rerun the command to continue a stopped session. Keys: a accepts the last take anyway, r repeats it, s skips the prompt, q stops; without a terminal, type the letter and Enter.",
    ],
    examples: [
      "overscroll record --protocol quick --subject s01 -o s01",
      "overscroll record --intent pull -o pull-1.trace",
      "overscroll record --virtual touchpad.evemu -o -",
    ],
    run: run)

  private static func run(_ invocation: Invocation<RecordOptions>) throws -> ExitStatus {
    if let name = invocation.protocolName { return try PromptedRecording(invocation).run(name) }
    if let file = invocation.virtual { return try VirtualSession(invocation, file: file).run() }
    return try live(invocation)
  }

  /// The labels (intent, subject, note) that the command line gives to the recording.
  static func labels(_ invocation: Invocation<RecordOptions>) -> TraceLabels {
    TraceLabels(intent: invocation.intent, subject: invocation.subject, note: invocation.note)
  }

  /// The value of `--duration` in microseconds; nil if recording only ends by Ctrl-C.
  static func duration(_ invocation: Invocation<RecordOptions>) -> Int64? {
    invocation.duration.map { Int64(($0 * 1e6).rounded()) }
  }

  /// The value of `--split` in microseconds: a pause this long starts a new trace. nil if everything goes into one trace.
  static func idle(_ invocation: Invocation<RecordOptions>) -> Int64? {
    invocation.split.map { Int64(($0 * 1e6).rounded()) }
  }

  /// The folder for the traces of `--split`, with a final slash; created if it does not exist.
  static func splitFolder(_ invocation: Invocation<RecordOptions>) throws -> String {
    guard let output = invocation.output, output != "-" else {
      throw invocation.mistake("--split makes many traces; give a folder for them with -o DIR")
    }
    try refuseTraceName(output, "split", invocation)
    try FileIO.makeFolder(output)
    return output.hasSuffix("/") ? output : output + "/"
  }

  /// Throws an error if a path that must be a folder ends in `.trace`, unless a folder with that name exists.
  static func refuseTraceName(_ output: String, _ option: String, _ invocation: Invocation<RecordOptions>)
    throws
  {
    guard output.hasSuffix(".trace"), !FileIO.isFolder(output) else { return }
    throw invocation.mistake(
      "--\(option) makes many traces, and '\(output)' names one; give a folder for them with -o DIR")
  }

  private static func live(_ invocation: Invocation<RecordOptions>) throws -> ExitStatus {
    var options = LiveRecording.Options()
    options.seat = invocation.seat
    options.node = invocation.device
    options.duration = duration(invocation)
    options.gestures = invocation.count
    options.readsRaw = !invocation.noRaw
    options.idle = idle(invocation)
    options.overwrites = invocation.force
    let console = invocation.console
    let destination = try destination(invocation)
    let summaries = try LiveRecording.record(
      options, to: destination, tool: Program.version, labels: labels(invocation), notify: console.note)
    guard !summaries.isEmpty else {
      throw UserError(
        "nothing was touched, so nothing was recorded; touch the surface before you stop ('overscroll devices' lists the devices)"
      )
    }
    for line in summaries.flatMap(RecordSummary.lines) { console.note(line) }
    tellNext(summaries.map(\.path), invocation)
    return .done
  }

  /// Prints commands to run next on the recorded traces. If standard error is not a terminal, nothing is printed.
  static func tellNext(_ paths: [String], _ invocation: Invocation<RecordOptions>) {
    let console = invocation.console
    let next = WrittenTraces.next(paths, in: invocation.output, width: console.width)
    if console.messagesAreOnTerminal, !next.isEmpty { console.note(String(next.dropLast())) }
  }

  private static func destination(_ invocation: Invocation<RecordOptions>) throws -> LiveRecording.Destination
  {
    if idle(invocation) != nil { return .folder(try splitFolder(invocation)) }
    guard let output = invocation.output else {
      return .file("overscroll-\(LiveRecording.timeForFileName).trace")
    }
    if output.hasSuffix("/") || FileIO.isFolder(output) {
      try FileIO.makeFolder(output)
      return .folder(output)
    }
    if output != "-", !invocation.force, FileIO.exists(output) {
      throw UserError("\(output): exists already; choose another name, or give --force to replace it")
    }
    // Found out now rather than at the first touch.
    if let slash = output.lastIndex(of: "/"), slash != output.startIndex,
      !FileIO.isFolder(String(output[..<slash]))
    {
      throw UserError("\(output): no such folder; make it first")
    }
    return .file(output)
  }
}
