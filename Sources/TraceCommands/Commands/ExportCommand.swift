import CommandArguments
import CommandInputs
import FileAccess
import ReplayExperiments
import TextFormats
import TraceExports
import TraceReplay

/// `overscroll export TRACE… --as FORMAT`: writes traces in formats that other programs play.
package enum ExportCommand {
  /// The name, options and help text of `overscroll export`, and the function that runs it.
  package static let command = Command(
    name: "export",
    summary: "Write traces in other formats, to play them on a kernel, in a browser or in an app's test.",
    positionals: .any("TRACE", .traces),
    options: Options(),
    notes: [
      "Without --as it lists the formats. A folder means the *.trace files under it; - is stdin. One trace is written to -o FILE or stdout, several into the folder -o DIR under their own names.",
      "Formats that play touches need touchscreen traces, in points; --points-per-mm converts millimetres. The trace's top left corner is the target's, or --at moves the first touch to a point and all others by the same distance. A touchpad's trace can be written as its device (evemu, libinput-yaml), if it has raw contacts, and as csv or pointer-json.",
      "Losses and rounding of a format are listed on stderr. 'overscroll import' reads every format except detox: evemu, libinput-yaml, csv and pointer-json as the same gestures, xcuitest and maestro as straight lines, perfetto without touchpads, the others rounded.",
      "perfetto shows a replay: --engine and --model choose it as in 'overscroll replay', and so do the options of motion. Elsewhere only --layer, --points-per-mm, --points-per-unit, --wheel-step, --traditional and --viewport count.",
    ],
    examples: [
      "overscroll export",
      "overscroll export --as evemu -o a.evemu touch.trace",
      "overscroll export --as playwright-ts --at 200,300 -o a.ts touch.trace",
      "overscroll export --as csv -o tables traces/pull",
      "overscroll export --as perfetto --engine sv -o a.pftrace a.trace",
    ],
    run: run)

  /// The options of `overscroll export`.
  struct Options: OptionGroup {
    let format = ExportCommand.format
    let output = Option<String?>(
      "output", short: "o", "FILE", .outputFileOrFolder, defaultInWords: "stdout, for one trace",
      help: "file for one trace, folder for several; - is stdout"
    ).oftenUsed
    let at = Option<ExportOptions.Placement?>(
      "at", "X,Y", PlacementForm.form, defaultInWords: "the same top left corner",
      help: "move the first touch to this point of the target's screen"
    ).oftenUsed
    let one = ExportCommand.one
    let pixelsPerPoint = ExportCommand.pixelsPerPoint
    let force = Option(flag: "force", help: "replace existing files")

    var rules: [OptionRule] {
      let isInPoints = OptionRule.Condition.value(of: ExportCommand.format) {
        $0 != .maestro && $0 != .webdriverActions
      }
      let isPlayed = OptionRule.Condition.value(of: ExportCommand.format) { $0 != .perfetto }
      return [
        .refuse(
          [isPlayed, .any([.uses(ExportCommand.one.engine), .uses(ExportCommand.one.model)])],
          "--engine and --model choose a replay, which only --as perfetto shows; add that, or remove them"),
        .refuse(
          [isInPoints, .uses(ExportCommand.pixelsPerPoint)],
          "--px-per-point is for runners that count in pixels: --as maestro or webdriver-actions; remove it"
        ),
      ]
    }
  }

  private static let one = OneTraceOptions()
  private static let format = Option<ExportFormat?>(
    "as", "FORMAT",
    .name(kind: "format", among: ExportFormat.allCases.map { ($0.rawValue, $0) }, list: "overscroll export"),
    defaultInWords: "list the formats",
    help: "format: evemu, csv, cdp, … ('overscroll export' lists them)"
  ).oftenUsed

  private static let pixelsPerPoint = Option(
    "px-per-point", "N", .number(0.5...16), default: 1,
    help: "pixels per point of the target, for maestro and webdriver-actions on Android")

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    guard let format = invocation.format else { return try list(invocation) }
    guard !invocation.positionals.isEmpty else {
      throw invocation.mistake(
        "TRACE is missing for \(format.rawValue); name a file, a folder, or - for stdin")
    }
    let console = invocation.console
    let targets = try ExportTarget.targets(of: invocation.positionals, to: invocation.output, as: format)
    // Folders are made as they are needed.
    let outputs = targets.map(\.output)
    try OutputCheck.requireFree(
      targets.count > 1 || invocation.output?.hasSuffix("/") == true
        ? outputs.filter(FileIO.exists) : outputs, force: invocation.force)
    if format == .perfetto, targets[0].output == "-", console.outputIsTerminal {
      throw invocation.mistake("perfetto is a binary format; give -o FILE")
    }
    let options = try options(invocation, format)
    var tally = ExportTally()
    for target in targets {
      do {
        tally.count(try write(target, as: format, options, invocation))
      } catch {
        tally.fail()
        console.fail("\(error)")
      }
    }
    if targets.count > 1 || !tally.hasFailed {
      tally.tell(format, of: targets.count, to: invocation.output, console)
    }
    return tally.hasFailed ? .couldNot : .done
  }

  /// Prints the list of formats if `--as` is missing. Throws an error if traces are named without `--as`.
  private static func list(_ invocation: Invocation<Options>) throws -> ExitStatus {
    guard invocation.positionals.isEmpty else {
      throw invocation.mistake("the format is missing; give --as FORMAT ('overscroll export' lists them)")
    }
    invocation.console.write(
      ExportFormat.allCases.map { HelpText.row($0.rawValue, $0.facts.summary, indent: nameWidth) }
        .joined(separator: "\n") + "\n")
    return .done
  }

  /// The width of the format names in the list, in columns.
  private static let nameWidth = 21

  private static func options(_ invocation: Invocation<Options>, _ format: ExportFormat) throws
    -> ExportOptions
  {
    var options = ExportOptions()
    options.replay = ReplayOptions(invocation.one.motion)
    if let placement = invocation.at { options.placement = placement }
    options.pixelsPerPoint = invocation.pixelsPerPoint
    guard format == .perfetto else { return options }
    let settings = try ReplaySettings(invocation.one)
    for case .external(let program) in settings.engines {
      throw UserError(
        "\(program.declaration.name) is a program, whose replay cannot be exported; 'overscroll replay --json' prints it"
      )
    }
    options.runs = settings.pairs.map { engine, list in
      ExportRun(engine: engine.name, list: list, model: settings.modelName(of: list)) {
        engine.engine(in: $0, on: $1)
      }
    }
    return options
  }

  private static func write(
    _ target: ExportTarget, as format: ExportFormat, _ options: ExportOptions,
    _ invocation: Invocation<Options>
  ) throws -> TraceExport {
    let trace = try TraceFiles.trace(at: target.path)
    for warning in options.replay.warnings(of: trace) { invocation.console.warn(warning) }
    let export = try format.write(trace, options)
    if let slash = target.output.lastIndex(of: "/"), slash != target.output.startIndex {
      try FileIO.makeFolder(String(target.output[..<slash]))
    }
    invocation.console.flush()
    try FileIO.write(export.bytes, to: target.output, overwrite: invocation.force)
    return export
  }
}
