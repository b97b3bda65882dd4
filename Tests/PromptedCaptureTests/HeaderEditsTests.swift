import GestureTraces
import TestOutcomes
import TestSamples
import Testing
import TextFormats

@testable import PromptedCapture

/// Headers with every kind of value in every spelling: what is read from the changed text is what a change of the read object gives.
@Suite("Headers of any spelling, changed")
struct HeaderEditsTests {
  private var random = SeededRandom(seed: 45)

  private func below(_ count: Int, _ random: inout SeededRandom) -> Int { Int(random.next() % UInt64(count)) }

  private func pick(_ words: [String], _ random: inout SeededRandom) -> String {
    words[below(words.count, &random)]
  }

  private func blanks(_ random: inout SeededRandom) -> String {
    pick(["", "", "", " ", "  ", "\t", " \t "], &random)
  }

  /// A value in JSON with braces, brackets, commas, colons and quotes in its texts.
  private func value(_ random: inout SeededRandom, _ depth: Int = 0) -> String {
    let plain = [
      "1", "-0.5e3", "null", "true", #""""#, #""a""#, #""a,b""#, #""}""#, #""{\"""#, #""\\""#, #""\\\"]""#,
      #""é\u00e9\ud83d\ude00""#,
      #"":""#, #""intent""#, #""\t:[""#,
    ]
    guard depth < 3, below(3, &random) == 0 else { return pick(plain, &random) }
    let count = below(4, &random)
    let isList = below(2, &random) == 0
    var parts: [String] = []
    for index in 0..<count {
      let inner = blanks(&random) + value(&random, depth + 1) + blanks(&random)
      let key = pick(
        ["\"k\(index)\"", #""intent\#(index)""#, #""a\"b\#(index)""#, #""}\#(index)""#], &random)
      parts.append(isList ? inner : blanks(&random) + key + blanks(&random) + ":" + inner)
    }
    let body = parts.joined(separator: ",")
    return isList
      ? "[\(body.isEmpty ? blanks(&random) : body)]" : "{\(body.isEmpty ? blanks(&random) : body)}"
  }

  private func header(_ random: inout SeededRandom) -> String {
    var keys = [
      #""format""#, #""version""#, #""device""#, #""units""#, #""subject""#, #""mine""#, #""}{""#, #""a\"b""#,
      #""settings""#,
    ]
    if below(2, &random) == 0 { keys.append(pick([#""intent""#, #""\u0069ntent""#], &random)) }
    if below(2, &random) == 0 { keys.append(pick([#""labels""#, #""l\u0061bels""#], &random)) }
    for index in keys.indices.reversed() { keys.swapAt(index, below(index + 1, &random)) }
    let count = 1 + below(keys.count, &random)
    let members = keys.prefix(count).map { key in
      blanks(&random) + key + blanks(&random) + ":" + blanks(&random) + value(&random) + blanks(&random)
    }
    return blanks(&random) + "{" + members.joined(separator: ",") + "}" + blanks(&random)
  }

  private func object(_ text: [UInt8]) throws -> JSONObject {
    try #require(try JSONReader.value(of: text).object)
  }

  @Test("2000 headers: only the intent and the labels change, all other bytes stay in their order")
  func changes() throws {
    var random = random
    let known = ["format", "version", "device", "units", "source", "started", "layers", "settings"]
    for number in 0..<2000 {
      let line = header(&random)
      let intent = below(3, &random) == 0 ? nil : Intent.allCases[below(Intent.allCases.count, &random)]
      let labels =
        below(2, &random) == 0
        ? [] : [LabelledSpan(from: 1, to: 5, intent: .pull), LabelledSpan(from: 6, to: 9, intent: .tap)]
      var text = HeaderText(Array(line.utf8))
      text.set(intent, labels)
      let before = try object(Array(line.utf8))
      let after = try object(text.bytes)
      // A key is added only behind one of those that stand before it in a header.
      let hasPlace = before.members.contains { known.contains($0.key) }
      if let intent, before["intent"] != nil || hasPlace {
        #expect(after["intent"] == .string(intent.rawValue), "\(number): \(line)")
      } else {
        #expect(after["intent"] == before["intent"], "\(number): \(line)")
      }
      if labels.isEmpty {
        // A header that is nothing but labels keeps them: it is no trace's.
        #expect(after["labels"] == nil || before.members.count == 1, "\(number): \(line)")
      } else if before["labels"] != nil || hasPlace || after["intent"] != nil {
        #expect(after["labels"]?.array?.count == 2, "\(number): \(line)")
        #expect(after["labels"]?.array?.first?["to"] == JSONValue(5), "\(number): \(line)")
      }
      func others(_ object: JSONObject) -> [JSONObject.Member] {
        object.members.filter { $0.key != "intent" && $0.key != "labels" }
      }
      #expect(others(before) == others(after), "\(number): \(line)")
    }
  }

  @Test("the places of new members, and what is left where one is taken out")
  func golden() {
    var (random, outcomes) = (random, Outcomes())
    for number in 0..<60 {
      let line = header(&random)
      var (set, removed) = (HeaderText(Array(line.utf8)), HeaderText(Array(line.utf8)))
      set.set(.fling, [LabelledSpan(from: 1, to: 5, intent: .pull)])
      removed.set(nil, [])
      outcomes.add(
        "\(number): \(line)",
        String(decoding: set.bytes, as: UTF8.self) + "\n" + String(decoding: removed.bytes, as: UTF8.self))
    }
    let difference = Golden.difference(of: outcomes.text, from: "header-edits.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
