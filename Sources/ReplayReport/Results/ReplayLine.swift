import GestureTraces
import PullToRefresh
import TextFormats
import TraceReplay

/// A replay's figures as one line of `overscroll-replay/1`.
package enum ReplayLine {
  /// The line, without its line feed.
  ///
  /// - Parameters:
  ///   - result: The figures.
  ///   - trace: Path of the trace as given.
  ///   - intent: What the trace says the person meant.
  /// - Returns: A JSON object with every key of the schema.
  package static func json(_ result: ReplayResult, trace: String, intent: Intent?) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-replay/1")
      json.member("trace", trace)
      json.member("intent", intent?.rawValue)
      json.member("engine", result.engine)
      json.member("model", result.model)
      json.member("rate_hz", result.rate)
      json.member("gestures", result.gestures)
      json.member("gesture", result.gesture.map(Double.init))
      json.member("unfinished", result.isUnfinished)
      json.member("truncated", result.isTruncated)
      writeTrigger(result, &json)
      writeCrossings(result, &json)
      writeShape(result, &json)
      writeCourse(result, &json)
    }
    return json.text
  }

  private static func milliseconds(_ seconds: Double?) -> Double? { seconds.map { $0 * 1000 } }

  private static func writeTrigger(_ result: ReplayResult, _ json: inout JSONWriter) {
    json.member("triggered", result.triggers > 0)
    json.member("triggers", result.triggers)
    json.member("trigger_ms", milliseconds(result.trigger))
    json.member("trigger_phase", result.triggerPhase.map { $0.word })
    json.member("callback_ms", milliseconds(result.callback))
    json.member("release_ms", milliseconds(result.release))
    json.member("due_ms", milliseconds(result.due))
    json.key("delay_ms")
    write(result.delay, &json)
  }

  /// Writes the parts of the time from due to callback, or null.
  private static func write(_ delay: DelayParts?, _ json: inout JSONWriter) {
    guard let delay else { return json.value(nil as Double?) }
    json.object { json in
      json.member("sample", delay.sample * 1000)
      json.member("delivery", delay.delivery * 1000)
      json.member("frame", delay.frame * 1000)
      json.member("policy", delay.policy * 1000)
      json.member("callback", delay.callback * 1000)
      json.member("total", delay.total * 1000)
    }
  }

  private static func writeCrossings(_ result: ReplayResult, _ json: inout JSONWriter) {
    json.member("threshold_pt", result.threshold)
    json.member("crossing_ms", milliseconds(result.crossing))
    json.list("crossings_ms", result.crossings) { json, crossing in json.value(crossing * 1000) }
    json.member("latency_ms", milliseconds(result.latency))
    json.member("release_latency_ms", milliseconds(result.releaseLatency))
    json.member("dwell_ms", milliseconds(result.dwell))
    json.member("margin_pt", result.margin)
    json.member("peak_margin_pt", result.peakMargin)
  }

  private static func writeShape(_ result: ReplayResult, _ json: inout JSONWriter) {
    json.member("peak_overscroll_pt", result.peakOverscroll)
    json.member("bounce_peak_pt", result.bouncePeak)
    json.member("chatter", result.chatter)
    json.member("settle_ms", milliseconds(result.settle))
    json.member("end_ms", milliseconds(result.end))
    json.member("offset_jump_pt", result.offsetJump)
    json.member("velocity_jump_pt_s", result.velocityJump)
    json.member("inset_conserved", result.isInsetConserved)
  }

  private static func write(_ finding: ReplayFinding, _ json: inout JSONWriter) {
    json.object { json in
      json.member("time_ms", finding.time * 1000)
      json.member("what", finding.kind.rawValue)
      json.member("gesture", finding.gesture.map(Double.init))
      json.member("size", finding.size)
      json.member("unit", finding.kind.unit)
      json.member("words", FindingWords.words(finding))
    }
  }

  private static func writeCourse(_ result: ReplayResult, _ json: inout JSONWriter) {
    json.list("states", result.states) { json, entry in
      json.array { json in
        json.value(entry.time * 1000)
        json.value(entry.name)
      }
    }
    json.list("findings", result.findings) { json, finding in write(finding, &json) }
  }
}
