import CommandArguments
import FileAccess
import GestureTraces
import PullToRefresh
import ReplayExperiments
import ReplayReport
import ScrollPhysics
import TraceReplay

/// `overscroll reach`.
enum ReachCommand {
  /// The command's description.
  static let command = Command(
    name: "reach",
    summary: "Say how far a finger must go to fire each engine, by viewport, screen and model.",
    options: [
      .value(
        "engine", "NAME", check: .custom(EngineChoice.complaint), defaultInWords: "every engine",
        repeatable: true, help: "engine to ask, 'all', or a policy file (*.json)"),
      ModelChoice.option(help: "scroll model to run it on, or 'all'"),
      .value(
        "viewport", "LIST", check: LengthList.check(1...ReplaySettings.lengthLimit),
        byDefault: "300,390,667,800,1100", repeatable: true,
        help: "lengths of the viewport in pt: \(LengthList.forms)"),
      .value(
        "points-per-mm", "LIST", check: LengthList.check(0.001...1000), defaultInWords: "6.42",
        repeatable: true,
        help: "points to a millimetre of the screen"),
      .value(
        "dpi", "LIST", check: LengthList.check(0.1...25_400), defaultInWords: "163", repeatable: true,
        help: "the same, in points to an inch"),
      ReplaySettings.pointsPerUnit,
      .value(
        "speed", "PT/S", check: .number(1...100_000), byDefault: "600", help: "the finger's speed"),
      .value(
        "finger-rate", "HZ", check: .number(1...ReplayOptions.highestRate), byDefault: "125",
        help: "reports a second of the finger"),
      .value(
        "source", "NAME", check: .name(kind: "source", among: ["touchscreen", "touchpad"]),
        byDefault: "touchscreen", help: "what the finger is on"),
      .value(
        "limit", "LENGTH", check: .custom(ReachLimitText.complaint), defaultInWords: "none",
        help: "exit with 1 where one needs more than this, or never fires: 80%, 60mm or 300pt"),
      .flag("require", help: "exit with 1 where one never fires"),
      .value("csv", "FILE", check: .output(), help: "write the figures as comma-separated values"),
      .flag("force", help: "replace FILE if it is there"),
      .json,
    ],
    notes: [
      "A finger comes down with the content at the top, goes down evenly, rests, and lifts: the engine itself runs on it, as in a replay, and the least travel that fires is found to a ten-thousandth of a point. No slop. An engine that counts movements (chromium-overscroll) or cuts each to whole pixels (ultra-ptr) needs more of a finger that reports in smaller steps: see --speed and --finger-rate.",
      "'never' is where ten viewports of travel do not fire; the reason stands below. Points to an inch: 163 on most iPhones, 160 on Android (dp), 132 on iPads, 96 in CSS. On a touchpad a millimetre of finger is 10.5165 scroll units, as replay and sweep take it, whatever the screen.",
    ],
    examples: [
      "overscroll reach --engine mj --engine swiperefresh",
      "overscroll reach --engine sv --viewport 300..1400 --dpi 160 --limit 60mm",
    ],
    run: run)

  private static let millimetresPerInch = 25.4

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let csv = invocation.string("csv")
    try check(invocation)
    if invocation.flag("force"), csv == nil {
      throw invocation.mistake("--force is for --csv FILE; leave it out")
    }
    if csv == "-", invocation.flag("json") {
      throw invocation.mistake("--csv - and --json both want stdout; name a file")
    }
    try OutputCheck.requireFree(csv.map { [$0] } ?? [], force: invocation.flag("force"))
    let table = try table(invocation)
    if let csv { try FileIO.write(Array(table.csv.utf8), to: csv, overwrite: invocation.flag("force")) }
    let console = invocation.console
    if csv != "-" {
      console.write(invocation.flag("json") ? table.json + "\n" : table.text(width: console.width))
    }
    let fails = table.limit != nil || invocation.flag("require")
    return fails && !(table.beyond.isEmpty && table.never.isEmpty) ? .answerIsNo : .done
  }

  private static func table(_ invocation: Invocation) throws -> ReachTable {
    let engines = try EngineChoice.choices(invocation.strings("engine"))
    let models = ModelChoice.models(invocation.strings("model"))
    let viewports = LengthList.numbers(invocation.strings("viewport"))
    let places = models.flatMap { model in
      engines.flatMap { engine in viewports.map { (model: model, engine: engine, viewport: $0) } }
    }
    let hand = hand(invocation)
    let entries = ParallelMap.run(places.count, jobs: ParallelMap.processors) { index in
      let (model, choice, viewport) = places[index]
      var lengths = SceneOverrides()
      lengths.viewport = viewport
      let scene = Scene(scenario: nil, overrides: lengths)
      let reach = TriggerReach(choice.engine(in: scene, on: model), in: scene, on: model, hand: hand)
      return ReachTable.Entry(engine: choice.name, model: "\(model.name)", viewport: viewport, reach: reach)
    }
    return ReachTable(
      entries, hand: hand, scales: scales(invocation),
      limit: invocation.string("limit").flatMap(ReachLimitText.limit))
  }

  private static func hand(_ invocation: Invocation) -> TriggerReach.Hand {
    var hand = TriggerReach.Hand()
    hand.speed = invocation.number("speed") ?? hand.speed
    hand.rate = invocation.number("finger-rate") ?? hand.rate
    hand.source = invocation.string("source") == "touchpad" ? .touchpad : .touchscreen
    return hand
  }

  /// Options of the other source.
  private static func check(_ invocation: Invocation) throws {
    let isTouchpad = invocation.string("source") == "touchpad"
    for name in ["points-per-mm", "dpi"] where isTouchpad && invocation.isGiven(name) {
      throw invocation.mistake(
        "--\(name) is of a screen; a touchpad's finger moves content by its own units: --points-per-unit")
    }
    if !isTouchpad, invocation.isGiven("points-per-unit") {
      throw invocation.mistake("--points-per-unit is for --source touchpad; add that, or leave it out")
    }
  }

  /// Points to a millimetre of every screen asked for; the standard one where none is. Of a touchpad those of a replay.
  private static func scales(_ invocation: Invocation) -> [Double] {
    if invocation.string("source") == "touchpad" {
      var options = ReplayOptions()
      options.pointsPerUnit = invocation.number("points-per-unit") ?? options.pointsPerUnit
      return [options.touchpadPointsPerMillimetre()]
    }
    let scales =
      LengthList.numbers(invocation.strings("points-per-mm"))
      + LengthList.numbers(invocation.strings("dpi")).map { $0 / millimetresPerInch }
    return scales.isEmpty ? [ReplayOptions().pointsPerMillimetre] : scales
  }
}
