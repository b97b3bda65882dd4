import GestureTraces
import ReplayStatistics
import TextFormats

extension Comparison {
  /// The name and version of the shape that ``json(showing:by:replay:)`` has.
  package static let schema = "overscroll-compare/2"

  /// The comparison for programs: one object of the schema `overscroll-compare/2`, without a line feed.
  ///
  /// - Parameters:
  ///   - most: How many gestures of each reason are listed.
  ///   - spread: How several pairs are worked on.
  ///   - replay: The command that replays a trace through the two engines of a pair.
  /// - Returns: A JSON object.
  package func json(
    showing most: Int, by spread: WorkSpread = .inOrder,
    replay: @escaping @Sendable (PairComparison, Disagreement) -> String
  ) -> String {
    let (pairs, tests) = (pairs, tests)
    let written = spread.map(pairs.count) { index in
      var json = JSONWriter()
      pairs[index].write(to: &json, tests: tests[index], showing: most) { replay(pairs[index], $0) }
      return json.bytes
    }
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.member("rate_hz", rate)
      if let isSame {
        json.member("same", isSame)
      } else {
        json.member("same", nil as Double?)
        json.member("why", "no gesture could be compared")
      }
      json.list("pairs", written) { json, pair in json.value(written: pair) }
      json.list("excluded", excluded) { json, exclusion in exclusion.write(to: &json) }
    }
    return json.text
  }
}

extension PairComparison {
  fileprivate func write(
    to json: inout JSONWriter, tests: PairTests, showing most: Int, replay: (Disagreement) -> String
  ) {
    json.object { json in
      json.member("first", first)
      json.member("second", second)
      json.member("model", ground)
      json.list("models", models)
      json.member("origin", origin)
      json.member("n", total)
      json.object("sampling") { json in
        json.member("unit", sampling.unit.rawValue)
        json.member("n", sampling.count.map(Double.init))
      }
      json.member("same", isSame)
      json.key("pulls")
      pulls.write(to: &json, difference: recallDifference, test: tests.pulls, isGenerated)
      json.key("others")
      others.write(to: &json, difference: falsePositiveDifference, test: tests.others, isGenerated)
      json.object("hits") { json in
        json.member("n", hits.total)
        json.member("both_fired", hits.both)
        json.member("only_first_fired", hits.onlyFirst)
        json.member("only_second_fired", hits.onlySecond)
        json.member("neither_fired", hits.neither)
        json.key("fired_difference")
        hitDifference.write(to: &json)
      }
      json.member("busy", busy)
      scales.write(to: &json)
      times.writeMembers(to: &json)
      json.object("free") { json in
        free.writeMembers(to: &json, difference: freeDifference)
        freeTimes.writeMembers(to: &json)
      }
      json.member("disagreements", disagreements.count)
      json.list("reasons", groups) { json, group in
        group.write(to: &json, first: first, second: second, showing: most, replay: replay)
      }
    }
  }
}

extension PairedCounts {
  fileprivate func write(
    to json: inout JSONWriter, difference: Estimate, test: PairTests.Test?, _ isGenerated: Bool
  ) {
    json.object { json in
      json.member("n", total)
      json.member("both_right", both)
      json.member("only_first_right", onlyFirst)
      json.member("only_second_right", onlySecond)
      json.member("both_wrong", neither)
      json.key("fired_difference")
      difference.write(to: &json)
      json.member("p", test?.p)
      json.member("p_mid", test?.midP)
      json.member("p_holm", test?.adjusted)
      json.member("kappa", kappa)
      // Without traces nothing of it exists; with some the tests or kappa may be missing.
      let whys = [isGenerated ? GeneratedGestures.whyNoTest : nil, whyNoKappa].compactMap(\.self)
      if let why = difference.why ?? (whys.isEmpty ? nil : whys.joined(separator: "; ")) {
        json.member("why", why)
      }
    }
  }
}

extension PairedOrder {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("n", total)
      json.member("same", same)
      json.member("second_later", later)
      json.member("second_earlier", earlier)
      json.member("only_first", onlyFirst)
      json.member("only_second", onlySecond)
    }
  }
}

extension ClusteredValues {
  fileprivate func writeMilliseconds(to json: inout JSONWriter) {
    json.object { json in
      json.member("n", count)
      json.member("clusters", clusters)
      json.key("median")
      median.write(to: &json, scale: 1000)
      json.key("mean")
      mean.write(to: &json, scale: 1000)
    }
  }
}

extension PairedExposure {
  fileprivate func writeMembers(to json: inout JSONWriter, difference: Estimate) {
    json.member("first_triggers", first)
    json.member("second_triggers", second)
    json.member("exposure_h", hours)
    json.key("difference_per_hour")
    difference.write(to: &json)
  }
}

extension PairedTimes {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    for (key, values) in all {
      json.key(key + "_ms")
      values.writeMilliseconds(to: &json)
    }
    json.key("trigger_order")
    triggerOrder.write(to: &json)
    json.key("callback_order")
    callbackOrder.write(to: &json)
  }
}

extension DisagreementGroup {
  fileprivate func write(
    to json: inout JSONWriter, first: String, second: String, showing most: Int,
    replay: (Disagreement) -> String
  ) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("fired", who.rawValue)
      json.member("words", words(first: first, second: second))
      json.member("n", members.count)
      json.list("gestures", members.prefix(most)) { json, member in
        member.write(to: &json, replay: replay(member))
      }
    }
  }
}

extension Disagreement {
  fileprivate func write(to json: inout JSONWriter, replay: String) {
    json.object { json in
      json.member("trace", trace)
      json.member("gesture", name)
      json.member("intent", intent?.rawValue)
      for (name, side) in [("first", first), ("second", second)] {
        json.object(name) { json in
          json.member("triggers", side.triggers)
          json.member("trigger_ms", side.trigger.map { $0 * 1000 })
          json.member("trigger_phase", side.phase.map(\.word))
          json.member("threshold_pt", side.threshold)
          json.member("words", side.why)
        }
      }
      json.member("replay", replay)
    }
  }
}
