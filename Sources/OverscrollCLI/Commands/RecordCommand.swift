import GestureTraces
import TouchCapture

/// `overscroll record`.
enum RecordCommand {
  /// The command's description.
  static let command = Command(
    name: "record",
    summary: "Record drags from touchpads and touchscreens until Ctrl-C, or play a recording in their place.",
    options: [
      .value(
        "output", short: "o", "FILE|DIR", check: .path, defaultInWords: "a new file here, named by the time",
        help: "a trace of one device, '-' for stdout, or a folder for a trace of each"),
      .value("device", "NODE", check: .path, help: "record this node (overscroll devices), of any kind"),
      .value("seat", "SEAT", check: .path, byDefault: "seat0", help: "record the devices of this seat"),
      .value(
        "duration", "SECONDS", check: .number(0.001...86_400), defaultInWords: "until Ctrl-C",
        help: "end after this time"),
      .value(
        "count", "GESTURES", check: .integer(1...1_000_000), defaultInWords: "until Ctrl-C",
        help: "end after this many gestures"),
      .value(
        "intent", "INTENT", check: .name(kind: "intent", among: Intent.allCases.map(\.rawValue)),
        help: "what is meant: \(Intent.allCases.map(\.rawValue).joined(separator: ", "))"),
      .value("subject", "NAME", check: .path, help: "whose hand, by a pseudonym"),
      .value("note", "TEXT", help: "anything else to keep"),
      .value(
        "virtual", "FILE", check: .path,
        help: "play this evemu or libinput recording through libinput, in place of a device"),
      .flag("raw", help: "read the raw contacts beside libinput (the default)"),
      .flag("no-raw", help: "leave the raw contacts out"),
      .flag("force", help: "replace files that are there"),
    ],
    notes: [
      "Stored are touch positions, scroll distances and their times. Keys never are: keyboards are not even opened.",
      "Ctrl-C ends a recording whole; a second one stops at once. Without --device a FILE takes the first touchpad or touchscreen that is touched.",
    ],
    examples: [
      "overscroll record --intent pull -o pull-1.trace",
      "overscroll record --virtual touchpad.evemu -o -",
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    if invocation.flag("raw"), invocation.flag("no-raw") {
      throw UsageError(command: "record", message: "--raw and --no-raw exclude each other; give one of them")
    }
    if let file = invocation.string("virtual") {
      return try VirtualSession(invocation, file: file).run()
    }
    return try live(invocation)
  }

  /// What the person says of the recording.
  static func labels(_ invocation: Invocation) -> TraceLabels {
    TraceLabels(
      intent: invocation.string("intent").flatMap(Intent.init(rawValue:)),
      subject: invocation.string("subject"), note: invocation.string("note"))
  }

  /// `--duration` in microseconds.
  static func duration(_ invocation: Invocation) -> Int64? {
    invocation.number("duration").map { Int64(($0 * 1e6).rounded()) }
  }

  private static func live(_ invocation: Invocation) throws -> ExitStatus {
    var options = LiveRecording.Options()
    options.seat = invocation.string("seat") ?? options.seat
    options.node = invocation.string("device")
    options.duration = duration(invocation)
    options.gestures = invocation.integer("count")
    options.readsRaw = !invocation.flag("no-raw")
    options.overwrites = invocation.flag("force")
    let console = invocation.console
    let destination = try destination(invocation)
    let summaries = try LiveRecording.record(
      options, to: destination, tool: Program.version, labels: labels(invocation), notify: console.note)
    guard !summaries.isEmpty else {
      throw UserError(
        "nothing was touched, nothing recorded; touch the surface before ending (overscroll devices shows what can be recorded)"
      )
    }
    for line in summaries.flatMap(RecordSummary.lines) { console.note(line) }
    return .done
  }

  private static func destination(_ invocation: Invocation) throws -> LiveRecording.Destination {
    guard let output = invocation.string("output") else {
      return .file("overscroll-\(LiveRecording.timeForFileName).trace")
    }
    if output.hasSuffix("/") || FileIO.isFolder(output) {
      try FileIO.makeFolder(output)
      return .folder(output)
    }
    if output != "-", !invocation.flag("force"), FileIO.exists(output) {
      throw UserError("\(output): is there already; choose another name, or give --force to replace it")
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
