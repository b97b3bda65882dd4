import GestureTraces
import ReplayStatistics
import TextFormats
import TraceReplay

extension Report {
  /// The name and version of the shape that ``json`` has.
  package static let schema = "overscroll-report/2"

  /// The report for programs: one object of the schema `overscroll-report/2`, without a line feed.
  package var json: String { json(with: nil) }

  /// The report for programs, with the outcome of gates and baseline.
  ///
  /// - Parameter checks: Nil where nothing was checked.
  /// - Returns: One object, without a line feed.
  package func json(with checks: ReportChecks?) -> String {
    var bytes: [UInt8] = []
    writeJSON(with: checks) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the same part by part.
  ///
  /// - Parameters:
  ///   - checks: Nil where nothing was checked.
  ///   - take: Takes each part; each is whole as UTF-8.
  package func writeJSON(with checks: ReportChecks?, _ take: ([UInt8]) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.member("rate_hz", rate)
      json.key("settings")
      settings.write(to: &json)
      checks?.write(to: &json)
      json.list("groups", groups) { json, group in
        group.write(to: &json, rate: rate)
        json.handOn(take)
      }
      json.list("excluded", excluded) { json, exclusion in exclusion.write(to: &json) }
      let counted = counted.sorted { $0.origin < $1.origin }
      json.object("traces") { json in
        for list in counted {
          json.key(list.origin)
          json.array { json in
            list.names.forEach { name in
              json.value(name)
              json.handOn(take)
            }
          }
        }
      }
      json.object("content_hashes") { json in
        for list in counted {
          json.list(list.origin, 0..<list.count) { json, index in
            json.value(list.hash(at: index).map(ContentHash.text(of:)))
            json.handOn(take)
          }
        }
      }
    }
    take(json.takeBytes())
  }
}

extension Report.Exclusion {
  /// Writes it as an object.
  func write(to json: inout JSONWriter) {
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
      json.member("ground", ground)
      shares.write(to: &json, scores)
      UnitRanges(self).write(to: &json)
      json.member("busy", busy)
      scales.write(to: &json)
      json.member("files", files.labelled)
      json.object("unlike_intent") { json in
        for intent in Intent.allCases {
          if let looks = unlike[intent] { json.object(intent.rawValue) { looks.write(to: &$0) } }
        }
      }
      json.object("by") { writeParts(to: &$0) }
      json.key("false_accepts_per_hour")
      falseAccepts.write(to: &json)
      json.key("latency_ms")
      writeLatency(.latency, to: &json, rate: rate)
      json.key("release_latency_ms")
      writeLatency(.releaseLatency, to: &json, rate: rate)
      writeViolations(to: &json)
      writeZeros(to: &json)
      writeTriggers(to: &json)
      json.object("quantiles") { json in
        for metric in ReplayFigure.metrics {
          json.key(metric.key)
          let summary = summary(of: metric)
          summary.write(to: &json, of: metric, rate: rate, why: why(metric, summary))
        }
      }
      json.member("verdicts", verdicts.text)
      json.object("fired") { fired.write(to: &$0) }
      json.key("fired_free")
      freeUse.write(to: &json)
      json.object("hits") { json in
        hits.write(to: &json, rate: rate)
        json.member("files", files.unlabelled)
        json.object("by_source") { json in
          for (source, part) in hitsBySource.sorted(by: { $0.key < $1.key }) {
            json.object(source) { part.write(to: &$0, rate: rate) }
          }
        }
      }
      json.list("notes", notes)
    }
  }

  private func writeLatency(_ metric: ReplayFigure, to json: inout JSONWriter, rate: Double) {
    let summary = summary(of: metric)
    summary.writeLatency(to: &json, rate: rate, why: why(metric, summary))
  }

  /// In how many replays each rule was broken, under the same keys since the first version; then each violation.
  private func writeViolations(to json: inout JSONWriter) {
    let replays = Dictionary(uniqueKeysWithValues: tallies.map { ($0.kind, $0.replays) })
    json.member("violations", replays.values.reduce(0, +))
    json.object("violations_by") { json in
      for kind in FindingKind.allCases { json.member(kind.key, replays[kind] ?? 0) }
    }
    if sampling.unit != .gestures {
      // Of independent gestures the interval follows from the count.
      json.object("violations_share") { json in
        for kind in FindingKind.allCases {
          json.key(kind.key)
          brokenShare(of: kind).write(to: &json)
        }
      }
    }
    json.list("violations_found", violations) { json, violation in violation.write(to: &json) }
    json.member("violations_left_out", violationsLeftOut)
  }

  private func writeZeros(to json: inout JSONWriter) {
    let zeros = NoneSeen(self)
    json.object("zero_events") { json in
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
    json.object("triggers_per_gesture") { json in
      json.member("mean", triggersPerGesture.mean)
      json.member("max", triggersPerGesture.most)
      json.member("gestures", triggersPerGesture.gestures)
      json.member("triggers", triggersPerGesture.triggers)
      json.member("gestures_with_more", triggersPerGesture.gesturesWithMore)
    }
  }

  private func writeParts(to json: inout JSONWriter) {
    for dimension in ReportPart.allCases {
      json.object(dimension.rawValue) { json in
        for part in parts(by: dimension) {
          json.object(part.name) { json in
            part.counts.write(to: &json, AccuracyScores(ofPart: part.counts.total))
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

extension ClusteredCounts {
  /// Writes the counts and their figures into the object that is open.
  fileprivate func write(to json: inout JSONWriter, _ scores: AccuracyScores) {
    json.member("n", total.total)
    json.member("tp", total.truePositives)
    json.member("fp", total.falsePositives)
    json.member("fn", total.falseNegatives)
    json.member("tn", total.trueNegatives)
    let figures = [
      ("precision", precision), ("recall", recall), ("f1", scores.f1), ("mcc", scores.mcc),
      ("specificity", specificity), ("balanced_accuracy", scores.balancedAccuracy),
    ]
    for (name, estimate) in figures {
      json.key(name)
      estimate.write(to: &json)
    }
  }
}

extension PoissonRate {
  /// Writes it as an object.
  ///
  /// - Parameters:
  ///   - json: Where a value may stand.
  ///   - why: The reason where there is no exposure.
  func write(
    to json: inout JSONWriter, orBecause why: String = "no free use was recorded (intent 'free')"
  ) {
    json.object { json in
      json.member("value", value)
      json.member("low", low)
      json.member("high", high)
      json.member("triggers", events)
      json.member("exposure_h", hours)
      if let why = value == nil ? why : self.why { json.member("why", why) }
    }
  }
}
