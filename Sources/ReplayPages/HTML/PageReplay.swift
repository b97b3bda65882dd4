import PullToRefresh
import ReplayReport
import TextFormats
import TraceReplay

/// The data of one drawn replay for the page: the results of each gesture, and the frames as a few short texts.
package struct PageReplay: Sendable {
  /// The JSON object within ``PageTrace``'s details.
  let details: [UInt8]
  /// The number of drawn frames; 0 if frames were not stored.
  let frameCount: Int

  /// Encodes a replay and its frames for the page.
  ///
  /// - Parameters:
  ///   - run: The results of the whole run.
  ///   - gestures: The results of each gesture, in order.
  ///   - frames: The displayed frame at each step of the timeline; if empty, the page has no curves for it.
  ///   - strip: The frames of the film strip with their indicators, as JSON; empty where the page chooses frames and draws no indicator.
  package init(
    _ run: ReplayResult, gestures: [ReplayResult], frames: [ReplayFrame], strip: [UInt8] = []
  ) {
    frameCount = frames.count
    var json = JSONWriter()
    json.object { json in
      json.member("threshold", Self.points(run.threshold))
      json.member("end", Self.microseconds(run.end))
      json.list("states", run.states) { json, entry in
        json.value(Self.microseconds(entry.time))
        json.value(entry.name)
      }
      json.list("gestures", gestures) { json, gesture in json.object { Self.write(gesture, &$0) } }
      if !frames.isEmpty { Self.write(frames, &json) }
      if !strip.isEmpty {
        json.key("strip")
        json.value(written: strip)
      }
    }
    details = json.bytes
  }

  /// Encodes the log of a real app for the page; such a log has no threshold and no states.
  ///
  /// - Parameters:
  ///   - gestures: The results of each gesture, in order; at least one.
  ///   - offsets: The content offset at every frame, in points; NaN if the log has none.
  ///   - topInset: The top content inset, in points.
  package init(observed gestures: [ReplayResult], offsets: [Double], topInset: Double) {
    frameCount = offsets.count
    var json = JSONWriter()
    json.object { json in
      json.member("threshold", nil as Double?)
      json.member("end", Self.microseconds(gestures[gestures.count - 1].end))
      json.list("states", [String]())
      json.list("gestures", gestures) { json, gesture in
        json.object { Self.write(gesture, why: Self.words(gesture), &$0) }
      }
      guard !offsets.isEmpty else { return }
      json.member("pull", CurveText.text(ofFrames: offsets.map { max(0, -$0 - topInset) }))
      json.member("content", CurveText.text(ofFrames: offsets.map { -$0 }))
      json.member("inset", CurveText.text(ofFrames: offsets.map { _ in topInset }))
    }
    details = json.bytes
  }

  private static func words(_ result: ReplayResult) -> String {
    switch result.triggerPhase {
    case .contact: "observed to fire under the finger"
    case .released: "observed to fire on release"
    case .settling: "observed to fire without a finger"
    case nil: "observed not to fire"
    }
  }

  private static func write(_ result: ReplayResult, _ json: inout JSONWriter) {
    write(result, why: TriggerReason.words(result), &json)
  }

  private static func write(_ result: ReplayResult, why: String, _ json: inout JSONWriter) {
    json.member("why", why)
    json.member("phase", result.triggerPhase.map { $0.word })
    let times = [
      ("trigger", result.trigger), ("callback", result.callback), ("release", result.release),
      ("due", result.due),
    ]
    for (name, time) in times { json.member(name, microseconds(time)) }
    json.member("margin", result.margin.flatMap(points))
    json.list("crossings", result.crossings) { json, time in json.value(microseconds(time)) }
    json.list("rules", FindingWords.lines(result.findings))
  }

  private static func write(_ frames: [ReplayFrame], _ json: inout JSONWriter) {
    let pull = CurveText.text(ofFrames: frames.map { $0.pull })
    let content = CurveText.text(ofFrames: frames.map { -$0.offset })
    json.member("pull", pull)
    // An engine that watches the offset sees the content itself.
    if content != pull { json.member("content", content) }
    json.member("inset", CurveText.text(ofFrames: frames.map { $0.topInset }))
  }

  /// Seconds as whole microseconds for JSON; nil for nil.
  static func microseconds(_ seconds: Double?) -> Double? {
    seconds.flatMap { $0.isFinite ? ($0 * 1e6).rounded() : nil }
  }

  /// A length in points with two decimals; nil if it is not finite.
  private static func points(_ value: Double) -> Double? {
    value.isFinite ? (value * 100).rounded() / 100 + 0 : nil
  }
}
