import PullToRefresh
import GestureTraces
import TextFormats
import TraceReplay

/// One engine's results on the trace of a bundle: as they were when the bundle was made, or as they are now.
package struct BundleVerdict: Equatable, Sendable {
  /// One broken rule of good behaviour, such as `offset-jump`.
  package struct Finding: Equatable, Sendable {
    /// The rule that was broken.
    package let kind: FindingKind
    /// The time at which the rule was broken, in milliseconds.
    package let time: Double
    /// The size of the violation in the rule's unit; nil if the rule has none.
    package let size: Double?
  }

  /// The name of the engine in results.
  package let engine: String
  /// The name of the scroll model that the engine ran on.
  package let model: String
  /// True if the engine runs on its native scroll view, with that scroll view's own drag rule.
  package let isNative: Bool
  /// The number of times the engine fired.
  package let triggers: Int
  /// The time of the first trigger, in milliseconds; nil if the engine did not fire.
  package let trigger: Double?
  /// The phase of the first trigger: `contact`, `released`, `settling`; nil if the engine did not fire.
  package let phase: String?
  /// The time of the first callback to the app, in milliseconds; nil if there was none.
  package let callback: Double?
  /// The rules that the engine broke, in order, each with its time and size.
  package let findings: [Finding]

  /// The largest difference that counts as equal, in milliseconds for times and in their own units for sizes.
  ///
  /// A thousandth, because crossings are solved to a microsecond.
  package static let tolerance = 0.001
  /// The largest number of broken rules per engine in a bundle.
  package static let mostFindings = 1000

  /// The verdict that a replay's result contains.
  ///
  /// - Parameters:
  ///   - result: The replay's result.
  ///   - isNative: Whether the engine ran on its native scroll view.
  package init(_ result: ReplayResult, isNative: Bool) {
    self.isNative = isNative
    (engine, model, triggers) = (result.engine, result.model, result.triggers)
    trigger = result.trigger.map { $0 * 1000 }
    phase = result.triggerPhase.map { $0.word }
    callback = result.callback.map { $0 * 1000 }
    findings = result.findings.prefix(Self.mostFindings).map {
      Finding(kind: $0.kind, time: $0.time * 1000, size: $0.size)
    }
  }

  /// The verdict in words: `fires at 433.3 ms, contact; offset-jump at 433.3 ms`.
  package var words: String {
    let words = Verdict.words(triggers, at: trigger, phase)
    let broken = findings.map { "\($0.kind.rawValue) at \(Figures.fixed($0.time, decimals: 1)) ms" }
    return ([words] + broken).joined(separator: "; ")
  }

  /// Compares this expected verdict with an actual one.
  ///
  /// - Parameter actual: The same engine's current verdict.
  /// - Returns: Phrases such as `trigger: expected 433.333 ms, is 450 ms`; empty if the verdicts are the same.
  package func differences(from actual: BundleVerdict) -> [String] {
    var lines: [String] = []
    func compare(_ name: String, _ expected: String, _ now: String, _ isSame: Bool) {
      if !isSame { lines.append("\(name): expected \(expected), is \(now)") }
    }
    compare("triggers", "\(triggers)", "\(actual.triggers)", triggers == actual.triggers)
    compare("trigger", Self.time(trigger), Self.time(actual.trigger), Self.isNear(trigger, actual.trigger))
    compare("phase", phase ?? "none", actual.phase ?? "none", phase == actual.phase)
    compare(
      "callback", Self.time(callback), Self.time(actual.callback), Self.isNear(callback, actual.callback))
    for index in 0..<max(findings.count, actual.findings.count) {
      let expected = index < findings.count ? findings[index] : nil
      let now = index < actual.findings.count ? actual.findings[index] : nil
      compare("rule \(index + 1)", Self.text(expected), Self.text(now), Self.isNear(expected, now))
    }
    return lines
  }

  private static func isNear(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) <= tolerance
  }

  private static func isNear(_ left: Finding?, _ right: Finding?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.kind == right.kind && isNear(left.time, right.time) && isNear(left.size, right.size)
  }

  private static func time(_ time: Double?) -> String {
    time.map { "\(Figures.fixed($0, decimals: 3)) ms" } ?? "none"
  }

  private static func text(_ finding: Finding?) -> String {
    guard let finding else { return "none" }
    let size = finding.size.map { " of \(Figures.fixed($0, decimals: 3)) \(finding.kind.unit)" } ?? ""
    return "\(finding.kind.rawValue)\(size) at \(time(finding.time))"
  }
}
