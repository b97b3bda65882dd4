import PullToRefresh
import GestureTraces
import TextFormats
import TraceReplay

/// One engine's results on a bundle's trace: those seen when the bundle was made, or those seen now.
package struct BundleVerdict: Equatable, Sendable {
  /// One rule that was broken.
  package struct Finding: Equatable, Sendable {
    /// The rule.
    package let kind: FindingKind
    /// The time, in milliseconds.
    package let time: Double
    /// The size, in the rule's unit.
    package let size: Double?
  }

  /// The engine's name.
  package let engine: String
  /// The model's name.
  package let model: String
  /// True on the list that the engine ships on, which takes a touch by a rule of its own.
  package let isNative: Bool
  /// The number of times it fired.
  package let triggers: Int
  /// The time of its first trigger, in milliseconds; nil if it did not fire.
  package let trigger: Double?
  /// The cause of its first trigger: `contact`, `released`, `settling`.
  package let phase: String?
  /// The time at which the app was first told, in milliseconds.
  package let callback: Double?
  /// The rules that were broken, in order.
  package let findings: [Finding]

  /// The greatest difference of times that count as the same, in milliseconds, and of sizes, in their units:
  /// a microsecond, as crossings are solved.
  package static let tolerance = 0.001
  /// The most findings a bundle may hold for one engine.
  package static let mostFindings = 1000

  /// The verdict of a replay.
  ///
  /// - Parameters:
  ///   - result: What it came to.
  ///   - isNative: Whether it was on the list that the engine ships on.
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

  /// `fires at 433.3 ms, contact; offset-jump at 433.3 ms`.
  package var words: String {
    let words = Verdict.words(triggers, at: trigger, phase)
    let broken = findings.map { "\($0.kind.rawValue) at \(Figures.fixed($0.time, decimals: 1)) ms" }
    return ([words] + broken).joined(separator: "; ")
  }

  /// The differences of `actual` from what is expected, a phrase each; none where they are the same.
  ///
  /// - Parameter actual: What the same engine does now.
  /// - Returns: `trigger: expected 433.333 ms, is 450 ms`.
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
