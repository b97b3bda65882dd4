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
      "A folder stands for the recordings under it; - is stdin. The format is recognised by the content. Each device in a recording becomes a trace of its own; the second has -2 added to its name.",
      "evemu, libinput record and getevent go through the real libinput, and the raw contacts stand beside as the layer evdev. If a recording has no axis ranges and --range is not given, its own extremes stand for them. If an evemu recording has no description (a .desc file beside it), the kind of device is inferred from its events. Either makes the grade B at best, and the grade names the reason. getevent's devices are touchscreens unless they say otherwise.",
      "CSV has a line of column names: time_ms (or time_us, time_s), x, y; if there are any, slot (or id) and phase (down, move, up, cancel). Without phase the first row of a contact is its down, its last one its lift. JSON has the same names: a list of objects, {\"events\":[…]} with it, or {\"columns\":[…],\"events\":[[…],…]}. Both are touchscreens whose places stay in points.",
    ],
    examples: [
      "overscroll import recordings -o imported",
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
    let subject = Option<String?>("subject", "NAME", .words, help: "pseudonym of the person")
    let jobs = JobsOption.option(for: "recordings")
    let force = Option(flag: "force", help: "replace existing files")

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
