import GestureTraces
import Testing
import TraceReplay

@testable import ReplayReport

@Suite("EngineLead")
struct EngineLeadTests {
  /// A report of engines, each with a letter a gesture: `T` and `N` pulls that fired and did not, `F` and `.` scrolls likewise.
  private func lead(_ engines: [(name: String, verdicts: String)]) -> String? {
    var report = Report(rate: 60)
    for (name, letter, trace) in gestures(engines) {
      let intent: Intent = "TN".contains(letter) ? .pull : .scroll
      report.add(
        SampleReport.scored("\(trace)", intent, engine: name, triggers: "TF".contains(letter) ? 1 : 0))
    }
    return report.lead
  }

  /// Trace by trace the letter of each engine, as a replay brings them.
  private func gestures(_ engines: [(name: String, verdicts: String)]) -> [(String, Character, Int)] {
    engines[0].verdicts.indices.enumerated().flatMap { trace, index in
      engines.map { ($0.name, $0.verdicts[index], trace) }
    }
  }

  // Of twenty pulls a fires in all, b in none: p = 2 · 2⁻²⁰, twice that by Holm.
  @Test("the lead of one that is right where the other is not is significant")
  func ahead() {
    let (all, none) = (String(repeating: "T", count: 20), String(repeating: "N", count: 20))
    #expect(lead([("b", none), ("a", all)]) == "a ranks first; the lead is statistically significant.")
    #expect(
      lead([("b", none), ("a", all), ("c", all)])
        == "a and c (identical decisions) rank first; the lead is statistically significant.")
  }

  @Test("engines that decide every gesture alike share a place, whatever their order")
  func alike() {
    #expect(lead([("a", "TTN.F"), ("b", "TTN.F")]) == "a and b (identical decisions) rank equally.")
    #expect(
      lead([("a", "TTN.F"), ("b", "TNN.F"), ("c", "TTN.F")])
        == "a and c (identical decisions) rank first, but with 5 gestures the difference to every other engine may be chance (sweep --plan estimates how many are needed)."
    )
    // As many mistakes, and not the same: they are two places.
    #expect(lead([("a", "TTN"), ("b", "TNT")])?.hasPrefix("a ranks first, but with 3 gestures") == true)
  }

  // No number of gestures parts them: McNemar's test has no gesture that they decide differently.
  @Test("engines that decide every gesture alike share a place, however late they are")
  func later() {
    var report = Report(rate: 60)
    for index in 0..<6 {
      for (engine, late) in [("slow", 0.4), ("quick", 0.1)] {
        var gesture = SampleReport.scored("\(index)", .pull, engine: engine, triggers: 1)
        gesture.result.delay = DelayParts(
          sample: 0, delivery: 0, frame: 0, policy: late, callback: 0, total: late)
        report.add(gesture)
      }
    }
    #expect(report.firstEngines == ["quick", "slow"])
    #expect(report.lead == "quick and slow (identical decisions) rank equally.")
  }

  // a fires in all of twenty pulls, b in none (p = 2 · 2⁻²⁰), c in all but one (p = 1).
  @Test("only those whose difference may be chance are named")
  func some() {
    let (all, none) = (String(repeating: "T", count: 20), String(repeating: "N", count: 20))
    #expect(
      lead([("a", all), ("b", none), ("c", String(repeating: "T", count: 19) + "N")])
        == "a ranks first, but with 20 gestures the difference to c may be chance.")
  }

  @Test("of many names the first five stand, and how many more")
  func many() {
    let same = (1...8).map { (name: "e\($0)", verdicts: "TN") }
    #expect(lead(same) == "e1, e2, e3, e4, e5 and 3 more (identical decisions) rank equally.")
  }
}
