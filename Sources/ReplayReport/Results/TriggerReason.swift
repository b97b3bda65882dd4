import PullToRefresh
import TextFormats
import TraceReplay

/// Why an engine fired or did not fire, in words, from the figures of a replay.
package enum TriggerReason {
  /// The reason, for example `past 90.0 pt under the finger`.
  ///
  /// - Parameter result: The figures of one replay.
  /// - Returns: A phrase without engine, time and full stop.
  package static func words(_ result: ReplayResult) -> String {
    guard result.gesture != nil else { return "no finger" }
    let threshold = points(result.threshold)
    switch result.triggerPhase {
    case .contact: return "past \(threshold) under the finger"
    case .settling: return "past \(threshold) without a finger"
    case .released:
      guard let margin = result.margin else { return "past \(threshold)" }
      return margin < 0
        ? "past \(threshold) before the lift" : "let go at \(position(margin, result)), past \(threshold)"
    case nil: return notFired(result)
    }
  }

  private static func notFired(_ result: ReplayResult) -> String {
    let threshold = points(result.threshold)
    guard let peakMargin = result.peakMargin else { return "not pulled" }
    guard result.threshold + peakMargin > 0 else { return "not pulled" }
    guard peakMargin >= 0 else { return "\(position(peakMargin, result)) of \(threshold) at most" }
    guard let margin = result.margin else { return "past \(threshold), and never let go" }
    let words = "let go at \(position(margin, result)) of \(threshold)"
    if margin < 0 { return words }
    if result.isDueUnseen { return words + "; passed after the last frame before the lift" }
    if result.isBusy || result.isInRefresh, result.changes.isEmpty || result.changes == [.alone] {
      return words + "; a refresh was going on"
    }
    return words + "; " + forbidden(result.changes)
  }

  /// Why an engine did not fire past its threshold: the change to the gesture that would have made it fire.
  private static func forbidden(_ changes: [GestureChange]) -> String {
    guard let last = changes.last else { return "another of its rules forbids it" }
    let others = changes.dropLast().map(phrase)
    let all = others.isEmpty ? phrase(last) : others.joined(separator: ", ") + " and " + phrase(last)
    return all + " it would fire"
  }

  private static func phrase(_ change: GestureChange) -> String {
    switch change {
    case .undisturbed: "left to settle"
    case .alone: "by itself"
    case .touchscreen: "on a touchscreen"
    case .straight: "straight down"
    case .oneFinger: "with one finger"
    case .fromTop: "from the top"
    case .restBeforeLift: "with a rest before the lift"
    case .neverBack: "without a move back"
    case .slower: "more slowly"
    case .coarser: "with fewer reports"
    }
  }

  private static func position(_ margin: Double, _ result: ReplayResult) -> String {
    Figures.fixed(result.threshold + margin, decimals: 1)
  }

  private static func points(_ value: Double) -> String { "\(Figures.fixed(value, decimals: 1)) pt" }
}
