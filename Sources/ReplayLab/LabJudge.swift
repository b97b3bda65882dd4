import GestureTraces
import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ReplayStatistics
import ScrollPhysics
import TextFormats
import TraceReplay

/// Judges engines by the same takes again and again, as a user changes a policy. Data that depends only on a take is computed once.
///
/// A take counts if its header has an intent for the whole take. For `free` use, and for gestures with their own labels, use
/// `report`.
package struct LabJudge {
  private struct Kept {
    let intent: Intent
    /// The replay of the take, with data that can be used again when the next engine is judged in the same scroll view.
    var replay: Replay
  }

  /// The results for one engine, for the takes judged so far.
  private struct Judgement {
    let engine: LabEngine
    let list: ScrollList
    let hasCurve: Bool
    var counts = ConfusionCounts()
    var method = ThresholdMethod.critical
    var fired: [Bool] = []
    var criticals: [Double?] = []
  }

  private var kept: [Kept] = []
  private var judgement: Judgement?
  private let options = ReplayOptions()

  /// Creates a judge without takes.
  package init() {}

  /// The number of takes by which engines are judged.
  package var count: Int { kept.count }

  /// Removes all takes and the judgement.
  package mutating func removeAll() { (kept, judgement) = ([], nil) }

  /// Removes the take with this index.
  package mutating func remove(_ index: Int) {
    judgement = nil
    if kept.indices.contains(index) { kept.remove(at: index) }
  }

  /// Adds a take. Returns false, and adds nothing, if it has no intent for the whole take.
  package mutating func add(_ trace: Trace) -> Bool {
    guard let intent = trace.header.intent, intent != .free, trace.header.labels == nil else { return false }
    judgement = nil
    kept.append(Kept(intent: intent, replay: Replay(of: trace, on: .uiScrollView, options: options)))
    return true
  }

  /// Begins to judge an engine. Many takes need more time than a display frame, so ``judge(next:)`` does the work in steps.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - model: The model for all takes; nil for the engine's native model.
  ///   - hasCurve: Whether to find the largest threshold at which the engine fires, for each take.
  package mutating func begin(_ engine: LabEngine, on model: ScrollModel?, hasCurve: Bool) {
    judgement = Judgement(engine: engine, list: engine.list(on: model), hasCurve: hasCurve)
  }

  /// Judges the engine by some further takes.
  ///
  /// - Parameter count: The most takes in this step.
  /// - Returns: The number of remaining takes.
  package mutating func judge(next count: Int) -> Int {
    // Taken out and put back: it is not copied as it grows.
    guard var judgement else { return 0 }
    self.judgement = nil
    let first = judgement.fired.count
    for index in first..<min(kept.count, first + max(0, count)) {
      if kept[index].replay.list != judgement.list {
        kept[index].replay = Replay(on: judgement.list, beside: [kept[index].replay])
      }
      Self.judge(kept[index], &judgement)
    }
    self.judgement = judgement
    return kept.count - judgement.fired.count
  }

  private static func judge(_ take: Kept, _ judgement: inout Judgement) {
    let replay = take.replay
    let start = judgement.engine.engine(in: replay.scene, on: judgement.list.model)
    let fires = replay.course(of: start).triggers > 0
    judgement.counts.count(wanted: take.intent == .pull, fired: fires)
    judgement.fired.append(fires)
    guard judgement.hasCurve else { return }
    judgement.method = replay.thresholdMethod(of: start)
    let critical = judgement.method == .critical ? replay.greatestThresholds(of: start).max() : nil
    judgement.criticals.append(critical.flatMap { $0.isFinite ? $0 : nil })
  }

  /// The result for all takes as a JSON object; nil before all are judged.
  ///
  /// Its members are counts `tp`, `fp`, `fn`, `tn`; `recall` and `false_positive_rate` with `value`, `low`, `high`; `takes[]` with
  /// `intent`,
  /// `fired` and `critical`, the largest threshold in points, or null; `has_curve` is false if a single threshold does not determine it.
  package var json: String? {
    guard let judgement, judgement.fired.count == kept.count else { return nil }
    let counts = judgement.counts
    var json = JSONWriter()
    json.object { json in
      json.member("tp", counts.truePositives)
      json.member("fp", counts.falsePositives)
      json.member("fn", counts.falseNegatives)
      json.member("tn", counts.trueNegatives)
      json.member("has_curve", judgement.hasCurve && judgement.method == .critical)
      Self.write("recall", counts.recall, &json)
      Self.write("false_positive_rate", counts.falsePositiveRate, &json)
      json.list("takes", kept.indices) { (json: inout JSONWriter, index: Int) in
        json.object { json in
          json.member("intent", kept[index].intent.rawValue)
          json.member("fired", judgement.fired[index])
          if judgement.hasCurve { json.member("critical", judgement.criticals[index]) }
        }
      }
    }
    return json.text
  }

  /// The gestures of a take in which the engine fires; nil before all takes are judged, and for an index without a take.
  ///
  /// - Parameter index: The index of the take.
  /// - Returns: A JSON object: `count`, the number of gestures; `fired[]`, their numbers from 1.
  package func gestures(of index: Int) -> String? {
    guard let judgement, judgement.fired.count == kept.count, kept.indices.contains(index) else { return nil }
    let replay = kept[index].replay
    let results = replay.gestureResults(
      of: judgement.engine.engine(in: replay.scene, on: judgement.list.model))
    var json = JSONWriter()
    json.object { json in
      json.member("count", results.count)
      json.list("fired", results.indices.filter { results[$0].trigger != nil }.map { $0 + 1 })
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
  /// The findings of `overscroll engines --lint` for a policy: a JSON object with `findings[]`: `rule`, `path`, `problem`, `advice`.
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
