import PullToRefresh
import TextTables
import TraceReplay

/// The reason why an engine fired, or did not, in words: what the figures of a replay say about it.
package enum TriggerReason {
  /// The reason: `past 90.0 pt under the finger`, `let go at 14.8 of 60.0 pt`.
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
    if result.isBusy { return words + "; a refresh was going on" }
    return words + "; "
      + (result.isDueUnseen ? "passed after the last frame before the lift" : forbidden(result.change))
  }

  /// The reason why an engine kept still though it was due: what it would have fired with.
  private static func forbidden(_ change: GestureChange?) -> String {
    switch change {
    case nil: "another of its rules forbids it"
    case .several: "several of its rules forbid it"
    case .alone: "by itself it would fire"
    case .touchscreen: "on a touchscreen it would fire"
    case .straight: "straight down it would fire"
    case .oneFinger: "with one finger it would fire"
    case .fromTop: "from the top it would fire"
    case .neverBack: "without a move back it would fire"
    case .restBeforeLift: "with a rest before the lift it would fire"
    case .slower: "done more slowly it would fire"
    case .coarser: "with fewer reports it would fire"
    }
  }

  private static func position(_ margin: Double, _ result: ReplayResult) -> String {
    Figures.fixed(result.threshold + margin, decimals: 1)
  }

  private static func points(_ value: Double) -> String { "\(Figures.fixed(value, decimals: 1)) pt" }
}
