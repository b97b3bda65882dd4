import GestureTraces
import PromptedCapture
import ScrollPhysics
import TakeChecks
import TextFormats
import TraceReplay

/// The prompts of a session in the page: those of `record --protocol`, in the same order, with the same checks.
package struct LabPlan {
  private let prompts: [Prompt]
  /// The name of the protocol.
  private let name: String
  private let seed: UInt64

  /// The kind of surface that a page has.
  private static let surface = TraceDevice.Kind.touchscreen

  /// The plan of a built-in protocol for a person; nil for a name that is none.
  ///
  /// - Parameters:
  ///   - name: One of `CaptureProtocol.builtInNames`.
  ///   - subject: The pseudonym; nil for nobody in particular.
  package init?(_ name: String, subject: String?) {
    guard CaptureProtocol.builtInNames.contains(name), let known = CaptureProtocol(named: name) else {
      return nil
    }
    self.name = name
    seed = CaptureProtocol.seed(for: subject)
    prompts = known.plan(on: Self.surface, seed: seed)
  }

  /// An object: `protocol`, `seed`, `seconds` that a person needs for all, `prompts[]` with `name`, `words`, `intent`, `idle_s` (the time
  /// without contact that ends a take), `least_s` (the time it lasts at least) and `start_offset` (how far down the list begins).
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

  /// The complaints about a take of a prompt: an object with `complaints[]` and the `grade`; nil for a prompt that there is not.
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
