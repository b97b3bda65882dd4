import ReplayStatistics
import TextFormats

/// The text about one pair of engines: which was right how often, their difference, which was later, and on which gestures they disagree.
struct ComparisonSection {
  let pair: PairComparison
  let tests: PairTests
  /// The number of significance tests for which Holm's method adjusts the p values.
  let testCount: Int
  /// Terminal width, in columns.
  let width: Int

  func text(showing most: Int, replay: (Disagreement) -> String) -> String {
    var parts = [title]
    if pair.total > 0 {
      parts.append(
        wrapped("Right: fired in pulls, and did not fire in other gestures") + right.text(width: width)
          + (missingRow.map { wrapped($0) } ?? ""))
      parts.append(
        wrapped("\(PairFigures.differences)\(tested)")
          + fired.text(width: width))
    }
    if pair.times.trigger.count > 0 { parts.append(timing) }
    if pair.hits.total > 0 { parts.append(hits) }
    if pair.free.gestures > 0 { parts.append(free) }
    parts += pair.sampling.notes.map { wrapped($0) }
    parts.append(disagreements(showing: most, replay: replay))
    return parts.joined(separator: "\n")
  }

  /// The pair's result on one screen: which engine fired in which gestures, and why the engines differ.
  var answer: String {
    var parts = [title]
    if pair.total > 0 {
      parts.append(
        wrapped("\(PairFigures.differences)\(tested)") + fired.text(width: width))
    }
    if pair.hits.total > 0 { parts.append(hits) }
    parts += pair.sampling.notes.map { wrapped($0) }
    parts.append(disagreements(showing: 0) { _ in "" })
    return parts.joined(separator: "\n")
  }

  private var title: String {
    let gestures = GestureCount(
      confusion: pair.total, pulls: pair.pulls.total, free: pair.free.gestures, hours: pair.free.hours,
      files: pair.files.labelled, unlabelled: pair.hits.total, unlabelledFiles: pair.files.unlabelled,
      busy: pair.busy, units: pair.sampling.words, origin: pair.origin
    ).words
    return wrapped("A is \(pair.first), B is \(pair.second), both replayed on \(gestures).")
      + wrapped(pair.place) + (pair.isGenerated ? wrapped(GeneratedGestures.sentence) : "")
  }

  private var tested: String {
    if pair.isGenerated { return "" }
    let test =
      pair.sampling.count == nil
      ? "; p is from McNemar's exact test" : "; p is from sign flips of \(pair.sampling.unit.rawValue)"
    return testCount == 1 ? test : "\(test), Holm adjusts it for \(testCount) tests"
  }

  private var rows: [(name: String, counts: PairedCounts, difference: Estimate, test: PairTests.Test?)] {
    [
      ("missed", pair.pulls, pair.recallDifference.negated, tests.pulls),
      ("false alarms", pair.others, pair.falsePositiveDifference, tests.others),
    ].filter { $0.1.total > 0 }
  }

  /// A sentence on why the table has no row for pulls or for other gestures; nil if it has both.
  private var missingRow: String? {
    if pair.pulls.total == 0 { return "No gesture is a pull, so which engine misses more is not known." }
    return pair.others.total == 0
      ? "Every gesture is a pull, so which engine has more false alarms is not known." : nil
  }

  private var right: TextTable {
    var table = TextTable(["right in", "n", "both", "only A", "only B", "neither"])
    for row in rows {
      let counts = row.counts
      let cells = [counts.total, counts.both, counts.onlyFirst, counts.onlySecond, counts.neither]
      table.add([row.name == "missed" ? "pulls" : "other gestures"] + cells.map(String.init))
    }
    return table
  }

  private var fired: TextTable {
    var table = TextTable(["", "A", "B", "B minus A"] + (pair.isGenerated ? [] : ["p", "Holm"]))
    for row in rows {
      let counts = row.counts
      let shares = [counts.neither + counts.onlySecond, counts.neither + counts.onlyFirst].map {
        "\($0)/\(counts.total)"
      }
      table.add(
        [row.name] + shares + [
          Self.signed(row.difference, scale: 100, decimals: 0)
        ] + (pair.isGenerated ? [] : [Self.p(row.test?.p), Self.p(row.test?.adjusted)]))
    }
    return table
  }

  /// The text on gestures without an intent: in how many each engine fired.
  private var hits: String {
    let counts = pair.hits
    var table = TextTable(["n", "both", "only A", "only B", "neither", "B minus A"])
    let cells = [counts.total, counts.both, counts.onlyFirst, counts.onlySecond, counts.neither]
    table.add(cells.map(String.init) + [Self.signed(pair.hitDifference, scale: 100, decimals: 0)])
    let heading =
      "Gestures without an intent in which each fired; B minus A in percentage points (95 % interval)"
    return wrapped(heading) + table.text(width: width)
  }

  private var timing: String {
    var table = TextTable(["ms", "n", "median", "mean"])
    var missing: String?
    for (key, values) in pair.times.all where values.count > 0 {
      let (median, mean) = (values.median, values.mean)
      missing = missing ?? median.why ?? mean.why
      table.add(
        [Self.name(of: key), "\(values.count)"]
          + [median, mean].map { Self.signed($0, scale: 1000, decimals: 1) })
    }
    let heading = wrapped(
      "Where both fired: B minus A in ms (95 % interval), from the crossing or the release to the trigger")
    return heading + table.text(width: width) + (missing.map { wrapped("\(Figures.none): \($0)") } ?? "")
  }

  private static func name(of time: String) -> String {
    ["latency": "from crossing", "release_latency": "from release"][time] ?? time
  }

  private var free: String {
    let (use, difference) = (pair.free, pair.freeDifference)
    let hours = Figures.fixed(use.hours, decimals: 2)
    let text =
      "In free use (\(hours) h) A fired \(use.first) times and B \(use.second) times: per hour B minus A is \(Self.signed(difference, scale: 1, decimals: 2))."
    return wrapped(text) + (difference.why.map { wrapped("\(Figures.none): \($0)") } ?? "")
  }

  private func disagreements(showing most: Int, replay: (Disagreement) -> String) -> String {
    let count = pair.disagreements.count
    guard count > 0 else {
      return wrapped(
        later.map { "A and B fire in the same gestures, but \($0)." }
          ?? "A and B fire and call back at the same times in every gesture.")
    }
    let times = later.map { " Where both fire, \($0)." } ?? ""
    var text = wrapped(
      "A and B differ in \(Counted.text(count, "gesture")); times count as different from 100 ms on.\(times)")
    for group in pair.groups {
      text += wrapped("\(group.members.count)  \(group.words(first: "A", second: "B"))", hang: 4)
      guard most > 0 else { continue }
      for member in group.members.prefix(most) {
        let intent = member.intent.map { " (\($0.rawValue))" } ?? ""
        text += wrapped("\(member.name)\(intent)", indent: 4)
        text += wrapped("A \(Self.words(member.first))", indent: 6)
        text += wrapped("B \(Self.words(member.second))", indent: 6)
      }
      let more = group.members.count - most
      if more > 0 { text += wrapped("and \(more) more (--show \(group.members.count) lists all)", indent: 4) }
      // The command is not wrapped, so that it can be copied.
      text += "    \(replay(group.members[0]))\n"
    }
    return text
  }

  /// A sentence on which engine calls the app back later, or else fires later; nil if the difference is not noticeable.
  private var later: String? {
    let parts = [Self.later(pair.times), Self.later(pair.freeTimes).map { "in free use \($0)" }]
    let said = parts.compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }

  private static func later(_ times: PairedTimes) -> String? {
    for (order, verb, values) in [
      (times.callbackOrder, "calls back", times.callback), (times.triggerOrder, "fires", times.trigger),
    ] {
      guard let words = order.words(first: "A", second: "B", verb) else { continue }
      let median = values.median.value.map { ": median \(signed($0, scale: 1000, decimals: 1)) ms" }
      return words + (median ?? "")
    }
    return nil
  }

  private static func words(_ side: Disagreement.Side) -> String {
    guard let trigger = side.trigger else { return "did not fire: \(side.why)" }
    let times = side.triggers > 1 ? ", \(side.triggers) times" : ""
    return "fired at \(Figures.milliseconds(trigger)) ms\(times): \(side.why)"
  }

  /// A difference with its sign and bounds, as text: `-14 (-24 to -6)`.
  static func signed(_ estimate: Estimate, scale: Double, decimals: Int) -> String {
    let numbers = [estimate.value, estimate.low, estimate.high].map {
      signed($0, scale: scale, decimals: decimals)
    }
    guard estimate.low != nil else { return "\(numbers[0]) (\(Figures.none))" }
    return "\(numbers[0]) (\(numbers[1]) to \(numbers[2]))"
  }

  static func signed(_ number: Double?, scale: Double, decimals: Int) -> String {
    let text = Figures.fixed(number.map { $0 * scale }, decimals: decimals)
    return (number ?? 0) > 0 && text.contains { ("1"..."9").contains($0) } ? "+\(text)" : text
  }

  /// A p value as text, to three decimals; a smaller one as an upper bound.
  static func p(_ p: Double?) -> String {
    guard let p, p < 0.001 else { return Figures.fixed(p, decimals: 3) }
    return p < 0.0001 ? "<0.0001" : Figures.fixed(p, decimals: 4)
  }

  private func wrapped(_ text: String, indent: Int = 0, hang: Int = 2) -> String {
    WrappedText.text(text, width: width, indent: indent, hang: hang)
  }
}
