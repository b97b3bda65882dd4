import GestureTraces
import TraceReplay

extension TraceSummary {
  /// The summary as one object of `overscroll-inspect/1`, without a line feed.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-inspect/1")
      json.member("trace", trace.path)
      json.member("origin", trace.header.source.origin.rawValue)
      json.member("kind", trace.header.device.kind.rawValue)
      json.member("device", trace.header.device.name)
      json.member("intent", trace.header.intent?.rawValue)
      json.member("subject", trace.header.subject)
      json.member("layer", layer.rawValue)
      json.member("events", trace.events.count)
      json.member("duration_ms", duration * 1000)
      json.member("truncated", trace.isTruncated)
      json.member("grade", trace.end?.grade)
      json.key("reasons")
      json.array { json in for reason in trace.end?.reasons ?? [] { json.value(reason) } }
      writeRate(&json)
      json.member("wheel_moves", wheelMoves)
      json.key("gestures")
      json.array { json in for gesture in gestures { gesture.write(&json) } }
    }
    return json.text
  }

  private func writeRate(_ json: inout JSONWriter) {
    json.key("interval_ms")
    json.object { json in
      json.member("n", intervals.count)
      for (key, level) in [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1)] {
        json.member(key, intervals.value(at: level).map { $0 * 1000 })
      }
    }
    json.member("jitter_ms", jitter.map { $0 * 1000 })
    json.member("gaps", longGaps)
    json.member("losses", losses)
    json.key("delay_ms")
    json.object { json in
      json.member("p50", delays.value(at: 0.5).map { $0 * 1000 })
      json.member("max", delays.greatest.map { $0 * 1000 })
    }
  }
}

extension TraceSummary.Gesture {
  /// The word for how it ended.
  public var endWord: String {
    switch end {
    case .lift: "lift"
    case .cancel: "cancel"
    case .unfinished: "unfinished"
    }
  }

  fileprivate func write(_ json: inout JSONWriter) {
    json.object { json in
      json.member("start_ms", began * 1000)
      json.member("length_ms", length * 1000)
      json.member("samples", samples)
      json.member("down_pt", furthestDown)
      json.member("up_pt", furthestUp)
      json.member("end", endWord)
      json.member("lift_pt_s", liftVelocity)
    }
  }
}
