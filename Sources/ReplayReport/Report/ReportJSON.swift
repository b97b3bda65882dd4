import GestureTraces
import ReplayStatistics
import TraceReplay

extension Report {
  /// The name and version of the shape that ``json`` has.
  public static let schema = "overscroll-report/1"

  /// The report for programs: one object of the schema `overscroll-report/1`, without a line feed.
  public var json: String { json(with: nil) }

  /// The same, and what became of gates and baseline.
  ///
  /// - Parameter checks: Nil where nothing was checked.
  /// - Returns: One object, without a line feed.
  public func json(with checks: ReportChecks?) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.member("rate_hz", rate)
      json.key("settings")
      RecordedSettings(options).write(to: &json)
      checks?.write(to: &json)
      json.key("groups")
      json.array { json in
        for group in groups { group.write(to: &json, rate: rate) }
      }
      json.key("excluded")
      json.array { json in
        for exclusion in excluded { exclusion.write(to: &json) }
      }
      json.key("traces")
      json.object { json in
        for (origin, paths) in traces.sorted(by: { $0.key < $1.key }) {
          json.key(origin)
          json.array { json in for path in paths { json.value(path) } }
        }
      }
      json.key("content_hashes")
      json.object { json in
        for (origin, hashes) in contentHashes.sorted(by: { $0.key < $1.key }) {
          json.key(origin)
          json.array { json in for hash in hashes { json.value(hash.map(ContentHash.text(of:))) } }
        }
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
      counts.write(to: &json, f1: f1, mcc: mcc, balanced: balancedAccuracy)
      json.key("by")
      json.object { writeParts(to: &$0) }
      json.key("false_accepts_per_hour")
      falseAccepts.write(to: &json)
      json.key("latency_ms")
      summary(of: .latency).writeLatency(to: &json, rate: rate, why: why(.latency))
      json.key("release_latency_ms")
      summary(of: .releaseLatency).writeLatency(to: &json, rate: rate, why: why(.releaseLatency))
      writeViolations(to: &json)
      writeZeros(to: &json)
      writeTriggers(to: &json)
      json.key("quantiles")
      json.object { json in
        for metric in ReplayMetric.allCases {
          json.key(metric.rawValue)
          summary(of: metric).write(to: &json, of: metric, rate: rate, why: why(metric))
        }
      }
      json.member("verdicts", verdicts.text)
      json.key("fired")
      json.object { fired.write(to: &$0) }
      json.key("fired_free")
      freeUse.write(to: &json)
      json.key("notes")
      json.array { json in for note in notes { json.value(note) } }
    }
  }

  /// In how many replays each rule was broken, under the same keys since the first version; then each violation.
  private func writeViolations(to json: inout JSONWriter) {
    let replays = Dictionary(uniqueKeysWithValues: tallies.map { ($0.kind, $0.replays) })
    json.member("violations", replays.values.reduce(0, +))
    json.key("violations_by")
    json.object { json in
      for kind in FindingKind.allCases { json.member(kind.key, replays[kind] ?? 0) }
    }
    json.key("violations_found")
    json.array { json in
      for violation in violations { violation.write(to: &json) }
    }
    json.member("violations_left_out", violationsLeftOut)
  }

  private func writeZeros(to json: inout JSONWriter) {
    let zeros = NoneSeen(self)
    json.key("zero_events")
    json.object { json in
      zeros.falseAlarms.write(as: "false_alarms", to: &json)
      zeros.misses.write(as: "misses", to: &json)
      json.key("false_accepts_per_hour")
      guard let free = zeros.falseAccepts else { return json.value(nil as Double?) }
      json.object { json in
        json.member("exposure_h", free.hours)
        json.member("high", free.mostAnHour)
        json.member("hours_for_one", NoneSeen.Hours.forOneAnHour)
      }
    }
  }

  private func writeTriggers(to json: inout JSONWriter) {
    json.key("triggers_per_gesture")
    json.object { json in
      json.member("mean", triggersPerGesture.mean)
      json.member("max", triggersPerGesture.most)
      json.member("gestures", triggersPerGesture.gestures)
      json.member("triggers", triggersPerGesture.triggers)
      json.member("traces_with_more", triggersPerGesture.tracesWithMore)
      if triggersPerGesture.gestures == 0 { json.member("why", "no trace has a gesture") }
    }
  }

  private func writeParts(to json: inout JSONWriter) {
    for dimension in ReportPart.allCases {
      json.key(dimension.rawValue)
      json.object { json in
        for part in parts(by: dimension) {
          json.key(part.name)
          json.object { json in
            let counts = part.counts
            counts.write(to: &json, f1: counts.f1, mcc: counts.mcc, balanced: counts.balancedAccuracy)
          }
        }
      }
    }
  }
}

extension NoneSeen.Trials? {
  fileprivate func write(as key: String, to json: inout JSONWriter) {
    json.key(key)
    guard let self else { return json.value(nil as Double?) }
    json.object { json in
      json.member("n", self.count)
      json.member("high", self.most)
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

extension FindingKind {
  /// Its key in a report: `offset_jump`.
  var key: String { String(rawValue.map { $0 == "-" ? "_" : $0 }) }
}

extension ConfusionCounts {
  /// Writes the counts and their figures into the object that is open.
  fileprivate func write(to json: inout JSONWriter, f1: Estimate, mcc: Estimate, balanced: Estimate) {
    json.member("n", total)
    json.member("tp", truePositives)
    json.member("fp", falsePositives)
    json.member("fn", falseNegatives)
    json.member("tn", trueNegatives)
    let figures = [
      ("precision", precision), ("recall", recall), ("f1", f1), ("mcc", mcc), ("specificity", specificity),
      ("balanced_accuracy", balanced),
    ]
    for (name, estimate) in figures {
      json.key(name)
      estimate.write(to: &json)
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
      if value == nil { json.member("why", "no free use was recorded (intent 'free')") }
    }
  }
}
