import ExternalEngines
import GestureTraces
import TextFormats
import TraceReplay

/// A bundle replayed: what was expected, and what happens now.
package struct BundleRun {
  /// One engine of the bundle.
  package struct Line {
    package let expected: BundleVerdict
    package let actual: BundleVerdict
    /// Their differences, a phrase each.
    package let differences: [String]
  }

  private let path: String
  private let tool: String
  private let label: String
  /// The engines, in the order of the bundle.
  package let lines: [Line]

  /// Replays a bundle.
  ///
  /// - Parameters:
  ///   - bundle: As read.
  ///   - path: Its path as given.
  ///   - options: How its trace is replayed, as its words say.
  ///   - work: The work that its verdicts share, with those of all other bundles of the same text: whoever made them may mean no good.
  /// - Throws: An engine or a model that does not exist, which a bundle that was read does not name; work that is spent.
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
          "\(path): it expects something of '\(expected.engine) on \(expected.model)', which is nothing")
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

  /// True if everything happens as expected.
  package var isSame: Bool { lines.allSatisfy(\.differences.isEmpty) }

  /// The comparison as text for people.
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

  /// `overscroll-bundle/1`, without a line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-bundle/1")
      json.member("bundle", path)
      json.member("tool", tool)
      json.member("same", isSame)
      json.objects("verdicts", lines) { json, line in
        json.member("same", line.differences.isEmpty)
        json.key("expected")
        line.expected.write(&json)
        json.key("actual")
        line.actual.write(&json)
        json.list("differences", line.differences)
      }
    }
    return json.text
  }
}
