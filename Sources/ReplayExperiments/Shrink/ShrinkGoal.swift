import GestureTraces
import PullToRefresh
import TraceReplay

/// The behaviour of engines that a smaller trace must still show.
package enum ShrinkGoal: Equatable, Sendable {
  /// The engine fires, and its first trigger comes in this phase: in contact, at the release, while settling.
  case fired(TriggerPhase)
  /// The engine does not fire, although a finger moves at least this far down in one gesture, in points.
  case silent(travel: Double)
  /// The engine breaks this rule of good behaviour.
  case breaks(FindingKind)
  /// Only one of two engines fires (the first if `firstFires`, otherwise the second), in this phase.
  case differs(firstFires: Bool, TriggerPhase)

  /// The names of behaviours that `shrink --keep` accepts.
  package static let names =
    ["fired", "silent", "differs"] + FindingKind.allCases.filter(\.isSeenInRun).map(\.rawValue)

  /// The name of the behaviour, as `shrink --keep` accepts it.
  package var name: String {
    switch self {
    case .fired: "fired"
    case .silent: "silent"
    case .breaks(let kind): kind.rawValue
    case .differs: "differs"
    }
  }

  /// The behaviour with the given name, as a trace shows it; nil if the trace does not show it, or if the name is unknown.
  ///
  /// - Parameters:
  ///   - name: One of ``names``.
  ///   - logs: What the engines did: two logs for `differs`, otherwise the first is used.
  ///   - track: The trace's fingers.
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

  /// Chooses the behaviour that a trace suggests.
  ///
  /// It is a verdict that contradicts the trace's intent, else the first broken rule, else the verdict.
  ///
  /// - Parameters:
  ///   - log: What the engine did.
  ///   - track: The trace's fingers.
  ///   - intent: The intent; nil if unknown.
  package init(shownBy log: ReplayLog, _ track: FingerTrack, intent: Intent?) {
    let silent = ShrinkGoal.silent(travel: track.furthestTravel.rounded(.down))
    let verdict = log.firstTrigger.map { ShrinkGoal.fired($0.phase) } ?? silent
    let isWrong = intent.map { ($0 == .pull) != (log.triggers > 0) } ?? false
    if !isWrong, let kind = log.findings.first?.kind { self = .breaks(kind) } else { self = verdict }
  }

  /// True if engines show the behaviour on a trace.
  ///
  /// - Parameters:
  ///   - logs: What the engines did.
  ///   - track: The trace's fingers.
  /// - Returns: True if they show it; false also if an engine is missing.
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
  /// The farthest that a finger moves down in any gesture, in points, ≥ 0.
  package var furthestTravel: Double {
    gestures.flatMap { $0.samples.map(\.travel) }.max().map { max(0, $0) } ?? 0
  }
}
