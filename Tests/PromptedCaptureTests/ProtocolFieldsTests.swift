import GestureTraces
import TakeChecks
import TestOutcomes
import TestSamples
import Testing
import TextFormats

@testable import PromptedCapture

/// Each value of a protocol in turn absent, of another kind, at a limit and beyond it: the prompts, or the whole text of the error.
@Suite("Values of protocols, one after the other")
struct ProtocolFieldsTests {
  private static let text =
    #"{"schema":"overscroll-protocol/1","name":"n","shuffle":true,"prompts":[{"intent":["pull","scroll"],"direction":"down","speed":["slow","fast"],"repeat":2,"instruction":"Do it.","scenario":{"start_offset":1,"viewport":2,"content":3,"inset_top":4},"limits":{"travel_pt":[1,2],"duration_ms":[3,4],"speed_pt_s":[5,6],"idle_ms":300}},{"intent":"free","seconds":30},{"intent":"horizontal","direction":["left","right"]}]}"#
  private static let values = [
    nil, "null", "true", "\"\"", "\"x\"", "\"pull\"", "\"free\"", "\"apart\"", "\"normal\"", "[]",
    "[\"tap\",\"fling\"]", "[\"pull\",1]", "{}", "-1",
    "0", "1", "1.5", "149", "150", "1000", "1001", "3600", "3601", "60000", "60001", "1000000", "1000001",
    "[1]", "[1,2,3]",
    "[2,1]", "[2,2]", "[0,600000]", "[0,600001]", "[0,1000000]", "[0,1000001]", "[-1,5]", "[\"a\",1]",
    "\"a text that is much longer than forty characters\"",
  ]

  /// The prompts that a protocol gives, in short.
  private static func outcome(_ json: JSONValue) -> String {
    Outcomes.result {
      let session = try CaptureProtocol(json, path: "p.json")
      let prompts = session.prompts.map { prompt in
        let limits = [prompt.limits.travel, prompt.limits.duration, prompt.limits.speed].map { range in
          range.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "-"
        }
        let scenario = prompt.scenario.map { scenario in
          [scenario.startOffset, scenario.viewport, scenario.content, scenario.topInset].map {
            $0.map { "\($0)" } ?? "-"
          }.joined(separator: "/")
        }
        return
          "\(prompt.name) '\(prompt.instruction ?? "")' \(scenario ?? "-") \(limits.joined(separator: " ")) \(prompt.limits.idle ?? -1) \(prompt.seconds ?? -1)"
      }
      var counted: [(String, Int)] = []
      for prompt in prompts {
        if counted.last?.0 == prompt {
          counted[counted.count - 1].1 += 1
        } else {
          counted.append((prompt, 1))
        }
      }
      return
        (["\(session.name)\(session.isShuffled ? ", shuffled" : "")"] + counted.map { "\($0.1) × \($0.0)" })
        .joined(separator: "\n")
    }
  }

  private static func changes(_ value: JSONValue, _ path: String = "") throws -> [(String, JSONValue)] {
    var found: [(String, JSONValue)] = []
    switch value {
    case .object(let object):
      for member in object.members {
        for text in values {
          var changed = object
          changed[member.key] = try text.map { try JSONReader.value(of: Array($0.utf8)) }
          found.append(("\(path)\(member.key) \(text ?? "absent")", .object(changed)))
        }
        var other = object
        other[member.key + "s"] = .null
        found.append(("\(path)\(member.key)s beside it", .object(other)))
        for (name, inner) in try changes(member.value, "\(path)\(member.key).") {
          var changed = object
          changed[member.key] = inner
          found.append((name, .object(changed)))
        }
      }
    case .array(let array):
      for (index, element) in array.enumerated() where element.object != nil {
        for (name, inner) in try changes(element, "\(path)\(index).") {
          var changed = array
          changed[index] = inner
          found.append((name, .array(changed)))
        }
      }
    default: break
    }
    return found
  }

  @Test("every value of a protocol")
  func values() throws {
    let json = try JSONReader.value(of: Array(Self.text.utf8))
    var outcomes = Outcomes()
    outcomes.add("as it stands", Self.outcome(json))
    for (name, changed) in try Self.changes(json) { outcomes.add(name, Self.outcome(changed)) }
    for (name, value) in [
      ("a list", JSONValue.array([])), ("a text", .string("x")), ("a number", JSONValue(1)),
    ] {
      outcomes.add(name, Self.outcome(value))
    }
    let many = Self.text.replacing("\"repeat\":2", with: "\"repeat\":%")
    for count in [1000, 999] {
      for more in [1, 2, 3, 4] {
        let entries = Array(repeating: #"{"intent":["pull","scroll"],"repeat":\#(count)},"#, count: more)
          .joined()
        let text = many.replacing("%", with: "\(count)").replacing(
          "\"prompts\":[", with: "\"prompts\":[\(entries)")
        let count = try? CaptureProtocol(bytes: Array(text.utf8), path: "p.json").prompts.count
        outcomes.add(
          "\(more) entries of \(count ?? 0)",
          count.map { "\($0)" }
            ?? Outcomes.result {
              "\(try CaptureProtocol(bytes: Array(text.utf8), path: "p.json").prompts.count)"
            })
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "protocol-values.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
