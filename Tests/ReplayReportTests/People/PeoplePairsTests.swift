import GestureTraces
import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

@testable import ReplayReport

/// Seven engines compared in pairs on the gestures of the sample people; engine `i` fires as `eager` or, in every `i` + 2nd gesture, as `calm`.
@Suite("Pairs of engines by people and devices")
struct PeoplePairsTests {
  private static func comparison(
    _ origins: [String], engines: Int = 7, grounds: [String] = ["uikit"], where holds: (TraceLabel) -> Bool
  ) -> Comparison {
    let names = (0..<engines).map { "engine-\($0)" }
    var comparison = Comparison(engines: names, rate: 60, comparesAll: true)
    var gestures: [ComparedTrace.Gesture] = []
    for ground in grounds {
      for (index, gesture) in SamplePeople.all.enumerated()
      where origins.contains(gesture.label.origin) && holds(gesture.label) {
        let results = names.indices.map { number in
          var one = gesture.results[index % (number + 2) == 0 ? 1 : 0]
          one.result.engine = names[number]
          return one
        }
        gestures.append(ComparedTrace.Gesture(gesture.label, on: ground, results))
      }
    }
    comparison.add(gestures, by: .inOrder)
    return comparison
  }

  @Test("21 pairs: the fourteen that differ most, with what is significant by people and devices")
  func most() {
    let texts = [["recorded"], ["imported"], ["synthetic"], ["recorded", "synthetic"]].map { origins in
      Self.comparison(origins) { _ in true }.answer(width: 100)
    }
    #expect(Golden.difference(of: texts.joined(separator: "\n---\n"), from: "people-pairs.txt") == nil)
  }

  @Test("few pairs stand in their own order, on one model and on two")
  func few() {
    let texts = [["uikit"], ["uikit", "native"]].map { grounds in
      Self.comparison(["recorded"], engines: 3, grounds: grounds) { _ in true }.answer(width: 100)
    }
    #expect(Golden.difference(of: texts.joined(separator: "\n---\n"), from: "people-pairs-few.txt") == nil)
  }

  @Test(
    "of gestures without an intent how many fire, of free use how often an hour",
    arguments: ["recorded", "imported"])
  func others(origin: String) {
    let texts = [{ $0.intent == nil }, { (label: TraceLabel) in label.intent == .free }].map { holds in
      let comparison = Self.comparison([origin], engines: 4, where: holds)
      return comparison.answer(width: 100) + "\n"
        + comparison.table(width: 100, showing: 1, replay: SampleComparison.replay)
    }
    #expect(
      Golden.difference(of: texts.joined(separator: "\n---\n"), from: "people-pairs-\(origin).txt") == nil)
  }

  @Test(
    "files with the same contents are told, and gestures during a refresh that fire otherwise are a difference"
  )
  func copies() {
    var comparison = Comparison(engines: ["early", "late"], rate: 60, comparesAll: false)
    for name in ["a.trace", "b.trace"] {
      var label = SampleComparison.label(name, .pull)
      label.contentHash = 7
      comparison.add(label, SampleComparison.drag(peak: 50, atLift: 50))
    }
    #expect(
      comparison.copies
        == "a.trace and b.trace hold the same; a copy counts a second time, and makes intervals too narrow: leave one out"
    )
    #expect(comparison.isSame == true && comparison.pairs[0].busy == 0)
    var busy = SampleComparison.drag(peak: 95, atLift: 95)
    busy[0].result.isBusy = true
    comparison.add(SampleComparison.label("c.trace", .pull), busy)
    #expect(comparison.pairs[0].busy == 1 && comparison.pairs[0].total == 2)
    #expect(comparison.isSame == false && !comparison.pairs[0].firesAlike)
  }
}
