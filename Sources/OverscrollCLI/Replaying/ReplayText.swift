import ReplayExperiments
import ReplayReport
import TextFormats
import TextTables
import TraceReplay

/// A replayed trace as text for people.
enum ReplayText {
  /// One trace's results as figures.
  static func table(of trace: ReplayedTrace, width: Int) -> String {
    var table = TextTable(["engine", "fired", "at ms", "crossed ms", "late ms", "margin pt"])
    for result in trace.results {
      table.add([
        name(of: result, in: trace), word(result), Figures.milliseconds(result.trigger),
        Figures.milliseconds(result.crossing), Figures.milliseconds(result.latency),
        Figures.fixed(result.margin, decimals: 1),
      ])
    }
    return heading(of: trace) + table.text(width: width) + findings(of: trace, width: width)
  }

  /// One trace's results with the reason of each.
  static func reasons(of trace: ReplayedTrace, width: Int) -> String {
    let names = trace.results.map { name(of: $0, in: trace) }
    let column = names.map(\.count).max() ?? 0
    var text = heading(of: trace)
    for (name, result) in zip(names, trace.results) {
      let time = Figures.milliseconds(result.trigger)
      let start = [
        PaddedText.left(name, to: column), PaddedText.left(word(result), to: 8),
        PaddedText.right(time, to: 7),
        "",
      ]
      text += TextColumns.hanging(
        start.joined(separator: "  "), TriggerReason.words(result), width: width)
    }
    return text + findings(of: trace, width: width)
  }

  private static func heading(of trace: ReplayedTrace) -> String {
    let gestures = trace.results.first?.gestures ?? 0
    let intent = trace.label.intent?.rawValue ?? "no intent"
    return "\(trace.label.trace): \(intent), \(Counted.text(gestures, "gesture"))\n"
  }

  private static func name(of result: ReplayResult, in trace: ReplayedTrace) -> String {
    let model = trace.results.first?.model
    return trace.results.allSatisfy { $0.model == model }
      ? result.engine : "\(result.engine) on \(result.model)"
  }

  private static func word(_ result: ReplayResult) -> String {
    result.triggerPhase.map(\.word) ?? "no"
  }

  /// A line for each rule an engine broke: the worst, and how often.
  private static func findings(of trace: ReplayedTrace, width: Int) -> String {
    var text = ""
    for result in trace.results {
      for line in FindingWords.lines(result.findings) {
        text += TextColumns.hanging(
          "  ", "\(name(of: result, in: trace)) \(line)", width: width, indent: 4)
      }
    }
    return text
  }
}
