import TextFormats

/// Whether a figure or a group got better or worse compared with the baseline, an earlier report.
package enum BaselineVerdict: Int, Comparable, CaseIterable, Sendable {
  /// Nothing changed since the baseline.
  case same
  /// The change could be chance, or is too small to notice.
  case withinNoise
  /// The figure changed, but is neither clearly better nor clearly worse.
  case changed
  /// The figure is better than in the baseline, beyond chance.
  case better
  /// The figure is worse than in the baseline beyond chance, or no longer exists.
  case worse

  /// The verdict as it is printed in reports.
  package var word: String {
    switch self {
    case .same: "same"
    case .withinNoise: "changed within noise"
    case .changed: "changed"
    case .better: "better"
    case .worse: "worse"
    }
  }

  /// The verdict in one short word, for a narrow column.
  var shortWord: String { self == .withinNoise ? "noise" : word }

  /// Orders verdicts as they are declared, so that the maximum over a group's figures is its worst one.
  package static func < (left: BaselineVerdict, right: BaselineVerdict) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The change of one figure from the baseline to the report.
package struct BaselineChange: Equatable, Sendable {
  /// The name of the figure, such as `recall` or `latency_ms p50`.
  package let figure: String
  /// Whether the change makes the figure better or worse.
  package let verdict: BaselineVerdict
  /// The figure's value in the baseline; nil if it did not exist.
  package let before: Double?
  /// The figure's value in the report; nil if it does not exist.
  package let after: Double?
  /// Details as text: which traces changed, or the interval of the difference. May be empty.
  package let words: String

  /// The values before and after as text, with enough digits to show the difference.
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

/// The changes of one group (engine, model and origin of traces) from the baseline to the report.
package struct BaselineGroup: Equatable, Sendable {
  /// The name of the engine whose results are compared.
  package let engine: String
  /// The name of the scroll model on which the engine ran.
  package let model: String
  /// The origin of the traces, such as `recorded`, `imported` or `synthetic`.
  package let origin: String
  /// The reason why not all traces are the same in both reports; nil if all are.
  package let whyOtherTraces: String?
  /// The number of traces that are in both reports and were compared one by one; nil if there are none.
  package let comparedTraces: Int?
  /// The number of traces among ``comparedTraces`` whose verdict changed; nil if none could be compared.
  package let changedTraces: Int?
  /// The names of figures that exist only for whole folders and were not compared, because only some of the traces are the same.
  package let notCompared: [String]
  /// The figures that changed, the worst first.
  package let changes: [BaselineChange]
  /// The verdict on the group: the verdict on its worst figure.
  package let verdict: BaselineVerdict

  /// True if both reports were made from the same traces.
  package var hasSameTraces: Bool { whyOtherTraces == nil }
  /// The group's name, such as `mrefresh on uikit, synthetic`.
  package var name: String { "\(engine) on \(model), \(origin)" }
}
