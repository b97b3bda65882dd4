import GestureTraces
import TextFormats

/// The outcome of the gates and of the baseline: whether a change may go in.
package struct ReportChecks: Equatable, Sendable {
  /// The gates, in the order of their files and lines.
  package let gates: [GateOutcome]
  /// The comparison with an earlier report; nil where none was asked for.
  package let baseline: BaselineComparison?

  /// Checks that were made.
  ///
  /// - Parameters:
  ///   - gates: In the order of their files and lines.
  ///   - baseline: Nil where none was asked for.
  package init(gates: [GateOutcome], baseline: BaselineComparison?) {
    (self.gates, self.baseline) = (gates, baseline)
  }

  /// True where every gate holds, and the comparison with the baseline where there is one.
  package var hold: Bool { gates.allSatisfy(\.holds) && baseline?.holds ?? true }

  /// Gates that failed, then those that hold.
  var sortedGates: [GateOutcome] { gates.filter { !$0.holds } + gates.filter(\.holds) }
}

extension ReportChecks {
  /// Writes the members `gates` and `baseline` into the object that is open.
  func write(to json: inout JSONWriter) {
    json.member("passed", hold)
    json.list("gates", sortedGates) { json, outcome in outcome.write(to: &json) }
    guard let baseline else { return }
    json.key("baseline")
    baseline.write(to: &json)
  }
}

extension GateOutcome {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("file", gate.file)
      json.member("line", gate.line)
      json.member("gate", gate.text)
      json.member("passed", holds)
      if checks.isEmpty { json.member("why", failures[0]) }
      json.objects("checks", checks) { json, check in
        json.member("group", check.group)
        json.member("passed", check.holds)
        json.member("value", check.value)
        if let why = check.why { json.member("why", why) }
      }
    }
  }
}

extension BaselineComparison {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("file", path)
      json.member("verdict", verdict?.word)
      if let why = whyNothingCompared ?? whatItLacks { json.member("why", why) }
      json.list("groups", groups) { json, group in group.write(to: &json) }
      json.object("traces") { json in
        for one in otherTraces {
          json.key(one.origin)
          one.overlap.write(to: &json)
        }
      }
      json.list("new", new)
      json.list("missing", missing)
    }
  }
}

extension TraceOverlap {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("before", before)
      json.member("now", now)
      json.member("same", same)
      json.list("changed", changed)
      json.list("missing", missing)
      json.list("new", new)
    }
  }
}

extension BaselineGroup {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("engine", engine)
      json.member("model", model)
      json.member("origin", origin)
      json.member("verdict", verdict.word)
      json.member("same_traces", hasSameTraces)
      json.member("traces_compared", comparedTraces.map(Double.init))
      json.member("traces_changed", changedTraces.map(Double.init))
      if let whyOtherTraces { json.member("why", whyOtherTraces) }
      if !notCompared.isEmpty { json.list("not_compared", notCompared) }
      json.list("changes", changes) { json, change in change.write(to: &json) }
    }
  }
}

extension BaselineChange {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("figure", figure)
      json.member("verdict", verdict.word)
      json.member("before", before)
      json.member("after", after)
      json.member("words", words)
    }
  }
}
