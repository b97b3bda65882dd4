import GestureTraces
import PullToRefresh
import TraceReplay

/// The behaviour that a smaller trace must still show.
package enum ShrinkGoal: Equatable, Sendable {
  /// The engine fires, first for this cause: in contact, at the release, while settling.
  case fired(TriggerPhase)
  /// The engine does not fire, though a finger goes at least this far down in one gesture, in points.
  case silent(travel: Double)
  /// The engine breaks this rule.
  case breaks(FindingKind)
  /// Of two engines only this one fires, the first, or else the second, and for this cause.
  case differs(firstFires: Bool, TriggerPhase)

  /// The names that `--keep` takes.
  package static let names =
    ["fired", "silent", "differs"] + FindingKind.allCases.filter(\.isSeenInRun).map(\.rawValue)

  /// The word for it.
  package var name: String {
    switch self {
    case .fired: "fired"
    case .silent: "silent"
    case .breaks(let kind): kind.rawValue
    case .differs: "differs"
    }
  }

  /// The goal of this name that a trace reaches as it is; nil where it does not, or the name is none.
  ///
  /// - Parameters:
  ///   - name: One of ``names``.
  ///   - logs: What its engines did: two for `differs`, else the first counts.
  ///   - track: Its fingers.
  package init?(named name: String, shownBy logs: [ReplayLog], _ track: FingerTrack) {
    let phases = logs.map { $0.firstTrigger?.phase }
    switch name {
    case "fired":
      guard let phase = phases.first ?? nil else { return nil }
      self = .fired(phase)
    case "silent": self = .silent(travel: track.furthestTravel.rounded(.down))
    case "differs":
      guard let phase = phases.compactMap(\.self).first else { return nil }
      self = .differs(firstFires: phases.first != .some(nil), phase)
    default:
      guard let kind = FindingKind(rawValue: name), kind.isSeenInRun else { return nil }
      self = .breaks(kind)
    }
    guard isReached(logs, track) else { return nil }
  }

  /// The goal that a trace itself suggests: a verdict against its intent, else the first rule that is broken,
  /// else the verdict.
  ///
  /// - Parameters:
  ///   - log: What the engine did.
  ///   - track: Its fingers.
  ///   - intent: What the person meant, if that is known.
  package init(shownBy log: ReplayLog, _ track: FingerTrack, intent: Intent?) {
    let silent = ShrinkGoal.silent(travel: track.furthestTravel.rounded(.down))
    let verdict = log.firstTrigger.map { ShrinkGoal.fired($0.phase) } ?? silent
    let isWrong = intent.map { ($0 == .pull) != (log.triggers > 0) } ?? false
    if !isWrong, let kind = log.findings.first?.kind { self = .breaks(kind) } else { self = verdict }
  }

  /// True if a trace shows it.
  ///
  /// - Parameters:
  ///   - logs: What its engines did.
  ///   - track: Its fingers.
  /// - Returns: False also where an engine is missing.
  package func isReached(_ logs: [ReplayLog], _ track: FingerTrack) -> Bool {
    guard let first = logs.first else { return false }
    switch self {
    case .fired(let phase): return first.firstTrigger?.phase == phase
    case .silent(let travel): return first.triggers == 0 && track.furthestTravel >= travel
    case .breaks(let kind): return first.findings.contains { $0.kind == kind }
    case .differs(let firstFires, let phase):
      guard logs.count == 2 else { return false }
      let (firing, silent) = firstFires ? (first, logs[1]) : (logs[1], first)
      return firing.firstTrigger?.phase == phase && silent.triggers == 0
    }
  }
}

extension FingerTrack {
  /// The farthest that a finger goes down in one gesture, in points, ≥ 0.
  package var furthestTravel: Double {
    gestures.flatMap { $0.samples.map(\.travel) }.max().map { max(0, $0) } ?? 0
  }
}
