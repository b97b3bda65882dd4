import ReplayExperiments
import TextFormats
import TraceReplay

/// What engines did over several traces, as a table with one row per engine and model; it does not judge right or wrong.
package struct ReplaySummary: Sendable {
  /// The row of the table for one engine on one model.
  private struct Row {
    var gestures = 0
    var fired = 0
    var again = 0
    var busy = 0
    var broken = 0
    var late = MetricSample()
  }

  private var rows: [(engine: String, model: String, row: Row)] = []
  private var traces = 0
  private var gestures = 0
  private var still = 0

  package init() {}

  /// Adds the results of all engines for one trace.
  package mutating func add(_ trace: ReplayedTrace) {
    traces += 1
    gestures += trace.scored.first?.label.gestures ?? 0
    if trace.scored.allSatisfy({ $0.label.gesture == 0 }) { still += 1 }
    for scored in trace.scored where scored.label.gesture > 0 { add(scored) }
  }

  private mutating func add(_ scored: ScoredGesture) {
    let result = scored.result
    let known = rows.firstIndex { $0.engine == result.engine && $0.model == result.model }
    let index = known ?? rows.count
    if known == nil { rows.append((result.engine, result.model, Row())) }
    rows[index].row.gestures += 1
    if result.isBusy { rows[index].row.busy += 1 }
    if result.triggers > 0 { rows[index].row.fired += 1 }
    if result.triggers > 1 { rows[index].row.again += 1 }
    if !result.findings.isEmpty { rows[index].row.broken += 1 }
    rows[index].row.late.add(ReplayFigure.delayTotal.value(in: result))
  }

  /// The table within `width` columns, below a line that says what was counted.
  package func text(width: Int) -> String {
    let models = NativeModels(rows.map { ($0.engine, $0.model) })
    let none = still > 0 ? "; \(still) of these traces \(still == 1 ? "has" : "have") no drag" : ""
    var table = TextTable([
      "engine", "fired", "fired again", "busy", "rules broken", ReplayFigure.delayHeading,
    ])
    for (engine, model, row) in rows {
      let late = Figures.fixed(row.late.summary.median, decimals: 0)
      table.add(
        [models.areSeveralOfOne ? "\(engine) on \(model)" : engine]
          + [row.fired, row.again, row.busy, row.broken].map(String.init) + [late])
    }
    let place = models.one.map { " on \($0)" } ?? ""
    let title =
      "\(Counted.text(gestures, "gesture")) in \(Counted.text(traces, "trace")) \(gestures == 1 ? "was" : "were") replayed\(place)\(none)."
    let key =
      "Numbers count gestures; a busy one started during a refresh. Callback delay: the median time from due to callback."
    let words = [key, models.sentence(naming: NativeModels.mostInAnswer)].compactMap(\.self)
    return WrappedText.text(title, width: width, indent: 0) + "\n" + table.fitting(width: width) + "\n"
      + words.map { WrappedText.text($0, width: width, indent: 0) }.joined()
  }
}
