import CommandArguments
import CommandInputs
import ReplayExperiments
import TraceReplay

/// The options of `simulate`.
struct SimulateOptions: OptionGroup {
  let script = Option<String?>("script", "TEXT", .text, help: "what the finger does, in place of a trace")
    .oftenUsed
  let fingerRate = Option<Double>(
    "finger-rate", "HZ", .number(rates), default: 125, help: "reports a second of a scripted finger"
  ).limited(by: [.only(in: CallMode("script"), saying: "belongs to --script; a trace has its own")])
  let model = ModelChoice.ofContent(help: "scroll model").oftenUsed
  let rate = Option<Double>(
    "rate", "HZ", .number(rates), default: ReplayOptions().rate, help: "rows a second")
  let until = Option<Double?>(
    "until", "MS", .duration(0...longest, in: .milliseconds),
    defaultInWords: "when all models are settled, at most 60 s after the input",
    help: "time of the last row")
  let motion = MotionOptions([.axis] + MotionSetting.finger + MotionSetting.scene)
  let insetBottom = Option<Double>("inset-bottom", "PT", LengthForm.length, default: 0, help: "bottom inset")
  let output = SimulationOutput.Options()

  /// The longest curve, in milliseconds: one hour.
  private static let longest = 3_600_000.0
  private static let rates = 1...ReplayOptions.highestRate

  var rules: [OptionRule] {
    output.ownRules + [
      .refuse(
        [.lacks(script), .hasNoPositionals],
        "nothing moves the finger; give --script 'down; move 200 400; release', or a TRACE"),
      .refuse([.uses(script), .hasPositionals]) {
        "--script and the trace '\($0)' both move the finger; give one of them"
      },
    ]
      // A script is in points already.
      + MotionOptions([.axis] + MotionSetting.reading).list.map(
        OptionLimit.not(
          in: CallMode("script"), "says how a trace is read; leave it out with --script"
        ).rule)
  }
}
