import PullToRefresh
import TextFormats
import TraceReplay

/// Why an engine fired or did not fire, as text, found from the figures of a replay.
package enum TriggerReason {
  /// The reason as a phrase, for example `passed 90.0 pt under the finger`.
  ///
  /// - Parameter result: The figures of one replay.
  /// - Returns: A phrase without the engine, the time and a full stop.
  package static func words(_ result: ReplayResult) -> String {
    guard result.gesture != nil else { return "no finger touched" }
    let threshold = points(result.threshold)
    switch result.triggerPhase {
    case .contact: return "passed \(threshold) under the finger"
    case .settling: return "passed \(threshold) without a finger"
    case .released:
      guard let margin = result.margin else { return "passed \(threshold)" }
      return margin < 0
        ? "passed \(threshold) before the release"
        : "released at \(position(margin, result)) pt; threshold \(threshold)"
    case nil: return notFired(result)
    }
  }

  private static func notFired(_ result: ReplayResult) -> String {
    let threshold = points(result.threshold)
    guard let peakMargin = result.peakMargin else { return "the content was not pulled" }
    guard result.threshold + peakMargin > 0 else { return "the content was not pulled" }
    guard peakMargin >= 0 else {
      return "peaked at \(position(peakMargin, result)) pt; threshold \(threshold)"
    }
    guard let margin = result.margin else { return "passed \(threshold) and was never released" }
    let position = position(margin, result)
    if margin < 0 { return "released at \(position) pt; threshold \(threshold)" }
    let words = "released at \(position) pt (threshold \(threshold))"
    if result.isDueUnseen { return words + ", which it passed after the last frame before the release" }
    if result.isBusy || result.isInRefresh, result.changes.isEmpty || result.changes == [.alone] {
      return words + ", but a refresh was in progress"
    }
    return words + "; " + forbidden(result.changes)
  }

  /// Why an engine did not fire although the pull passed its threshold: the change to the gesture that would have made it fire.
  private static func forbidden(_ changes: [GestureChange]) -> String {
    guard let last = changes.last else { return "another rule of this engine forbids a refresh" }
    let others = changes.dropLast().map(phrase)
    let all = others.isEmpty ? phrase(last) : others.joined(separator: ", ") + " and " + phrase(last)
    return "it would fire " + all
  }

  private static func phrase(_ change: GestureChange) -> String {
    switch change {
    case .undisturbed: "if nothing touched the content afterwards"
    case .alone: "as the only gesture"
    case .touchscreen: "on a touchscreen"
    case .straight: "with a straight movement"
    case .oneFinger: "with one finger"
    case .fromTop: "starting at the top"
    case .restBeforeLift: "with a rest before the release"
    case .neverBack: "without moving back"
    case .slower: "more slowly"
    case .coarser: "with fewer reports"
    }
  }

  private static func position(_ margin: Double, _ result: ReplayResult) -> String {
    Figures.fixed(result.threshold + margin, decimals: 1)
  }

  private static func points(_ value: Double) -> String { "\(Figures.fixed(value, decimals: 1)) pt" }
}
