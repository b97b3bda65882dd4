import GestureTraces
import ReplayReport
import TraceReplay

/// `overscroll simulate [TRACE]`.
enum SimulateCommand {
  /// The command's description.
  static let command = Command(
    name: "simulate",
    summary: "Move a scripted finger, or a trace's, through scroll models and print the content's curve.",
    positionals: .optional("TRACE"),
    options: own + ReplaySettings.fingers + ReplaySettings.scene + [bottomInset, .json],
    notes: [
      "A script is steps with semicolons between: down; move PT MS (to PT points from where the finger came down, downwards positive, evenly in MS milliseconds); hold MS; release; cancel; wait MS. One that ends with the finger down has no release.",
      "Without --json the curve is CSV: time_ms,finger_pt,offset_pt,velocity_pt_s,phase, the finger's column empty without a finger. Several models have a first column, model. Offsets are closed forms of time, drawn evenly from sample to sample for models that see events alone; models that work by the tick (overscroll models) do so at --rate.",
    ],
    examples: [
      "overscroll simulate --script 'down; move 200 400; release'",
      "overscroll simulate --model gtk --script 'down; move 200 400; release'",
      "overscroll simulate --model all --json traces/pull/touchscreen-01.trace",
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
    let console = invocation.console
    var options = ReplaySettings.sceneOptions(invocation)
    options.scene.bottomInset = invocation.number("inset-bottom")
    do {
      let input = try SimulationInput(invocation, options: options)
      for warning in input.warnings { console.warn(warning) }
      let simulation = Simulation(
        of: input.track, scene: input.scene, models: ModelChoice.models(invocation.strings("model")),
        slop: options.slop, rate: invocation.number("rate") ?? options.rate,
        until: invocation.number("until").map { $0 / 1000 })
      if invocation.flag("json") {
        console.print(simulation.json(source: input.source))
      } else {
        let csv = SimulationCSV(simulation)
        console.print(csv.header)
        for row in csv.rows { console.print(row) }
      }
      return .done
    } catch let error as FingerScriptError {
      let complaint = ScriptComplaint(error, in: invocation.string("script") ?? "")
      console.fail("simulate: \(complaint.lines[0]). Read on: overscroll simulate --help")
      for line in complaint.lines.dropFirst() { console.note(line) }
      return .couldNot
    }
  }
}
