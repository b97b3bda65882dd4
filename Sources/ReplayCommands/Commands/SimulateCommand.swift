import CommandArguments
import CommandInputs
import TextFormats
import TraceReplay

/// `overscroll simulate [TRACE]`: moves a finger over scroll models and prints or draws the content's path.
package enum SimulateCommand {
  /// The name, options and help text of `overscroll simulate`, and the function that runs it.
  package static let command = Command(
    name: "simulate",
    summary:
      "Move a scripted finger, or that of a trace, over scroll models and print or draw the content's curve.",
    positionals: .optional("TRACE", .traces),
    options: SimulateOptions(),
    notes: [
      "A script is steps with semicolons between: down; move PT MS (to PT points from where the finger touched, downwards positive, evenly in MS milliseconds); hold MS; release; cancel; wait MS. A script that ends with the finger down has no release.",
      "The curve is CSV: time_ms,finger_pt,offset_pt,velocity_pt_s,phase; finger_pt is empty without a finger. For several models a first column names the model. Offsets are closed forms of time. A model that gets events alone moves evenly from report to report; one that works in ticks (overscroll models) does so at --rate.",
      "Plots and pictures show how far the content is pulled past its top edge. Peak is the greatest distance past an edge. Rest is the time from the last release until the content stays within 0.5 pt of its final position and slower than 10 pt/s.",
    ],
    examples: [
      "overscroll simulate --script 'down; move 200 400; release'",
      "overscroll simulate --model gtk --script 'down; move 200 400; release'",
      "overscroll simulate --model all --svg a.svg traces/pull/touchscreen-01.trace",
      "overscroll simulate --model qt --plot --script 'down; move 90 300; release'",
    ],
    run: run)

  /// The largest number of rows over all models: two days at 60 rows per second, a gigabyte of text.
  private static let mostRows = 10_000_000

  /// The largest product of finger samples and models. Each sample is a segment of every model's path, and all paths are in memory.
  private static let mostStretches = 2_000_000

  private static func requireRoom(
    for track: FingerTrack, _ models: Int, _ invocation: Invocation<SimulateOptions>
  ) throws {
    let samples = track.sampleCount
    guard samples * models > mostStretches else { return }
    throw invocation.mistake(
      "\(samples) samples of the finger on \(Counted.text(models, "model")) are too many to hold, and \(mostStretches) in all are the most; name fewer models, or shorten what the finger does"
    )
  }

  /// Throws an error if the curve would have too many rows. Pictures and plots are exempt, because they always have few points.
  private static func requireRows(
    of simulation: Simulation, _ invocation: Invocation<SimulateOptions>
  ) throws {
    guard !invocation.output.plot, invocation.output.svg == nil || invocation.output.json else { return }
    let (rows, overflows) = simulation.rowCount.multipliedReportingOverflow(by: simulation.paths.count)
    guard overflows || rows > mostRows else { return }
    throw invocation.mistake(
      "the curve would have \(simulation.rowCount) rows for each of \(Counted.text(simulation.paths.count, "model")), and \(mostRows) in all are the most; lower --rate, give --until, or name fewer models"
    )
  }

  private static func run(_ invocation: Invocation<SimulateOptions>) throws -> ExitStatus {
    var options = ReplayOptions(invocation.motion)
    options.scene.bottomInset = invocation.insetBottom
    let output = SimulationOutput(invocation.output)
    do {
      let input = try SimulationInput(invocation, options: options)
      for warning in input.warnings { invocation.console.warn(warning) }
      let models = try ModelChoice.once(invocation.model)
      try requireRoom(for: input.track, models.count, invocation)
      let simulation = Simulation(
        of: input.track, scene: input.scene, models: models,
        slop: options.slop, rate: invocation.rate,
        until: invocation.until.map { $0 / 1000 })
      try requireRows(of: simulation, invocation)
      try output.write(simulation, of: input)
      return .done
    } catch let error as FingerScriptError {
      let complaint = ScriptComplaint(error, in: invocation.script ?? "")
      invocation.console.fail("simulate: \(complaint.lines[0]). Read on: overscroll simulate --help")
      for line in complaint.lines.dropFirst() { invocation.console.note(line) }
      return .couldNot
    }
  }
}
