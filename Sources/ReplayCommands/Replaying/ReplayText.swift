import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// A replayed trace as text for people.
enum ReplayText {
  /// A table of one trace's results: one row per engine and gesture, with times and distances.
  static func table(of trace: ReplayedTrace, width: Int) -> String {
    var table = TextTable([
      "engine", "fired", "at (ms)", "crossed at (ms)", ReplayFigure.delayHeading, "margin (pt)",
    ])
    let names = names(in: trace)
    for (name, scored) in zip(names, trace.scored) {
      let result = scored.result
      table.add([
        name, word(result), Figures.milliseconds(result.trigger),
        Figures.milliseconds(result.crossing), Figures.milliseconds(result.delay?.total),
        Figures.fixed(result.margin, decimals: 1),
      ])
    }
    return heading(of: trace, width: width) + table.text(width: width)
      + findings(of: trace, names, width: width) + direction(of: trace, width: width)
  }

  /// The least width of a reason that is printed on the same line as its result, in columns.
  private static let narrowestReason = 24

  /// The results of one trace, each with the reason why the engine did or did not fire.
  static func reasons(of trace: ReplayedTrace, width: Int) -> String {
    let names = names(in: trace)
    let column = max("engine".count, names.map(\.count).max() ?? 0)
    let head = [
      PaddedText.left("engine", to: column), PaddedText.left("fired", to: 8),
      PaddedText.right("at (ms)", to: 7),
      "reason",
    ].prefix(width - column < Self.narrowestReason + 21 ? 3 : 4)
    var text = heading(of: trace, width: width) + head.joined(separator: "  ") + "\n"
    for (name, scored) in zip(names, trace.scored) {
      let time = Figures.milliseconds(scored.result.trigger)
      let start = [
        PaddedText.left(name, to: column), PaddedText.left(word(scored.result), to: 8),
        PaddedText.right(time, to: 7),
        "",
      ]
      let (row, reason) = (start.joined(separator: "  "), TriggerReason.words(scored.result))
      // A narrow terminal has the reason below the row.
      text +=
        width - row.count < Self.narrowestReason
        ? start.dropLast().joined(separator: "  ") + "\n" + WrappedText.text(reason, width: width, indent: 4)
        : TextColumns.hanging(row, reason, width: width)
    }
    return text + findings(of: trace, names, width: width) + direction(of: trace, width: width)
      + scale(of: trace, width: width)
  }

  private static func heading(of trace: ReplayedTrace, width: Int) -> String {
    var intents: [String] = []
    for scored in trace.scored {
      let intent = scored.label.intent?.rawValue ?? "no intent"
      if !intents.contains(intent) { intents.append(intent) }
    }
    let label = trace.scored.first?.label ?? TraceLabel()
    let gestures = Counted.text(label.gestures, "gesture")
    let models = models(of: trace)
    let model = models.one.map { ", on \($0)" } ?? ""
    let sentence = models.sentence().map { WrappedText.text($0, width: width, indent: 0) } ?? ""
    return WrappedText.text(
      "\(label.trace): \(intents.joined(separator: ", ")), \(gestures)\(model)", width: width, indent: 0)
      + sentence
  }

  /// A line saying that the finger only moved up, so that it pulled nothing; empty if the finger moved down or an engine fired.
  private static func direction(of trace: ReplayedTrace, width: Int) -> String {
    guard let travel = trace.upwardTravel, trace.scored.allSatisfy({ $0.result.triggers == 0 }) else {
      return ""
    }
    let isTouchpad = trace.scored.first?.label.source == "touchpad"
    let remedy = isTouchpad ? "; \(travel.remedy)" : ", which pulls nothing"
    return WrappedText.text(
      "The finger moved up by \(Figures.fixed(travel.distance, decimals: 0)) pt\(remedy).", width: width,
      indent: 0)
  }

  /// A warning if the scale from the trace's units to points is assumed; otherwise empty.
  private static func scale(of trace: ReplayedTrace, width: Int) -> String {
    guard trace.scored.first?.label.scale == .assumed else { return "" }
    return WrappedText.text(
      "Beware: the scale of this trace is assumed, so distances and verdicts may be wrong; overscroll inspect gives the reason.",
      width: width, indent: 0)
  }

  private static func models(of trace: ReplayedTrace) -> NativeModels {
    NativeModels(trace.scored.map { ($0.result.engine, $0.result.model) })
  }

  /// The name of each result in the table: the engine. The model and the gesture's number are added if there are several.
  private static func names(in trace: ReplayedTrace) -> [String] {
    let hasSeveral = models(of: trace).areSeveralOfOne
    return trace.scored.map { scored in
      let label = scored.label
      let number = label.gesture > 0 && label.gestures > 1 ? "#\(label.gesture) " : ""
      return number + (hasSeveral ? scored.runner : scored.result.engine)
    }
  }

  private static func word(_ result: ReplayResult) -> String {
    result.triggerPhase.map(\.word) ?? (result.isBusy ? "busy" : "no")
  }

  /// One line per engine and rule that the engine broke, with the worst case and the count.
  private static func findings(of trace: ReplayedTrace, _ names: [String], width: Int) -> String {
    var text = ""
    for (name, scored) in zip(names, trace.scored) {
      for line in FindingWords.lines(scored.result.findings) {
        text += TextColumns.hanging("  ", "\(name) \(line)", width: width, indent: 4)
      }
    }
    return text
  }
}
