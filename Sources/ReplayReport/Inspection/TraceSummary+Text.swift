import GestureTraces
import TextFormats
import TraceReplay

extension TraceSummary {
  /// The most gestures that are listed one by one; only the number of the rest is given.
  private static let listed = 12
  /// The height of the plot of finger travel, in lines.
  private static let plotRows = 8

  /// The summary as text within `width` columns: the device, figures, gestures, and a small plot.
  package func text(width: Int) -> String {
    let paragraphs = [identity, contents] + grades + [upward].compactMap { $0 }
    let lines = paragraphs.flatMap { WrappedText.lines($0, width: width) }
    var text = ([trace.path] + lines).joined(separator: "\n") + "\n"
    let reports = LayerTable(layers)
    if !reports.isEmpty { text += "\n" + reports.table.text(width: width) }
    if !gestures.isEmpty { text += "\n" + table.text(width: width) + rest + "\n" + plot(width: width) }
    return text
  }

  private var upward: String? {
    upwardTravel.map {
      "the finger moved up by \(Figures.fixed($0.distance, decimals: 0)) pt; \($0.remedy)"
    }
  }

  private var identity: String {
    let device = trace.header.device
    var parts = [device.kind.rawValue]
    if let name = device.name { parts[0] += " \"\(name)\"" }
    if case .millimetres(let width, let height)? = device.size {
      parts.append("\(Figures.fixed(width, decimals: 0)) × \(Figures.fixed(height, decimals: 0)) mm")
    }
    if trace.header.scale == .assumed { parts.append("scale assumed") }
    parts.append(trace.header.source.origin.rawValue)
    parts.append(trace.header.intent.map { "intent \($0.rawValue)" } ?? "no intent")
    if let subject = trace.header.subject { parts.append("subject \(subject)") }
    return parts.joined(separator: ", ")
  }

  private var contents: String {
    let seconds = Figures.fixed(duration, decimals: 2)
    let stored = trace.statedGrade ?? (trace.isTruncated ? self.grade.letter.rawValue : nil)
    let grade = stored.map { "grade \($0)" } ?? "no grade"
    let wheels = wheelMoves > 0 ? ", \(wheelMoves) wheel moves" : ""
    let lost = losses > 0 ? ", \(losses) losses" : ""
    return "\(seconds) s, \(trace.events.count) events, layer \(layer.rawValue)\(wheels)\(lost), \(grade)"
  }

  /// Lines with the reasons for the grade, and with the grade of the events if it differs.
  private var grades: [String] {
    let isOther = trace.end.map { $0.grade != grade.letter.rawValue } ?? false
    let reasons = trace.isTruncated ? grade.reasons : trace.end?.reasons ?? []
    var lines = reasons.isEmpty ? [] : ["grade because: " + reasons.joined(separator: "; ")]
    if isOther {
      let why = grade.reasons.isEmpty ? "" : ": " + grade.reasons.joined(separator: "; ")
      lines.append("its events by themselves give grade \(grade.letter.rawValue)\(why)")
    }
    return lines
  }

  /// A table with one row per gesture. With labels, a column for the intent replaces the number of reports, because both need over 80
  /// columns.
  private var table: TextTable {
    let isLabelled = trace.header.labels != nil
    var table = TextTable(
      [
        "gesture", "start ms", "length ms", isLabelled ? "intent" : "reports", "\(axis.forward) pt",
        "\(axis.back) pt", "end", "at pt/s",
      ])
    for (index, gesture) in gestures.prefix(Self.listed).enumerated() {
      table.add([
        "\(index + 1)", Figures.milliseconds(gesture.began), Figures.milliseconds(gesture.length),
        isLabelled ? gesture.intent?.rawValue ?? "–" : "\(gesture.samples)",
        Figures.fixed(gesture.furthestDown, decimals: 1), Figures.fixed(gesture.furthestUp, decimals: 1),
        gesture.endWord, Figures.fixed(gesture.liftVelocity, decimals: 0),
      ])
    }
    return table
  }

  private var rest: String {
    let more = gestures.count - Self.listed
    return more > 0 ? "and \(more) more (--json has them all)\n" : ""
  }

  /// A plot of finger travel over time, in points; travel down, or to the right, is drawn upwards.
  private func plot(width: Int) -> String {
    let knots = paths.flatMap(\.knots)
    guard let first = knots.first, let last = knots.last else { return "" }
    let low = knots.reduce(0) { min($0, $1.travel) }
    let high = knots.reduce(1) { max($0, $1.travel) }
    var plot = TerminalPlot(
      width: width, rows: Self.plotRows, times: first.time...max(last.time, first.time), values: low...high)
    for path in paths {
      for (knot, next) in zip(path.knots, path.knots.dropFirst()) {
        plot.line(from: (knot.time, knot.travel), to: (next.time, next.travel))
      }
    }
    return plot.lines.joined(separator: "\n") + "\n"
  }
}
