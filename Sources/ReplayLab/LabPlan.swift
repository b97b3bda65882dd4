import GestureTraces
import PromptedCapture
import ScrollPhysics
import TakeChecks
import TextFormats
import TraceReplay

/// The prompts of a session in the page: the same prompts as in `record --protocol`, in the same order, with the same checks.
package struct LabPlan {
  private let prompts: [Prompt]
  /// The name of the protocol, such as `quick`.
  private let name: String
  private let seed: UInt64

  /// The kind of device that recordings in a page are made for.
  private static let surface = TraceDevice.Kind.touchscreen

  /// Creates the prompts of a built-in protocol for a person; nil for an unknown name.
  ///
  /// - Parameters:
  ///   - name: One of `CaptureProtocol.builtInNames`.
  ///   - subject: The pseudonym; nil for no subject.
  package init?(_ name: String, subject: String?) {
    guard CaptureProtocol.builtInNames.contains(name), let known = CaptureProtocol(named: name) else {
      return nil
    }
    self.name = name
    seed = CaptureProtocol.seed(for: subject)
    prompts = known.plan(on: Self.surface, seed: seed)
  }

  /// The prompts as a JSON object, for the page.
  ///
  /// The members are `protocol`, `seed`, `seconds` that a person needs for all prompts, and `prompts[]` with `name`, `words`, `intent`,
  /// `idle_s` (time without contact that ends a take), `least_s` (shortest take) and `start_offset` (content offset at the start).
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("protocol", name)
      json.member("seed", Int64(seed))
      json.member("seconds", prompts.expectedSeconds)
      json.list("prompts", prompts) { json, prompt in
        json.object { json in
          json.member("name", prompt.name)
          json.member("words", prompt.words(on: Self.surface))
          json.member("intent", prompt.intent.rawValue)
          json.member("idle_s", prompt.idle)
          json.member("least_s", prompt.leastLength)
          json.member("start_offset", prompt.effectiveScenario?.startOffset ?? 0)
        }
      }
    }
    return json.text
  }

  /// Checks whether a take matches a prompt. The result is a JSON object with `complaints[]` and the `grade`; nil if there is no such
  /// prompt.
  package func check(_ take: Trace, prompt index: Int) -> String? {
    guard prompts.indices.contains(index) else { return nil }
    let complaints = TakeCheck.complaints(
      about: take, for: prompts[index], model: .uikit, ReplayOptions())
    var json = JSONWriter()
    json.object { json in
      json.list("complaints", complaints)
      json.member("grade", take.end?.grade)
    }
    return json.text
  }
}
