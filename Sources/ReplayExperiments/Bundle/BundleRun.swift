import ExternalEngines
import GestureTraces
import ScrollPhysics
import TextFormats
import TraceReplay

/// The replay of a bundle: expected and actual verdicts.
package struct BundleRun {
  /// One engine's expected and actual verdict on the trace of a bundle.
  package struct Line {
    package let expected: BundleVerdict
    package let actual: BundleVerdict
    /// The differences between expected and actual verdict, one phrase each.
    package let differences: [String]
  }

  private let path: String
  private let tool: String
  private let label: String
  /// The results for the engines, in the order of the bundle.
  package let lines: [Line]

  /// Replays a bundle and compares the verdicts.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - path: The bundle's path as given.
  ///   - options: The replay options that the bundle's words describe.
  ///   - work: A limit on the work, shared with all other bundles of the same text, because a bundle may be malicious.
  /// - Throws: An error if an engine or model does not exist (impossible for a bundle that was read), or if the work exceeds the limit.
  package init(
    _ bundle: Bundle, path: String, options: ReplayOptions, work: ReplayWork = ReplayWork(ReplayWork.pasted)
  ) throws {
    self.path = path
    tool = bundle.tool
    label = bundle.trace.header.intent?.rawValue ?? "no intent"
    lines = try bundle.verdicts.map { expected in
      let (engine, list) = bundle.players(of: expected)
      guard let engine, let list else {
        throw ExperimentError(
          "\(path): it expects a result of '\(expected.engine) on \(expected.model)', which is not known")
      }
      let replay = Replay(of: bundle.trace, on: list, options: options, work: work)
      let result: ReplayResult
      do throws(EngineFault) {
        result = try engine.run(on: replay).result
      } catch {
        throw ExperimentError("\(path): \(error)")
      }
      let actual = BundleVerdict(result, isNative: expected.isNative)
      return Line(expected: expected, actual: actual, differences: expected.differences(from: actual))
    }
  }

  /// True if every engine's actual verdict is the expected one.
  package var isSame: Bool { lines.allSatisfy(\.differences.isEmpty) }

  /// The comparison of expected and actual verdicts as text.
  package func text(width: Int) -> String {
    var text = wrapped("\(path): \(label), made by \(tool)", width)
    for line in lines {
      let who = "\(line.expected.engine) on \(line.expected.model)"
      if line.differences.isEmpty {
        text += wrapped("same: \(who) \(line.actual.words)", width)
      } else {
        text += wrapped("differs: \(who) \(line.actual.words)", width)
        for difference in line.differences { text += "  " + wrapped(difference, width - 2) }
      }
    }
    return text
  }

  private func wrapped(_ text: String, _ width: Int) -> String {
    let lines = TextColumns.lines(text, width: max(20, width - 2))
    return lines.enumerated().map { ($0 == 0 ? "" : "  ") + $1 + "\n" }.joined()
  }

  /// The JSON format of `bundle --json`.
  package static let format = RecordFormat<BundleRun>(
    "overscroll-bundle/1", "The replay of a bundle, compared with its expectations", from: "bundle --json",
    [
      .value("bundle", "Path of the bundle as given, or of the file that was written.") { $0.path },
      .value("tool", "The program that made the bundle, with its version.") { $0.tool },
      .value("same", "Whether every engine does as the bundle expects. If false, the exit status is 1.") {
        $0.isSame
      },
      .list("verdicts", "One object per engine, in the order of the bundle.", of: lineFields) {
        $0.lines
      },
    ])

  private static let lineFields: Fields<Line> = [
    .value(
      "same",
      "Whether this engine's result is as expected: times within a microsecond, sizes within 0.001 of their unit."
    ) { $0.differences.isEmpty },
    .object("expected", "The expected result, from the bundle.", BundleVerdict.fields) { $0.expected },
    .object("actual", "The result of this program.", BundleVerdict.fields) { $0.actual },
    .value("differences", "The differences, one phrase each; may be empty.") { $0.differences },
  ]

  /// The comparison of expected and actual verdicts as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }
}

extension BundleVerdict {
  /// The fields of a verdict, both in a bundle and in the result of its replay.
  package static let fields = Fields<BundleVerdict>(
    sharedAs: "verdict", "The result of one engine on the bundle's trace.",
    [
      .value("expect", "The pull-to-refresh engine, as `engines` lists it, or the name of a policy file.") {
        $0.engine
      },
      .value("model", ScrollModel.nameMeaning) { $0.model },
      .optional(
        "ground",
        "Present if the engine ran on the scroll view it ships on, which recognises drags by its own rule; otherwise every movement drags."
      ) { $0.isNative ? Ground.nativeName : nil }
      .with("type", nil).with("const", .string(Ground.nativeName)),
      .value("triggers", "The number of triggers, 0 or more.") { $0.triggers },
      .value("trigger_ms", "Its first trigger, from the trace's zero; null if it does not fire.") {
        $0.trigger
      },
      .value(
        "trigger_phase",
        "The cause of that trigger: contact (a finger is down), released (the release) or settling (an offset change without a finger); null if it does not fire."
      ) { $0.phase },
      .value("callback_ms", "The first callback, from the trace's zero; null without one.") {
        $0.callback
      },
      .list("findings", "The rules that it breaks, in order of time; at most 1000.", of: findingFields) {
        $0.findings
      },
    ])

  private static let findingFields = Fields<Finding>(
    sharedAs: "finding", nil,
    [
      .value(
        "what",
        "The rule that was broken: offset-jump, velocity-jump, inset-lost, second-trigger, trigger-without-finger, trigger-by-cancel, armed-by-inertia, trigger-while-refreshing, indicator-gone or trigger-not-due."
      ) { $0.kind.rawValue },
      .value("time_ms", "The time, from the trace's zero.") { $0.time },
      .value(
        "size",
        "The size, in the rule's unit: pt, pt/s, ms or a count; null if the rule does not have one."
      ) { $0.size },
    ])
}
