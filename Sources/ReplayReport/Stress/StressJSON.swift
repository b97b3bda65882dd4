import GestureTraces
import ReplayExperiments
import ReplayStatistics
import TextFormats
import TraceReplay

extension StressReport {
  /// The report as `overscroll-stress/1`, without a line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-stress/1")
      json.member("seed", .number(JSONNumber(seed)))
      json.objects("conditions", conditions) { json, condition in
        json.member("name", condition.name)
        json.member("words", condition.words)
        json.member("repeats", condition.repeats)
      }
      json.list("groups", groups) { json, group in Self.write(group, &json) }
    }
    return json.text
  }

  private static func write(_ group: StressGroup, _ json: inout JSONWriter) {
    json.object { json in
      json.member("engine", group.engine)
      json.member("model", group.model)
      json.member("origin", group.origin)
      json.object("sampling") { json in
        let sampling = group.sampling
        json.member("unit", sampling.unit.rawValue)
        json.member("n", sampling.count.map(Double.init))
      }
      json.object("overall") { json in write(group.overall, of: group, &json) }
      json.object("by_condition") { json in
        for (condition, tally) in zip(group.conditions, group.tallies) {
          json.object(condition.name) { json in write(tally, of: group, &json) }
        }
      }
      json.key("worst")
      guard let worst = group.worst else { return json.value(nil as String?) }
      write(worst, of: group, &json)
    }
  }

  private static func write(_ tally: StressTally, of group: StressGroup, _ json: inout JSONWriter) {
    json.member("n", tally.traces)
    json.member("runs", tally.runs)
    json.member("flipped", tally.flipped)
    json.member("flipped_runs", tally.flippedRuns)
    json.key("flip_rate")
    group.flipRate(of: tally).write(to: &json)
    json.member("gained_runs", tally.gained)
    json.member("lost_runs", tally.lost)
    json.member("extra_trigger_runs", tally.extraTriggers)
    json.member("other_phase_runs", tally.otherPhase)
    json.object("newly_broken") { json in
      for (kind, count) in tally.newlyBroken.sorted(by: { $0.key < $1.key }) {
        json.member(kind.rawValue, count)
      }
    }
    write(tally.delay, &json)
  }

  private static func write(_ delay: Quantiles, _ json: inout JSONWriter) {
    json.object("later_ms") { json in
      json.member("n", delay.count)
      json.member("min", delay.least.map { $0 * 1000 })
      json.member("p50", delay.value(at: 0.5).map { $0 * 1000 })
      json.member("max", delay.greatest.map { $0 * 1000 })
      if delay.count == 0 { json.member("why", "no trace fires both as it is and under stress") }
    }
  }

  private static func write(_ worst: StressExample, of group: StressGroup, _ json: inout JSONWriter) {
    json.object { json in
      json.member("trace", worst.trace)
      json.member("flipped_runs", worst.flips)
      json.member("runs", worst.runs)
      json.member("fires_unstressed", worst.firesOtherwise)
      json.member("condition", group.conditions[worst.condition].name)
      json.member("repeat", worst.number + 1)
    }
  }
}
