import GestureTraces
import TextFormats
import TraceReplay

/// The verdict of an engine in a line: what a shrunken trace is about.
package enum VerdictWords {
  /// `fires at 433.3 ms, in contact; second-trigger`.
  ///
  /// - Parameter result: The figures of one replay.
  /// - Returns: A phrase that follows the engine's name.
  package static func words(_ result: ReplayResult) -> String {
    var words = "does not fire"
    if let time = result.trigger, let phase = result.triggerPhase {
      let times = result.triggers == 1 ? "" : " \(result.triggers) times, first"
      words = "fires\(times) at \(Figures.milliseconds(time)) ms, \(phase.word)"
    }
    let kinds = Set(result.findings.map(\.kind)).sorted().map(\.rawValue)
    return kinds.isEmpty ? words : words + "; " + kinds.joined(separator: ", ")
  }
}
