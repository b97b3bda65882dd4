import GestureTraces
import TextFormats
import TraceReplay

/// The verdict of an engine, in a line and as JSON: what a shrunken trace and a bundle are about.
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

  /// Writes it as an object.
  ///
  /// - Parameters:
  ///   - result: The figures of one replay.
  ///   - json: Where it goes.
  package static func write(_ result: ReplayResult, _ json: inout JSONWriter) {
    json.object { json in
      json.member("engine", result.engine)
      json.member("model", result.model)
      json.member("triggers", result.triggers)
      json.member("trigger_ms", result.trigger.map { $0 * 1000 })
      json.member("trigger_phase", result.triggerPhase.map(\.word))
      json.list("findings", Set(result.findings.map(\.kind)).sorted()) { json, kind in
        json.value(kind.rawValue)
      }
    }
  }
}
