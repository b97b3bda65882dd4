import FileAccess
import GestureTraces
import TakeChecks
import TestOutcomes
import TestSamples
import Testing
import TextFormats

@testable import PromptedCapture

/// The steps of a session's machine, and the manifests that a session reads.
@Suite("Sessions, step by step")
struct SessionStepsTests: SessionStage {
  private static let keys: [PromptMachine.Key] = [.accept, .redo, .skip, .quit]

  private static func text(_ machine: PromptMachine) -> String {
    let decisions = zip(machine.decisions, machine.tries).map { "\($0?.rawValue ?? "open") \($1)" }
    return
      "\(machine.state) \(machine.current.map { "\($0)" } ?? "-")\(machine.canAccept ? " may accept" : ""), \(machine.decided) decided: \(decisions.joined(separator: ", "))"
  }

  @Test("every three steps of a machine, with and without a terminal: its state and effects")
  func machine() {
    var outcomes = Outcomes()
    let steps = ["begin", "good", "bad", "accept", "redo", "skip", "quit"]
    for isAutomatic in [false, true] {
      outcomes.begin(isAutomatic ? "automatic" : "with a terminal")
      for number in 0..<(7 * 7 * 7 * 7) {
        let indices = [number / 343, number / 49 % 7, number / 7 % 7, number % 7]
        var machine = PromptMachine(
          decisions: [nil, .skipped, nil], tries: [2, 1, 0], isAutomatic: isAutomatic)
        var effects: [String] = []
        // Two failures before, so that the third try is the last.
        for _ in 0..<2 {
          machine.beginContact()
          effects += machine.endTake(isGood: false).map { "\($0)" }
        }
        effects = []
        for index in indices {
          switch index {
          case 0: machine.beginContact()
          case 1: effects += machine.endTake(isGood: true).map { "\($0)" }
          case 2: effects += machine.endTake(isGood: false).map { "\($0)" }
          default: effects += machine.press(Self.keys[index - 3]).map { "\($0)" }
          }
        }
        let outcome = "\(effects.joined(separator: ", "))\n\(Self.text(machine))"
        // Sequences that do the same are not listed: their number is.
        outcomes.add(indices.map { String(steps[$0].prefix(2)) }.joined(), outcome)
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "machine.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("each value of a manifest absent or of another kind: it is read, or refused with the place")
  func manifests() throws {
    let scratch = SessionScratch()
    var hand = SessionHand()
    do {
      let session = try session(try options(scratch))
      try hand.stroke(session, 2)
      try hand.stroke(session, 30)
      try session.press(.skip)
    }
    let path = scratch.out + "/manifest.json"
    let whole = String(decoding: try FileIO.contents(of: path), as: UTF8.self)
    var outcomes = Outcomes()
    let variations = TextVariations(whole)
    let values = [":null", ":7", ":\"x\"", ":[]", ":{}", ":true", ":-1"]
    var changes: [TextVariations.Variation] = variations.lineChanges + variations.nameChanges
    changes += variations.numberChanges(["0", "2", "9", "x", "1.5", "1000001"])
    var seen: [Substring] = []
    // Every value behind a key of the manifest, in turn another.
    for key in whole.split(separator: "\"").filter({ $0.allSatisfy { $0.isLetter } })
    where !seen.contains(key) {
      seen.append(key)
      guard let place = whole.firstRange(of: "\"\(key)\":") else { continue }
      let end = whole[place.upperBound...].firstIndex { ",}".contains($0) } ?? whole.endIndex
      for value in values {
        changes.append(
          ("\(key)\(value)", whole[..<whole.index(before: place.upperBound)] + value + whole[end...]))
      }
    }
    for (name, text) in changes {
      try FileIO.write(Array(text.utf8), to: path, overwrite: true)
      let outcome = Outcomes.result {
        let manifest = try SessionManifest(path: path)
        return
          "read, \(Outcomes.digest(manifest.bytes))\(manifest.bytes == Array(whole.utf8) ? ", the same" : "")"
      }
      outcomes.add(name, outcome.replacing(scratch.out, with: "out"))
    }
    let difference = Golden.difference(of: outcomes.text, from: "manifests.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
