import GestureTraces
import TextFormats
import TraceReplay

extension TraceSummary {
  /// The summary as one object of `overscroll-inspect/1`, without a line feed.
  ///
  /// `interval_ms`, `jitter_ms` and `gaps` at the top are of all reports in the gestures of `layer`, crawls and rests
  /// too; those in `layers` are of moving fingers, as the grade takes them (`LayerFigures`). `grade` and `reasons` are the
  /// trace's own, `grade_of_events` and `reasons_of_events` what its events give now.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-inspect/1")
      json.member("trace", trace.path)
      json.member("origin", trace.header.source.origin.rawValue)
      json.member("kind", trace.header.device.kind.rawValue)
      json.member("device", trace.header.device.name)
      json.member("intent", trace.header.intent?.rawValue)
      json.member("subject", trace.header.subject)
      json.member("units", trace.header.units.rawValue)
      json.member("scale", trace.header.scale.rawValue)
      json.member("layer", layer.rawValue)
      json.member("events", trace.events.count)
      json.member("duration_ms", duration * 1000)
      json.member("truncated", trace.isTruncated)
      json.member("grade", trace.end?.grade)
      json.list("reasons", trace.end?.reasons ?? [])
      json.member("grade_of_events", grade.letter.rawValue)
      json.list("reasons_of_events", grade.reasons)
      writeRate(&json)
      json.list("layers", layers) { json, layer in layer.write(&json) }
      json.member("wheel_moves", wheelMoves)
      json.list("gestures", gestures) { json, gesture in gesture.write(&json) }
    }
    return json.text
  }

  private func writeRate(_ json: inout JSONWriter) {
    json.object("interval_ms") { json in
      json.member("n", intervals.count)
      for (key, level) in [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1)] {
        json.member(key, intervals.value(at: level).map { $0 * 1000 })
      }
    }
    json.member("jitter_ms", jitter.map { $0 * 1000 })
    json.member("gaps", longGaps)
    json.member("losses", losses)
    json.object("delay_ms") { json in
      json.member("p50", delays.value(at: 0.5).map { $0 * 1000 })
      json.member("max", delays.greatest.map { $0 * 1000 })
    }
  }
}

extension LayerFigures {
  fileprivate func write(_ json: inout JSONWriter) {
    json.object { json in
      json.member("layer", layer.rawValue)
      json.member("reports", reports)
      json.member("rate_hz", rate)
      json.member("moving", isMoving)
      json.object("interval_ms") { json in
        json.member("n", intervals)
        for (key, value) in [("p50", median), ("p95", p95), ("p99", p99), ("max", longest)] {
          json.member(key, value.map { $0 / 1000 })
        }
      }
      json.member("jitter_ms", jitter.map { $0 / 1000 })
      json.member("gaps", gaps)
      json.member("longest_gap_ms", Double(longestGap) / 1000)
      json.member("lost", lost)
      json.member("rests", rests)
      json.member("contacts", mostContacts)
      json.member("missing_lifts", missingLifts)
      writeDelays(&json)
    }
  }

  private func writeDelays(_ json: inout JSONWriter) {
    json.member("arrivals", arrivals)
    json.member("late", late)
    json.object("delay_ms") { json in
      for (key, value) in [("p50", medianDelay), ("p99", p99Delay), ("max", longestDelay)] {
        json.member(key, value.map { $0 / 1000 })
      }
    }
  }
}

extension TraceSummary.Gesture {
  /// The word for how it ended.
  package var endWord: String {
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
      json.member("intent", intent?.rawValue)
    }
  }
}
