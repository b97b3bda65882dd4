import PullToRefresh
import TextFormats

extension DragStart {
  /// The rule in words that follow "a touch".
  ///
  ///     DragStart(slop: 8).words   // "beyond 8 pt along it, which are lost"
  var words: String {
    guard slop > 0 else { return "with its first movement" }
    let edge = isStrict ? "beyond" : "from"
    let grace =
      graceTime > 0 ? "; with its first movement within \(Figures.short(graceTime * 1000)) ms of a lift" : ""
    return "\(edge) \(Figures.short(slop)) pt \(measure.words), \(loss.words)\(refusal.words)\(grace)"
  }

  /// Writes its members.
  func write(to json: inout JSONWriter) {
    json.member("slop_pt", slop)
    json.member("strict", isStrict)
    json.member("measure", measure.key)
    json.member("loses", loss.key)
    json.member("refuses_steeper_than", refusal.share)
    json.member("refuses_ahead_pt", refusal.points)
    json.member("grace_ms", graceTime * 1000)
  }
}

extension DragStart.Measure {
  fileprivate var words: String {
    switch self {
    case .along: "along it"
    case .distance: "in any direction"
    case .longer: "along or across"
    }
  }

  fileprivate var key: String {
    switch self {
    case .along: "along"
    case .distance: "distance"
    case .longer: "longer"
    }
  }
}

extension DragStart.Loss {
  fileprivate var words: String {
    switch self {
    case .slop: "which are lost"
    case .beforeSample: "all before that event is lost"
    case .sample: "all up to that event is lost"
    case .nextSample: "all up to the event after is lost"
    }
  }

  fileprivate var key: String {
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
