import CommandArguments
import GestureTraces
import ReplayReport
import TraceReplay

/// `overscroll simulate [TRACE]`.
enum SimulateCommand {
  /// The command's description.
  static let command = Command(
    name: "simulate",
    summary:
      "Move a scripted finger, or a trace's, through scroll models and print or draw the content's curve.",
    positionals: .optional("TRACE"),
    options: own + ReplaySettings.fingers + ReplaySettings.scene + [bottomInset] + SimulationOutput.options,
    notes: [
      "A script is steps with semicolons between: down; move PT MS (to PT points from where the finger came down, downwards positive, evenly in MS milliseconds); hold MS; release; cancel; wait MS. One that ends with the finger down has no release.",
      "The curve is CSV: time_ms,finger_pt,offset_pt,velocity_pt_s,phase, the finger's column empty without a finger; of several models with a first column, model. Offsets are closed forms of time. A model that sees events alone goes evenly from report to report; one that works by the tick (overscroll models) does so at --rate.",
      "Plots and pictures show how far the content is pulled past its top edge. Peak is the greatest distance past an edge; rest is from the last lift until the content stays within 0.5 pt of where it comes to rest and slower than 10 pt/s.",
    ],
    examples: [
      "overscroll simulate --script 'down; move 200 400; release'",
      "overscroll simulate --model gtk --script 'down; move 200 400; release'",
      "overscroll simulate --model all --svg a.svg traces/pull/touchscreen-01.trace",
      "overscroll simulate --model qt --plot --script 'down; move 90 300; release'",
    ],
    run: run)

  /// The longest curve, in milliseconds: an hour.
  private static let longest = 3_600_000.0
  private static let rates = 1...ReplayOptions.highestRate

  private static let own: [Option] = [
    .value("script", "TEXT", help: "what the finger does, in place of a trace"),
    .value(
      "finger-rate", "HZ", check: .number(rates), byDefault: "125",
      help: "reports a second of a scripted finger"),
    ModelChoice.option(help: "scroll model, or 'all'"),
    .value("rate", "HZ", check: .number(rates), byDefault: "60", help: "rows a second"),
    .value(
      "until", "MS", check: .number(0...longest),
      defaultInWords: "when all models are settled, at most 60 s after the input",
      help: "time of the last row"),
  ]

  private static let bottomInset = Option.value(
    "inset-bottom", "PT", check: ReplaySettings.length, byDefault: "0", help: "bottom inset")

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    var options = ReplaySettings.sceneOptions(invocation)
    options.scene.bottomInset = invocation.number("inset-bottom")
    let output = try SimulationOutput(invocation)
    do {
      let input = try SimulationInput(invocation, options: options)
      for warning in input.warnings { invocation.console.warn(warning) }
      let simulation = Simulation(
        of: input.track, scene: input.scene, models: ModelChoice.models(invocation.strings("model")),
        slop: options.slop, rate: invocation.number("rate") ?? options.rate,
        until: invocation.number("until").map { $0 / 1000 })
      try output.write(simulation, source: input.source)
      return .done
    } catch let error as FingerScriptError {
      let complaint = ScriptComplaint(error, in: invocation.string("script") ?? "")
      invocation.console.fail("simulate: \(complaint.lines[0]). Read on: overscroll simulate --help")
      for line in complaint.lines.dropFirst() { invocation.console.note(line) }
      return .couldNot
    }
  }
}
