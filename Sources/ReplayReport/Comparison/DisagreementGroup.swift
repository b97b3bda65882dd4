import TextFormats

/// The gestures on which two engines disagree for one reason.
package struct DisagreementGroup: Equatable, Sendable {
  /// The reason for the disagreements.
  package let kind: DisagreementKind
  /// Which engine fired in these gestures: only the first, only the second, or both.
  package let who: Disagreement.Who
  /// The gestures of the group, sorted by ``Disagreement/size``, the largest first.
  package let members: [Disagreement]

  /// The reason as text, with `first` and `second` as names of the two engines.
  ///
  /// The text gives thresholds only if they are the same in all gestures of the group.
  ///
  /// - Parameters:
  ///   - first: The name to use for the first engine.
  ///   - second: The name to use for the second engine.
  /// - Returns: A phrase without a full stop.
  package func words(first: String, second: String) -> String {
    let (fires, quiet) = who == .second ? (second, first) : (first, second)
    switch kind {
    case .noFinger: return "\(fires) fires without a finger; \(quiet) needs one"
    case .inertia:
      return "momentum carried the pull past the threshold of \(fires), which fires; \(quiet) needs a finger"
    case .threshold: return "the pull lay between the thresholds\(thresholds): \(fires) fires sooner"
    case .resistance: return "\(quiet) measures a smaller pull than \(fires) for the same finger travel"
    case .cancel: return "the touch was cancelled: \(fires) fires all the same, \(quiet) needs a release"
    case .dwell: return "\(quiet) waits longer beyond its threshold than the pull lasted"
    case .calledOff:
      return "the pull was taken back before the release: \(fires) had fired, \(quiet) decides at the release"
    case .unseen:
      return "\(quiet) passed its threshold after the last frame before the release, which no frame showed"
    case .rule: return "the pull passed both thresholds; another rule of \(quiet) forbids a refresh"
    case .repeats: return "both fire, \(mostOften(first, second)) more often"
    case .moment: return "both fire, at different stages of the gesture"
    case .delay: return "both fire at the same stage, \(later(first, second)) later"
    }
  }

  private var thresholds: String {
    let (one, two) = (members[0].first.threshold, members[0].second.threshold)
    guard members.allSatisfy({ $0.first.threshold == one && $0.second.threshold == two }) else { return "" }
    let (low, high) = (Figures.fixed(min(one, two), decimals: 1), Figures.fixed(max(one, two), decimals: 1))
    return low == high ? " of \(low) pt" : " of \(low) and \(high) pt"
  }

  private func mostOften(_ first: String, _ second: String) -> String {
    one(of: first, second) { $0.first.triggers > $0.second.triggers }
  }

  private func later(_ first: String, _ second: String) -> String {
    one(of: first, second) { ($0.first.trigger ?? 0) > ($0.second.trigger ?? 0) }
  }

  /// The name of the engine for which `isFirst` holds in all gestures of the group, or a phrase saying that it varies.
  private func one(of first: String, _ second: String, isFirst: (Disagreement) -> Bool) -> String {
    let count = members.count(where: isFirst)
    return count == members.count ? first : count == 0 ? second : "now one, now the other"
  }

  /// Groups disagreements by their reason and by which engine fired.
  ///
  /// Groups in which only one engine fired come first, then those in which both fired; each of the two parts has the largest group first.
  ///
  /// - Parameter all: Disagreements in any order.
  /// - Returns: Groups; each disagreement is in exactly one.
  static func groups(of all: [Disagreement]) -> [DisagreementGroup] {
    let kinds = Dictionary(grouping: all, by: \.kind)
    var groups: [DisagreementGroup] = []
    for kind in DisagreementKind.allCases {
      let sides = Dictionary(grouping: kinds[kind] ?? [], by: \.who)
      for who in [Disagreement.Who.first, .second, .both] {
        guard let members = sides[who] else { continue }
        groups.append(
          DisagreementGroup(
            kind: kind, who: who,
            members: members.sorted { $0.size != $1.size ? $0.size > $1.size : $0.name < $1.name }))
      }
    }
    return groups.enumerated().sorted { one, other in
      let (isVerdict, isOtherVerdict) = (one.element.who != .both, other.element.who != .both)
      if isVerdict != isOtherVerdict { return isVerdict }
      let (count, otherCount) = (one.element.members.count, other.element.members.count)
      return count != otherCount ? count > otherCount : one.offset < other.offset
    }.map(\.element)
  }
}
