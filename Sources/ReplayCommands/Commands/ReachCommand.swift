import CommandArguments
import CommandInputs
import FileAccess
import PullToRefresh
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// `overscroll reach`: reports how far a finger must move until each engine fires.
package enum ReachCommand {
  /// The name, options and help text of `overscroll reach`, and the function that runs it.
  package static let command = Command(
    name: "reach",
    summary: "Report how far a finger must move to fire each engine, by viewport, screen and model.",
    options: ReachOptions(),
    notes: [
      "A finger touches the content at its top, moves down evenly, rests, and releases. The engine itself runs on it, as in a replay, and the least travel that fires is found to a ten-thousandth of a point. There is no slop. An engine that counts movements (chromium-overscroll) or cuts each to whole pixels (ultra-ptr) needs more travel if the finger reports in smaller steps: see --speed and --finger-rate.",
      "'never' means that ten viewports of travel do not fire; the reason is given below the table. Points per inch: 163 on most iPhones, 160 on Android (dp), 132 on iPads, 96 in CSS. On a touchpad a millimetre of finger travel is 10.5165 scroll units on every screen, as in replay and sweep.",
    ],
    examples: [
      "overscroll reach --engine mj --engine swiperefresh",
      "overscroll reach --engine sv --viewport 300..1400 --dpi 160 --limit 60mm",
    ],
    run: run)

  private static let millimetresPerInch = 25.4

  private static func run(_ invocation: Invocation<ReachOptions>) throws -> ExitStatus {
    let csv = invocation.csv
    let table = try table(invocation)
    let console = invocation.console
    if let csv {
      try FileIO.write(Array(table.csv.utf8), to: csv, overwrite: invocation.force)
      console.tellOfFile(csv)
    }
    if csv != "-" {
      console.write(
        invocation.json ? table.json + "\n" : text(of: table, invocation),
        colouring: invocation.json ? [] : outOfReach)
    }
    let fails = table.limit != nil || invocation.require
    return fails && !(table.beyond.isEmpty && table.never.isEmpty) ? .answerIsNo : .done
  }

  /// Words that are coloured in the output: `never` for an engine that does not fire at all, `Beyond` for one that fires beyond the limit.
  private static let outOfReach = [ColouredWord("never", .bad), ColouredWord("Beyond", .caution)]

  /// The text for people: all tables with `--full`, otherwise a short answer and commands to run next.
  private static func text(of table: ReachTable, _ invocation: Invocation<ReachOptions>) -> String {
    let width = invocation.console.width
    if invocation.full { return table.text(width: width) }
    let (text, isWhole) = table.answer(width: width, and: mostSteps + 1)
    var next = NextSteps()
    let line = { (words: [String]) in ShellLine.text([Console.programName, "reach"] + words) }
    let (options, paths) = (invocation.line(leavingOut: ["--csv", "--force"]), ["--csv", "reach.csv"])
    if !isWhole { next.add(line(["--full"] + options), "every table") }
    if invocation.csv == nil { next.add(line(paths + options), "one row per engine and viewport") }
    if isWhole, let first = table.entries.first {
      let choices = (try? EngineChoice.choices(invocation.engine)) ?? []
      if let file = choices.first(where: { $0.name == first.engine })?.word {
        next.add(ShellLine.text([Console.programName, "engines", "--lint", file]), "what it cannot do")
      } else {
        next.add(ShellLine.text([Console.programName, "engines", first.engine]), "its rule")
      }
    }
    return text + "\n" + next.text(width: width)
  }

  /// The largest number of `next:` lines, which suggest commands.
  private static let mostSteps = 2

  private static func table(_ invocation: Invocation<ReachOptions>) throws -> ReachTable {
    let engines = try EngineChoice.choices(invocation.engine)
    for case .external(let program) in engines {
      throw UserError(
        "\(program.declaration.name) is a program, which reach does not run; 'overscroll sweep' finds the thresholds at which it fires"
      )
    }
    let settings = ReplaySettings(engines: engines, grounds: try ModelChoice.once(invocation.model))
    let viewports = LengthList.once(invocation.viewport)
    let (pairs, hand, scales) = (settings.pairs, hand(invocation), scales(invocation))
    try ReachBounds.require(
      pairs: pairs.count, viewports: viewports, scales: scales.count, hand)
    let cases = pairs.flatMap { pair in viewports.map { (pair: pair, viewport: $0) } }
    let entries = WatchedWork.map(
      cases.count, "engines, models and viewports were tried, and nothing is printed", invocation.console
    ) { index in
      let ((choice, list), viewport) = cases[index]
      let reach = TriggerReach(choice, on: list.model, viewport: viewport, hand: hand)
      return ReachTable.Entry(
        engine: choice.name, model: settings.modelName(of: list), viewport: viewport, reach: reach)
    }
    return ReachTable(
      entries, hand: hand, scales: scales, limit: invocation.limit)
  }

  private static func hand(_ invocation: Invocation<ReachOptions>) -> TriggerReach.Hand {
    var hand = TriggerReach.Hand()
    hand.speed = invocation.speed
    hand.rate = invocation.fingerRate
    hand.source = invocation.source
    return hand
  }

  /// The points per millimetre of each requested screen, or of the standard screen. For a touchpad, the single scale by which a replay
  /// converts its movement.
  private static func scales(_ invocation: Invocation<ReachOptions>) -> [Double] {
    if invocation.source == .touchpad {
      return [ReplayOptions(invocation.pointsPerUnit).touchpadPointsPerMillimetre()]
    }
    let scales =
      LengthList.once(invocation.pointsPerMillimetre)
      + LengthList.once(invocation.dpi).map { $0 / millimetresPerInch }
    return scales.isEmpty ? [ReplayOptions().pointsPerMillimetre] : scales
  }
}
