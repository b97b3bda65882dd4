import PullToRefresh
import TextFormats

extension DragStart {
  /// The rule in words, to follow "a touch".
  ///
  ///     DragStart(slop: 8).words   // "beyond 8 pt along it, which are lost"
  var words: String {
    guard slop > 0 else { return "with its first movement" }
    let edge = isStrict ? "beyond" : "from"
    let grace =
      graceTime > 0 ? "; with its first movement within \(Figures.short(graceTime * 1000)) ms of a lift" : ""
    return "\(edge) \(Figures.short(slop)) pt \(measure.words), \(loss.words)\(refusal.words)\(grace)"
  }

  /// The JSON fields of the rule.
  static let fields: Fields<DragStart> = [
    .value("slop_pt", "Points a finger goes before it drags; 0 where every movement is a drag.") { $0.slop },
    .value("strict", "Whether just the slop is not yet enough.") { $0.isStrict },
    .value(
      "measure",
      "What is held against the slop: travel along the list, the distance in any direction, or the longer of along and across."
    ) { $0.measure },
    .value("loses", "The part of the travel that moves nothing.") { $0.loss },
    .value(
      "refuses_steeper_than",
      "A touch that goes across by more than this times its way along is refused; null where none is."
    ) { $0.refusal.share },
    .value(
      "refuses_ahead_pt",
      "A touch that goes across by so many points more than along is refused; null where none is."
    ) { $0.refusal.points },
    .value("grace_ms", "A touch within this time of a lift needs no slop.") { $0.graceTime * 1000 },
  ]
}

extension DragStart.Measure: FieldWord {
  package static let all: [DragStart.Measure] = [.along, .distance, .longer]

  fileprivate var words: String {
    switch self {
    case .along: "along it"
    case .distance: "in any direction"
    case .longer: "along or across"
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
    case .slop: "which are lost"
    case .beforeSample: "all before that event is lost"
    case .sample: "all up to that event is lost"
    case .nextSample: "all up to the event after is lost"
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
      "; not one that leaves them across by more than \(Figures.short(share)) times its way along"
    case .ahead(by: 0): "; not one that goes farther across than along"
    case .ahead(let points): "; not one that goes across by \(Figures.short(points)) pt more than along"
    }
  }

  fileprivate var share: Double? {
    if case .steeper(let share) = self { share } else { nil }
  }

  fileprivate var points: Double? {
    if case .ahead(let points) = self { points } else { nil }
  }
}
