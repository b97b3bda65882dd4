import GestureTraces
import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ReplayStatistics
import ScrollPhysics
import TextFormats
import TraceReplay

/// Judges takes by an engine again and again: what of a take does not depend on the engine is made once.
///
/// A take counts if its header says what was meant with all of it; of `free` use, and of many gestures with labels of their own, the
/// report tells.
package struct LabJudge {
  private struct Kept {
    let intent: Intent
    /// The replays on lists so far: a take is judged on one list again and again.
    var replay: Replay
  }

  private var kept: [Kept] = []
  private let options = ReplayOptions()

  /// No takes.
  package init() {}

  /// The number of takes.
  package var count: Int { kept.count }

  /// Forgets all takes.
  package mutating func removeAll() { kept = [] }

  /// Adds a take; false if it does not say what was meant with all of it.
  package mutating func add(_ trace: Trace) -> Bool {
    guard let intent = trace.header.intent, intent != .free, trace.header.labels == nil else { return false }
    kept.append(Kept(intent: intent, replay: Replay(of: trace, on: .uiScrollView, options: options)))
    return true
  }

  /// Judges an engine by the takes.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - model: The model for all; nil for the engine's own list.
  ///   - hasCurve: Whether the greatest threshold at which it fires is found for each take.
  /// - Returns: An object: counts `tp`, `fp`, `fn`, `tn`; `recall` and `false_positive_rate` with `value`, `low`, `high`; `takes[]` with
  ///   `intent`, `fired` and `critical`, the greatest threshold in points, null for none; `has_curve` is false where one number does not say it.
  package mutating func json(_ engine: LabEngine, on model: ScrollModel?, hasCurve: Bool) -> String {
    let list = engine.list(on: model)
    var counts = ConfusionCounts()
    var method = ThresholdMethod.critical
    var (fired, criticals): ([Bool], [Double?]) = ([], [])
    for index in kept.indices {
      if kept[index].replay.list != list {
        kept[index].replay = Replay(on: list, beside: [kept[index].replay])
      }
      let replay = kept[index].replay
      let start = engine.engine(in: replay.scene, on: list.model)
      let fires = replay.course(of: start).triggers > 0
      counts.count(wanted: kept[index].intent == .pull, fired: fires)
      fired.append(fires)
      guard hasCurve else { continue }
      method = replay.thresholdMethod(of: start)
      let critical = method == .critical ? replay.greatestThresholds(of: start).max() : nil
      criticals.append(critical.flatMap { $0.isFinite ? $0 : nil })
    }
    var json = JSONWriter()
    json.object { json in
      json.member("tp", counts.truePositives)
      json.member("fp", counts.falsePositives)
      json.member("fn", counts.falseNegatives)
      json.member("tn", counts.trueNegatives)
      json.member("has_curve", hasCurve && method == .critical)
      Self.write("recall", counts.recall, &json)
      Self.write("false_positive_rate", counts.falsePositiveRate, &json)
      json.list("takes", kept.indices) { (json: inout JSONWriter, index: Int) in
        json.object { json in
          json.member("intent", kept[index].intent.rawValue)
          json.member("fired", fired[index])
          if hasCurve { json.member("critical", criticals[index]) }
        }
      }
    }
    return json.text
  }

  private static func write(_ name: String, _ estimate: Estimate, _ json: inout JSONWriter) {
    json.object(name) { json in
      json.member("value", estimate.value)
      json.member("low", estimate.low)
      json.member("high", estimate.high)
    }
  }
}

extension LabJudge {
  /// The findings of `overscroll engines --lint` in a policy, an object with `findings[]`: `rule`, `path`, `problem`, `advice`.
  package static func lint(_ file: RefreshPolicyFile, on model: ScrollModel, viewport: Double) -> String {
    var json = JSONWriter()
    json.object { json in
      let findings = PolicyLint(file.policy, model: model, viewport: viewport).findings
      json.list("findings", findings) { json, finding in
        json.object { json in
          json.member("rule", finding.rule.rawValue)
          json.member("path", finding.path)
          json.member("problem", finding.problem)
          json.member("advice", finding.advice)
        }
      }
    }
    return json.text
  }
}
