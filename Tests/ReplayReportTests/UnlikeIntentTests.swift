import GestureTraces
import ReplayExperiments
import TakeChecks
import Testing
import TraceReplay

@testable import ReplayReport

@Suite("Gestures that look like another intent")
struct UnlikeIntentTests {
  /// A report of gestures, an intent and a fault each, for two engines.
  private func report(_ gestures: [(Intent?, TakeFault?)]) -> Report {
    var report = Report(options: ReplayOptions())
    for (index, gesture) in gestures.enumerated() {
      for engine in ["one", "two"] {
        var label = TraceLabel()
        (label.trace, label.gesture, label.gestures) = ("a.trace", index + 1, gestures.count)
        (label.intent, label.fault, label.origin, label.grade) = (gesture.0, gesture.1, "imported", "A")
        var result = ReplayResult()
        (result.engine, result.model, result.gesture) = (engine, "uikit", index + 1)
        report.add(ScoredGesture(label, result))
      }
    }
    return report
  }

  private static func pulls(_ faults: [TakeFault?]) -> [(Intent?, TakeFault?)] {
    faults.map { (Intent.pull, $0) }
  }

  @Test("the answer says how many pulls look like none, why, and what to run")
  func sentence() {
    let half = Self.pulls(Array(repeating: .up, count: 5) + Array(repeating: nil, count: 5))
    let sentence = "5 of 10 pulls do not look like pulls (they move up): overscroll label --suggest"
    let found = report(half)
    #expect(found.groups.map(\.notes) == [[sentence], [sentence]])
    let words = found.answer(width: 100).split(whereSeparator: \.isNewline).joined(separator: " ")
    #expect(words.contains(sentence), "\(words)")
    #expect(
      report(Self.pulls([.up, .up, .up, .short, .short, .aslant, nil])).groups[0].notes == [
        "6 of 7 pulls do not look like pulls (3 move up, 2 are too short, 1 for other reasons): overscroll label --suggest"
      ])
    #expect(
      report(Self.pulls([.up])).groups[0].notes == [
        "1 of 1 pull does not look like a pull (it moves up): overscroll label --suggest"
      ])
    #expect(
      report([(.dither, .long), (.pull, nil)]).groups[0].notes == [
        "1 of 1 dither gesture does not look like that (it moves too far): overscroll label --suggest"
      ])
  }

  @Test("fewer than a tenth are people's hands; gestures without an intent and free use are not judged")
  func few() {
    let one = report(Self.pulls([.short] + Array(repeating: nil, count: 10)))
    #expect(one.groups[0].notes.isEmpty)
    #expect(
      one.json.contains(#""unlike_intent":{"pull":{"gestures":11,"unlike":1,"faults":{"short":1}}}"#))
    #expect(report([(nil, .up), (.free, .up)]).groups[0].unlike.isEmpty)
  }

  @Test("every kind of fault has words for one gesture and for several")
  func words() {
    for fault in TakeFault.allCases {
      #expect(fault.words != fault.wordsOfOne && !fault.words.isEmpty)
    }
    #expect(TakeFault.brokenOff.wordsOfOne == "is interrupted")
    #expect(TakeFault.wentBack.wordsOfOne == "moves back before the release")
    #expect(TakeFault.fingers.wordsOfOne == "has a different number of fingers")
  }
}
