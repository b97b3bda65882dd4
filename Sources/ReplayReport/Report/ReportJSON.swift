import GestureTraces
import ReplayStatistics
import TraceReplay

extension Report {
  /// The name and version of the shape that ``json`` has.
  public static let schema = "overscroll-report/1"

  /// The report for programs: one object of the schema `overscroll-report/1`, without a line feed.
  public var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.member("rate_hz", rate)
      json.key("groups")
      json.array { json in
        for group in groups { group.write(to: &json, rate: rate) }
      }
      json.key("excluded")
      json.array { json in
        for exclusion in excluded { exclusion.write(to: &json) }
      }
    }
    return json.text
  }
}

extension Report.Exclusion {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("trace", trace)
      json.member("reason", reason)
    }
  }
}

extension ReportGroup {
  fileprivate func write(to json: inout JSONWriter, rate: Double) {
    json.object { json in
      json.member("engine", engine)
      json.member("model", model)
      json.member("origin", origin)
      counts.write(to: &json, f1: f1, mcc: mcc)
      json.key("by")
      json.object { writeParts(to: &$0) }
      json.key("false_accepts_per_hour")
      falseAccepts.write(to: &json)
      json.key("latency_ms")
      latency.write(to: &json, rate: rate)
      json.key("release_latency_ms")
      releaseLatency.write(to: &json, rate: rate)
      writeViolations(to: &json)
    }
  }

  /// In how many replays each rule was broken, under the same keys since the first version; then each violation.
  private func writeViolations(to json: inout JSONWriter) {
    let replays = Dictionary(uniqueKeysWithValues: tallies.map { ($0.kind, $0.replays) })
    json.member("violations", replays.values.reduce(0, +))
    json.key("violations_by")
    json.object { json in
      for kind in FindingKind.allCases {
        json.member(String(kind.rawValue.map { $0 == "-" ? "_" : $0 }), replays[kind] ?? 0)
      }
    }
    json.key("violations_found")
    json.array { json in
      for violation in violations { violation.write(to: &json) }
    }
  }

  private func writeParts(to json: inout JSONWriter) {
    let intents = Intent.allCases.compactMap { intent in byIntent[intent].map { (intent.rawValue, $0) } }
    Self.write(intents, as: "intent", to: &json)
    Self.write(byDevice.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, as: "device", to: &json)
    Self.write(bySubject.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, as: "subject", to: &json)
  }

  private static func write(
    _ parts: [(name: String, counts: ConfusionCounts)], as key: String, to json: inout JSONWriter
  ) {
    json.key(key)
    json.object { json in
      for part in parts {
        json.key(part.name)
        json.object { part.counts.write(to: &$0, f1: part.counts.f1, mcc: part.counts.mcc) }
      }
    }
  }
}

extension ReportViolation {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("trace", trace)
      json.member("time_ms", finding.time * 1000)
      json.member("what", finding.kind.rawValue)
      json.member("gesture", finding.gesture.map(Double.init))
      json.member("size", finding.size)
      json.member("unit", finding.kind.unit)
    }
  }
}

extension ConfusionCounts {
  /// Writes the counts and their figures into the object that is open.
  fileprivate func write(to json: inout JSONWriter, f1: Estimate, mcc: Estimate) {
    json.member("n", total)
    json.member("tp", truePositives)
    json.member("fp", falsePositives)
    json.member("fn", falseNegatives)
    json.member("tn", trueNegatives)
    for (name, estimate) in [("precision", precision), ("recall", recall), ("f1", f1), ("mcc", mcc)] {
      json.key(name)
      estimate.write(to: &json)
    }
  }
}

extension Estimate {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("value", value)
      json.member("low", low)
      json.member("high", high)
      json.member("n", count)
    }
  }
}

extension PoissonRate {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("value", value)
      json.member("low", low)
      json.member("high", high)
      json.member("triggers", events)
      json.member("exposure_h", hours)
    }
  }
}

extension Quantiles {
  /// Writes times kept in seconds, in milliseconds.
  fileprivate func write(to json: inout JSONWriter, rate: Double) {
    let figures = [
      ("min", least), ("p50", value(at: 0.5)), ("p95", value(at: 0.95)), ("p99", value(at: 0.99)),
      ("max", greatest),
    ]
    json.object { json in
      json.member("n", count)
      for (name, seconds) in figures { json.member(name, seconds.map { $0 * 1000 }) }
      // An engine without any work of its own waits half a frame on average.
      json.member("frame_floor_ms", 500 / rate)
    }
  }
}
