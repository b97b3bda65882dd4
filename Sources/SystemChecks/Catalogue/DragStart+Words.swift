import PullToRefresh
import TextFormats

extension DragStart {
  /// The condition on which a touch starts to drag a scroll view, as a phrase to follow "a touch".
  ///
  ///     DragStart(slop: 8).words   // "after 8 pt along it, which are discarded (slop)"
  var words: String {
    guard slop > 0 else { return "from its first movement" }
    let edge = isStrict ? "after more than" : "after"
    let grace =
      graceTime > 0
      ? "; within \(Figures.short(graceTime * 1000)) ms of a release, from its first movement" : ""
    return "\(edge) \(Figures.short(slop)) pt \(measure.words), \(loss.words)\(refusal.words)\(grace)"
  }

  /// The JSON fields that describe when a touch starts to drag: slop, the measured travel, refused directions.
  static let fields: Fields<DragStart> = [
    .value("slop_pt", "Travel before a finger drags (slop); 0 if every movement drags.") { $0.slop },
    .value("strict", "Whether travel must exceed the slop, not only reach it.") { $0.isStrict },
    .value(
      "measure",
      "The travel that is compared with the slop: along the scroll view, in any direction, or the longer of along and across."
    ) { $0.measure },
    .value("loses", "The part of the travel that is discarded.") { $0.loss },
    .value(
      "refuses_steeper_than",
      "A touch that moves across by more than this times its travel along is refused; null if touches are not refused so."
    ) { $0.refusal.share },
    .value(
      "refuses_ahead_pt",
      "A touch that moves this much farther across than along is refused; null if touches are not refused so."
    ) { $0.refusal.points },
    .value("grace_ms", "A touch within this time after a release drags without slop.") {
      $0.graceTime * 1000
    },
  ]
}

extension DragStart.Measure: FieldWord {
  package static let all: [DragStart.Measure] = [.along, .distance, .longer]

  fileprivate var words: String {
    switch self {
    case .along: "along it"
    case .distance: "in any direction"
    case .longer: "along or across it"
    }
  }

  package var word: String {
    switch self {
    case .along: "along"
    case .distance: "distance"
    case .longer: "longer"
    }
  }
}

extension DragStart.Loss: FieldWord {
  package static let all: [DragStart.Loss] = [.slop, .beforeSample, .sample, .nextSample]

  fileprivate var words: String {
    switch self {
    case .slop: "which are discarded (slop)"
    case .beforeSample: "travel before that event is discarded"
    case .sample: "travel up to that event is discarded"
    case .nextSample: "travel up to the next event is discarded"
    }
  }

  package var word: String {
    switch self {
    case .slop: "slop"
    case .beforeSample: "before-sample"
    case .sample: "sample"
    case .nextSample: "next-sample"
    }
  }
}

extension DragStart.Refusal {
  fileprivate var words: String {
    switch self {
    case .none: ""
    case .steeper(let share):
      "; not if it moves across by more than \(Figures.short(share)) times its travel along"
    case .ahead(by: 0): "; not if it moves farther across than along"
    case .ahead(let points): "; not if it moves \(Figures.short(points)) pt farther across than along"
    }
  }

  fileprivate var share: Double? {
    if case .steeper(let share) = self { share } else { nil }
  }

  fileprivate var points: Double? {
    if case .ahead(let points) = self { points } else { nil }
  }
}
