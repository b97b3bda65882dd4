import CommandArguments
import FileAccess
import GestureTraces
import ScrollPhysics
import TouchCapture
import TraceReplay

/// `overscroll record`.
enum RecordCommand {
  /// The command's description.
  static let command = Command(
    name: "record",
    summary: "Record drags from touchpads and touchscreens until Ctrl-C, or play a recording in their place.",
    options: [
      .value(
        "output", short: "o", "FILE|DIR", check: .output(),
        defaultInWords: "a new file here, named by the time",
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
        "split", "SECONDS", check: .number(0.15...3600),
        help: "a trace for each gesture, and for those less than this apart; with a folder"),
      .value(
        "intent", "INTENT", check: .name(kind: "intent", among: Intent.allCases.map(\.rawValue)),
        help: "what is meant: \(Intent.allCases.map(\.rawValue).joined(separator: ", "))"),
      .value(
        "protocol", "NAME|FILE", check: .path,
        help: "ask a person for one take after another (overscroll protocols); with a folder"),
      .value(
        "engine", "NAME",
        check: .custom { $0 == "all" ? "a gauge shows one engine; name it" : EngineChoice.complaint($0) },
        byDefault: PromptedRecording.gaugeEngine, help: "whose threshold the gauge of --protocol shows"),
      .value(
        "model", "NAME",
        check: .name(
          kind: "model", among: ScrollModel.all.map(\.name.description), list: "overscroll models"),
        byDefault: "uikit", help: "scroll model of that gauge"),
      .value(
        "seed", "N", check: .integer(0...Int.max), defaultInWords: "the subject's own",
        help: "decides the order of --protocol"),
      .value("subject", "NAME", check: .words, help: "whose hand, by a pseudonym"),
      .value("note", "TEXT", check: .words, help: "anything else to keep"),
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
      "With --protocol a person is asked for one take after another, into -o DIR: a trace each, and manifest.json. Wrong takes are asked for again and kept under rejected/. The same command goes on where it stopped. Keys: a takes the last one as it was, r repeats, s skips, q stops; without a terminal a line of input each.",
    ],
    examples: [
      "overscroll record --protocol quick --subject s01 -o s01",
      "overscroll record --intent pull -o pull-1.trace",
      "overscroll record --virtual touchpad.evemu -o -",
    ],
    run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    if invocation.flag("raw"), invocation.flag("no-raw") {
      throw UsageError(command: "record", message: "--raw and --no-raw exclude each other; give one of them")
    }
    if let name = invocation.string("protocol") { return try PromptedRecording(invocation).run(name) }
    for name in ["engine", "model", "seed"] where invocation.isGiven(name) {
      throw invocation.mistake("--\(name) is for --protocol; give that too, or leave --\(name) out")
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

  /// `--split` in microseconds; nil where one trace takes it all.
  static func idle(_ invocation: Invocation) -> Int64? {
    invocation.number("split").map { Int64(($0 * 1e6).rounded()) }
  }

  /// The folder that takes the traces of `--split`, with a slash at its end; made if it is not there.
  static func splitFolder(_ invocation: Invocation) throws -> String {
    guard let output = invocation.string("output"), output != "-" else {
      throw invocation.mistake("--split makes many traces; give a folder for them with -o DIR")
    }
    try refuseTraceName(output, "split", invocation)
    try FileIO.makeFolder(output)
    return output.hasSuffix("/") ? output : output + "/"
  }

  /// Refuses a name that is a trace's where a folder is meant, unless it is a folder.
  static func refuseTraceName(_ output: String, _ option: String, _ invocation: Invocation) throws {
    guard output.hasSuffix(".trace"), !FileIO.isFolder(output) else { return }
    throw invocation.mistake(
      "--\(option) makes many traces, and '\(output)' names one; give a folder for them with -o DIR")
  }

  private static func live(_ invocation: Invocation) throws -> ExitStatus {
    var options = LiveRecording.Options()
    options.seat = invocation.string("seat") ?? options.seat
    options.node = invocation.string("device")
    options.duration = duration(invocation)
    options.gestures = invocation.integer("count")
    options.readsRaw = !invocation.flag("no-raw")
    options.idle = idle(invocation)
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
    if idle(invocation) != nil { return .folder(try splitFolder(invocation)) }
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
