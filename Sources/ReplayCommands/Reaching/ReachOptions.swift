import CommandArguments
import CommandInputs
import PullToRefresh
import ReplayExperiments
import ReplayReport
import TraceReplay

/// The options of `reach`.
struct ReachOptions: OptionGroup {
  let engine = Option.engines("to ask", takesPrograms: false).oftenUsed
  let model = ModelChoice.ofEngines.oftenUsed
  let viewport = Option<[[Double]]>(
    each: "viewport", "LIST", LengthList.form(1...LengthForm.limit), default: [[300, 390, 667, 800, 1100]],
    help: "lengths of the viewport in pt: \(LengthList.forms)"
  ).ofProject.oftenUsed
  let pointsPerMillimetre = Option<[[Double]]>(
    each: "points-per-mm", "LIST", LengthList.form(0.001...1000), defaultInWords: "6.42",
    help: "points to a millimetre of the screen"
  ).ofProject
  let dpi = Option<[[Double]]>(
    each: "dpi", "LIST", LengthList.form(0.1...25_400), defaultInWords: "163",
    help: "the same, in points to an inch")
  let pointsPerUnit = MotionOptions([.pointsPerUnit])
  let speed = Option<Double>(
    "speed", "PT/S", .number(1...100_000), default: TriggerReach.Hand().speed, help: "the finger's speed")
  let fingerRate = Option<Double>(
    "finger-rate", "HZ", .number(1...ReplayOptions.highestRate), default: TriggerReach.Hand().rate,
    help: "reports a second of the finger")
  let source = Option<RefreshSources>(
    "source", "NAME",
    .name(kind: "source", among: [("touchscreen", .touchscreen), ("touchpad", .touchpad)]),
    default: .touchscreen, help: "what the finger is on"
  ).oftenUsed
  let limit = Option<ReachLimit?>(
    "limit", "LENGTH", ReachLimitText.form, defaultInWords: "none",
    help: "exit 1 if one needs more than this, or never fires: 80%, 60mm or 300pt"
  ).oftenUsed
  let require = Option(flag: "require", help: "exit 1 if one never fires")
  let csv = Option<String?>("csv", "FILE", .output(), help: "write the figures as comma-separated values")
  let force = Option(flag: "force", help: "replace existing files")
    .only(in: CallMode("csv", "--csv FILE"), else: "leave it out")
  let full = Option(flag: "full", help: "every table, not an answer in a screen").ofProject.oftenUsed
  let json = Option<Bool>.json

  var rules: [OptionRule] {
    let isTouchpad = OptionRule.Condition.value(of: source) { $0 == .touchpad }
    let touchpad = CallMode("--source touchpad", where: isTouchpad)
    return [pointsPerMillimetre.any, dpi.any].map(
      OptionLimit.not(
        in: touchpad,
        "is of a screen; a touchpad's finger moves content by its own units: --points-per-unit"
      ).rule)
      + pointsPerUnit.list.map(OptionLimit.only(in: touchpad).rule)
      + [.oneOnStdout([csv.any, json.any], "--csv - and --json both want stdout; name a file")]
  }
}
