import TextFormats

/// The verdict on one figure or on a group, compared with the baseline.
package enum BaselineVerdict: Int, Comparable, CaseIterable, Sendable {
  /// Nothing changed.
  case same
  /// The change could be chance, or is too small to notice.
  case withinNoise
  /// Changed, but neither clearly better nor clearly worse.
  case changed
  /// Better than in the baseline.
  case better
  /// Worse than in the baseline.
  case worse

  /// The verdict as a word, for reports.
  package var word: String {
    switch self {
    case .same: "same"
    case .withinNoise: "changed within noise"
    case .changed: "changed"
    case .better: "better"
    case .worse: "worse"
    }
  }

  /// The verdict as a word for a narrow column.
  var shortWord: String { self == .withinNoise ? "noise" : word }

  /// Orders verdicts as they are declared, so that the maximum over a group's figures is its worst one.
  package static func < (left: BaselineVerdict, right: BaselineVerdict) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// One figure now and in the baseline.
package struct BaselineChange: Equatable, Sendable {
  /// The figure's name: `recall`, `latency_ms p50`.
  package let figure: String
  /// The verdict on its change.
  package let verdict: BaselineVerdict
  /// The figure's value in the baseline; nil if it had none.
  package let before: Double?
  /// The figure's value now; nil if it has none.
  package let after: Double?
  /// Details: which traces changed, or the interval of the difference. May be empty.
  package let words: String

  /// Both values as text, with enough digits to show the difference.
  var values: (before: String, after: String) {
    if let before, let after { return Figures.apart(before, after) }
    return (
      before.map { Figures.short($0) } ?? Figures.none, after.map { Figures.short($0) } ?? Figures.none
    )
  }

  /// The change as one line, such as `latency_ms p50 10.0 → 60.0: …`.
  package var line: String {
    "\(figure) \(values.before) → \(values.after)\(words.isEmpty ? "" : ": \(words)")"
  }
}

/// The changes of one group between the baseline and the report.
package struct BaselineGroup: Equatable, Sendable {
  /// The engine's name.
  package let engine: String
  /// The model's name.
  package let model: String
  /// The origin of the traces.
  package let origin: String
  /// The reason why not all traces are the same in both; nil if all are.
  package let whyOtherTraces: String?
  /// The number of traces that both have and that were compared one by one; nil if there are none.
  package let comparedTraces: Int?
  /// The number of those traces whose verdict changed; nil if none could be compared.
  package let changedTraces: Int?
  /// Figures that exist only for a whole folder and were not compared, because only some of the traces are the same.
  package let notCompared: [String]
  /// The figures that changed, the worst first.
  package let changes: [BaselineChange]
  /// The verdict on the group, which is that on its worst figure.
  package let verdict: BaselineVerdict

  /// True if both reports were made from the same traces.
  package var hasSameTraces: Bool { whyOtherTraces == nil }
  /// The group's name, such as `mrefresh on uikit, synthetic`.
  package var name: String { "\(engine) on \(model), \(origin)" }
}
