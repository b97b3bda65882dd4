import GestureTraces
import TakeChecks
import TestOutcomes
import TestSamples
import Testing
import TextFormats

@testable import PromptedCapture

/// The words and figures of every prompt, on every device.
@Suite("The words of prompts")
struct PromptWordsTests {
  private static let directions: [PromptDirection?] = [nil] + PromptDirection.allCases
  private static let speeds: [PromptSpeed?] = [nil] + PromptSpeed.allCases

  @Test("every intent, direction, speed and device")
  func words() {
    var outcomes = Outcomes()
    for intent in Intent.allCases {
      outcomes.begin(intent.rawValue)
      for direction in Self.directions {
        for speed in Self.speeds {
          for kind in TraceDevice.Kind.allCases {
            var prompt = Prompt(intent)
            (prompt.direction, prompt.speed) = (direction, speed)
            let name = "\(direction?.rawValue ?? "-") \(speed?.rawValue ?? "-") \(kind)"
            outcomes.add(
              name, "\(prompt.words(on: kind))\n\(prompt.name), \(prompt.idle) s, \(prompt.leastLength) s")
          }
        }
      }
    }
    outcomes.begin("others")
    var prompt = Prompt(.free)
    for seconds in [1.0, 1.9, 2, 3600] {
      prompt.seconds = seconds
      outcomes.add("free for \(seconds)", prompt.words(on: .touchscreen))
    }
    prompt.instruction = "Do what you like."
    outcomes.add("told", prompt.words(on: .touchpad))
    let difference = Golden.difference(of: outcomes.text, from: "words.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("the plan of each built-in protocol on each device, with its length")
  func plans() throws {
    var text = ""
    for name in CaptureProtocol.builtInNames {
      let session = try #require(CaptureProtocol(named: name))
      for kind in TraceDevice.Kind.allCases {
        let plan = session.plan(on: kind, seed: CaptureProtocol.seed(for: "s07"))
        text +=
          "\(name) on \(kind): \(plan.count) prompts, \((plan.expectedSeconds * 1000).rounded() / 1000) s\n"
        text += plan.map(\.name).joined(separator: " ") + "\n"
      }
    }
    let difference = Golden.difference(of: text, from: "plans.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
