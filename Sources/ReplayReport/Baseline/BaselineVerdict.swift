import TextFormats

/// The verdict on a figure or a group, compared with the baseline.
package enum BaselineVerdict: Int, Comparable, CaseIterable, Sendable {
  /// Nothing changed.
  case same
  /// It changed by less than chance, or than anybody sees.
  case withinNoise
  /// It changed, and nothing says that it is for the better or for the worse.
  case changed
  /// It is better.
  case better
  /// It is worse.
  case worse

  /// The word in reports.
  package var word: String {
    switch self {
    case .same: "same"
    case .withinNoise: "changed within noise"
    case .changed: "changed"
    case .better: "better"
    case .worse: "worse"
    }
  }

  /// The word in a narrow column.
  var shortWord: String { self == .withinNoise ? "noise" : word }

  /// In the order in which they are declared: a group is as bad as the worst of its figures.
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
  /// Its value in the baseline; nil where there was none.
  package let before: Double?
  /// Its value now; nil where there is none.
  package let after: Double?
  /// Further words: which traces changed, or how far chance goes. May be empty.
  package let words: String

  /// Both values as they are shown, with as many digits as tell them apart.
  var values: (before: String, after: String) {
    if let before, let after { return Figures.apart(before, after) }
    return (
      before.map { Figures.short($0) } ?? Figures.none, after.map { Figures.short($0) } ?? Figures.none
    )
  }

  /// `latency_ms p50 10.0 → 60.0: …`.
  package var line: String {
    "\(figure) \(values.before) → \(values.after)\(words.isEmpty ? "" : ": \(words)")"
  }
}

/// A group now and in the baseline.
package struct BaselineGroup: Equatable, Sendable {
  /// The engine's name.
  package let engine: String
  /// The model's name.
  package let model: String
  /// The origin of the traces.
  package let origin: String
  /// The reason why not all traces of the two are the same; nil where they are.
  package let whyOtherTraces: String?
  /// Traces that both have and that were compared, without chance; nil where there are none.
  package let comparedTraces: Int?
  /// Those whose verdict changed; nil where there are none to compare.
  package let changedTraces: Int?
  /// Figures that only a whole folder has, where the two are not of the same traces but of some.
  package let notCompared: [String]
  /// The figures that changed, the worst first.
  package let changes: [BaselineChange]
  /// The verdict on the group: that on the worst of its figures.
  package let verdict: BaselineVerdict

  /// True where both were made of the same traces.
  package var hasSameTraces: Bool { whyOtherTraces == nil }
  /// `mrefresh on uikit, synthetic`.
  package var name: String { "\(engine) on \(model), \(origin)" }
}
