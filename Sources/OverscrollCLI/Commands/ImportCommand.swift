import CommandArguments
import GestureTraces
import TouchCapture

/// `overscroll import FILE…`.
enum ImportCommand {
  /// The command's description.
  static let command = Command(
    name: "import",
    summary:
      "Turn recordings by other programs into traces: evemu, libinput record, getevent -lt, CSV, JSON.",
    positionals: .some("FILE"),
    options: Options(),
    notes: [
      "A folder stands for the recordings under it; - is stdin. What the format is, the content says. Each device of a recording becomes a trace; the second one's name gets -2.",
      "evemu, libinput record and getevent go through the real libinput, and the raw contacts stand beside as the layer evdev. Without axis ranges and without --range a recording's own extremes count, and without a description (a .desc file beside) of an evemu recording its events tell what the device is; the grade says so. getevent's devices are touchscreens unless they say otherwise.",
      "CSV has a line of column names: time_ms (or time_us, time_s), x, y; if there are any, slot (or id) and phase (down, move, up, cancel). Without phase the first row of a contact is its down, its last one its lift. JSON has the same names: a list of objects, {\"events\":[…]} with it, or {\"columns\":[…],\"events\":[[…],…]}. Both are touchscreens whose places stay in points.",
    ],
    examples: [
      "overscroll import recordings -o traces",
      "overscroll import --range 0,1079,0,1919 --intent scroll phone.txt",
    ],
    run: run)

  /// The command's options.
  struct Options: OptionGroup {
    let output = Option<String?>(
      "output", short: "o", "DIR", .path, defaultInWords: "here",
      help: "folder for the traces: each recording's name with .trace added")
    let rawOnly = Option(flag: "raw-only", help: "take the raw contacts alone, leave libinput out")
    let range = Option<[SurfaceRange]>(
      each: "range", "MINX,MAXX,MINY,MAXY", range,
      help: "range of a surface whose recording has none; the second is the second device's")
    let intent = Option<Intent?>(
      "intent", "INTENT", IntentForm.one, help: "what was meant: \(IntentForm.names)")
    let subject = Option<String?>("subject", "NAME", .words, help: "whose hand, by a pseudonym")
    let jobs = Option<Int?>(
      "jobs", "N", .integer(1...256), defaultInWords: "the processors", help: "recordings worked on at once")
    let force = Option(flag: "force", help: "replace files that are there")

    private static let range = ValueForm<SurfaceRange> { text throws(ValueFault) in
      guard let range = SurfaceRange(text) else {
        throw ValueFault(
          "'\(text)' is no range; give four whole numbers, MINX,MAXX,MINY,MAXY, as 0,1079,0,1919")
      }
      return range
    }
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    var options = ImportOptions(tool: Program.version)
    options.labels = TraceLabels(intent: invocation.intent, subject: invocation.subject)
    options.ranges = invocation.range
    options.isRawOnly = invocation.rawOnly
    let sources = try ImportSource.expand(invocation.positionals, into: invocation.output ?? "")
    var batch = ImportBatch(
      sources, options, jobs: invocation.jobs ?? ParallelMap.processors,
      overwrites: invocation.force, console: invocation.console)
    return batch.run()
  }
}
