import ReplayExperiments
import TextFormats

extension RunnerTable {
  /// The overview as text: one row per test runner.
  ///
  /// - Parameter width: Terminal width in columns; values below 40 count as that.
  /// - Returns: The text, ending with a line feed.
  package func overview(width: Int) -> String {
    let systems = trials[0].outcomes.count
    let columns =
      Self.fields.columns("runner") + [
        Column("refresh", heading: "refresh") { "\($0.fired) of \(systems)" }.with(isLeft: false),
        Column("flaky", heading: "flaky") { $0.uncertain },
      ] + Self.fields.columns("travel_pt", "duration_ms", "lift_speed_pt_s")
    let note =
      "Refresh: engines that refresh if nothing is late. Flaky: those that do in only some of \(RunnerTrial.runs) runs. The swipe is on \(Self.words(of: target))."
    return TextTable(columns, trials).fitting(width: width) + "\n"
      + WrappedText.lines(note, width: max(Report.narrowest, width), indent: 0, hang: 0).joined(
        separator: "\n") + "\n"
  }

  /// The details as text: for each test runner its call, the source code that its swipe follows, and one row per engine.
  ///
  /// - Parameter width: Terminal width in columns; values below 40 count as that.
  /// - Returns: The text, ending with a line feed.
  package func pages(width: Int) -> String {
    let width = max(Report.narrowest, width)
    let note =
      "Engines are sorted by margin, the greatest first. The pull is the greatest under the finger, as the engine measures it. The phase is when it refreshes: under the finger (contact), at the release (released) or on the way back (settling). Other timing counts the runs with a refresh among \(RunnerTrial.runs) with early, late and missing frames and reports."
    return trials.map { Self.page($0, width: width) }.joined(separator: "\n") + "\n"
      + WrappedText.lines(note, width: width, indent: 0, hang: 0).joined(separator: "\n") + "\n"
  }

  private static func page(_ trial: RunnerTrial, width: Int) -> String {
    let way = trial.way
    let number = { (number: Double) in FixedDecimals.text(number, decimals: 0) }
    var lines = [
      "\(trial.swipe.name): \(trial.swipe.call)",
      "It moves \(number(way.travel)) pt in \(number(way.lift)) ms with \(Counted.text(way.reports.count, "report")) and releases at \(number(way.liftSpeed)) pt/s, on \(words(of: trial.target)).",
      "Source: \(trial.swipe.source)",
    ]
    if let assumed = trial.swipe.assumed { lines.append("Assumed: \(assumed)") }
    let text = lines.flatMap { WrappedText.lines($0, width: width, indent: 0) }.joined(separator: "\n")
    let rows = trial.outcomes.sorted { one, other in
      one.fired == other.fired
        ? (one.result.peakMargin ?? -.infinity) > (other.result.peakMargin ?? -.infinity) : one.fired
    }
    let isOnSeveral = Set(rows.map(\.engine)).count < rows.count
    let table = TextTable(
      outcomeFields.columns("engine") + (isOnSeveral ? outcomeFields.columns("model") : [])
        + outcomeFields.columns("fired", "pull_pt", "threshold_pt", "phase", "fired_runs"), rows)
    return "\(text)\n\n\(table.fitting(width: width))"
  }

  /// What the swipe is made on, as text: `List of 667 pt`, or `Element of 80 pt at the top of a list of 667 pt`.
  private static func words(of target: RunnerSwipe.Target) -> String {
    let (list, element) = (
      FixedDecimals.text(target.list, decimals: 0), FixedDecimals.text(target.element, decimals: 0)
    )
    return target.element == target.list
      ? "a scroll view of \(list) pt"
      : "an element of \(element) pt in a scroll view of \(list) pt"
  }
}
