import TextFormats
import TraceReplay

/// Findings (broken rules) as text for people.
package enum FindingWords {
  /// The finding as a phrase that follows the engine's name: `makes the content jump by 24.1 pt as it changes the inset`.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: A phrase without the time and without a full stop.
  package static func words(_ finding: ReplayFinding) -> String {
    let size = size(finding)
    switch finding.kind {
    case .offsetJump: return "makes the content jump by \(size) as \(cause(finding.cause))"
    case .velocityJump: return "makes the content's velocity jump by \(size) as \(cause(finding.cause))"
    case .insetLost: return "leaves an inset that differs by \(size) from the app's own"
    case .secondTrigger: return "fires again in the same gesture (\(size) so far)"
    case .triggerWithoutFinger:
      return finding.size == nil
        ? "fires without a finger" : "fires without a finger, \(size) after the release"
    case .triggerByCancel:
      return finding.size == nil
        ? "fires on a cancelled touch" : "fires on a cancelled touch, \(size) after the cancel"
    case .armedByInertia: return "fires on a pull that momentum carried past the threshold, by \(size)"
    case .triggerWhileRefreshing: return "fires while \(size) \(finding.size == 1 ? "is" : "are") in progress"
    case .triggerNotDue: return "fires although no refresh is due, with a pull \(size) past the threshold"
    case .indicatorGone:
      return "stops showing the refresh \(size) after the app started to work, which continues"
    }
  }

  /// The size of a finding as text with its unit: `-24.1 pt`, `1 refresh`.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: The text; `–` if the finding has no size.
  package static func size(_ finding: ReplayFinding) -> String {
    guard let size = finding.size else { return Figures.none }
    switch finding.kind {
    case .secondTrigger: return "\(Int(clamping: size)) triggers"
    case .triggerWhileRefreshing: return Counted.text(Int(clamping: size), "refresh", "refreshes")
    default: return "\(Figures.fixed(size, decimals: 1)) \(finding.kind.unit)"
    }
  }

  /// One line per broken rule: its worst violation, with time and size, and how often it was broken.
  ///
  /// - Parameter findings: The findings of one replay.
  /// - Returns: Phrases that follow the engine's name.
  package static func lines(_ findings: [ReplayFinding]) -> [String] {
    FindingKind.allCases.compactMap { kind in
      let found = findings.filter { $0.kind == kind }
      guard let worst = worst(found, of: { $0 }) else { return nil }
      let time = "at \(Figures.milliseconds(worst.time)) ms"
      return "\(time) \(words(worst))\(found.count > 1 ? " (the largest of \(found.count))" : "")"
    }
  }

  /// The item whose finding has the largest size, whatever its sign; of equal ones the first.
  static func worst<Item>(_ items: [Item], of finding: (Item) -> ReplayFinding) -> Item? {
    var worst: Item?
    for item in items {
      guard let best = worst else {
        worst = item
        continue
      }
      if abs(finding(item).size ?? 0) > abs(finding(best).size ?? 0) { worst = item }
    }
    return worst
  }

  private static func cause(_ cause: ReplayFinding.Cause?) -> String {
    switch cause {
    case .engineInset, nil: "it changes the inset"
    case .appInset: "the app changes its inset"
    case .scroll: "it scrolls"
    case .finger: "a finger catches it"
    }
  }
}
