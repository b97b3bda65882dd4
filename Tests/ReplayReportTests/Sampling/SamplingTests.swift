import GestureTraces
import ReplayExperiments
import ReplayStatistics
import Testing
import TextFormats

@testable import ReplayReport

@Suite("Sampling")
struct SamplingTests {
  private func unit(_ subject: String?, _ device: String) -> SampledUnit {
    var label = TraceLabel()
    (label.subject, label.device) = (subject, device)
    return SampledUnit(label)
  }

  private func sampling(_ units: [SampledUnit], origin: String = "recorded") -> Sampling {
    var sampling = Sampling(origin: origin)
    for unit in units { sampling.note(unit) }
    return sampling
  }

  @Test("two people are the unit, on however many devices")
  func people() {
    let units = [unit("ann", "Pad"), unit("bob", "Pad"), unit("ann", "Phone")]
    let sampling = sampling(units)
    #expect(sampling.unit == .people && sampling.words == "2 people")
    #expect(sampling.name(of: units[0]) == sampling.name(of: units[2]))
    #expect(sampling.notes == ["Too few people for an interval: 2; 3 are needed."])
  }

  @Test("if half the traces name nobody each of their devices is one more, and the notes say so")
  func half() {
    let sampling = sampling([unit("ann", "Pad"), unit(nil, "Pad"), unit("bob", "Pad"), unit(nil, "Phone")])
    #expect(sampling.unit == .people && sampling.count == 4)
    #expect(sampling.notes == ["2 devices of traces without a subject count as people."])
    #expect(sampling.name(of: unit(nil, "Pad")) != sampling.name(of: unit("Pad", "Pad")))
  }

  @Test("one person or nobody leaves devices, and one device the gestures")
  func devices() {
    #expect(sampling([unit("ann", "Pad"), unit("ann", "Phone")]).words == "2 devices")
    let one = sampling([unit("ann", "Pad"), unit("ann", "Pad")])
    #expect(one.unit == .gestures && one.count == nil && one.words == nil)
    #expect(
      one.notes == [
        "Intervals treat gestures as independent: the traces name fewer than two people or devices."
      ]
    )
  }

  @Test("a bootstrap draws what shares draw; where that is gestures, the people or devices that are named")
  func clusters() {
    let units = [unit("ann", "Pad"), unit("ann", "Phone"), unit(nil, "Pad"), unit("Pad", "Pad")]
    let people = sampling(units)
    #expect(units.map { people.cluster(of: $0) } == ["sann", "sann", "dPad", "sPad"])
    let devices = sampling(Array(units[0..<3]))
    #expect(devices.unit == .devices)
    #expect(units[0..<3].map { devices.cluster(of: $0) } == ["dPad", "dPhone", "dPad"])
    for sampling in [people, devices] {
      for unit in units { #expect(sampling.cluster(of: unit) == sampling.name(of: unit)) }
    }
    let generated = sampling(units, origin: "synthetic")
    #expect(units.map { generated.cluster(of: $0) } == ["sann", "sann", "dPad", "sPad"])
    #expect(Set(units.map { generated.name(of: $0) }) == [""])
  }

  @Test("generated gestures are drawn one by one, whatever people and devices they name")
  func generated() {
    for origin in ["synthetic", "synthetic-remade"] {
      let sampling = sampling([unit("ann", "Pad"), unit("bob", "Pad"), unit(nil, "Phone")], origin: origin)
      #expect(sampling.unit == .gestures && sampling.notes.isEmpty)
    }
  }
}

@Suite("A report of several people")
struct PeopleReportTests {
  /// Pulls of people: how many of how many each engine fired in.
  private func report(_ people: [(name: String?, fired: [Int], of: Int)], intent: Intent? = .pull) -> Report {
    var report = Report(rate: 60)
    for (name, fired, count) in people {
      for index in 0..<count {
        for (engine, own) in fired.enumerated() {
          var scored = SampleReport.scored(
            "\(name ?? "nobody")/\(index)", intent, engine: "e\(engine)", triggers: index < own ? 1 : 0)
          scored.label.subject = name
          report.add(scored)
        }
      }
    }
    return report
  }

  // 500 people with one gesture each say as much as 500 independent gestures: statsmodels' Wilson interval of 100 in 500 is 0.1672 to 0.2372.
  @Test("500 people with one gesture each have the interval of 500 independent gestures")
  func single() throws {
    let group = report((0..<500).map { ("p\($0)", [$0 % 5 == 0 ? 1 : 0], 1) }).groups[0]
    #expect(group.sampling.words == "500 people")
    let recall = group.shares.recall
    #expect(recall.value == 0.2 && recall.count == 500)
    let (low, high) = (try #require(recall.low), try #require(recall.high))
    #expect(abs(low - 0.1672) < 0.0005 && abs(high - 0.2372) < 0.0005)
  }

  @Test("people who differ widen what 400 gestures say, and the answer names people and their range")
  func differing() throws {
    let report = report((0..<8).map { ("p\($0)", [$0 * 7], 50) }, intent: nil)
    let group = report.groups[0]
    let fired = group.hits.fired
    #expect(try #require(fired.high) - #require(fired.low) > 0.25)
    let text = report.answer(width: 100)
    #expect(text.contains("400 recorded gestures of 8 people in 400 files"), "\(text)")
    // 0, 7, … 49 of 50: the middle is between 21 and 28.
    #expect(text.contains("Range over 8 people: fired 0 to 98 % (median 49 %) with e0."), "\(text)")
    #expect(report.json.contains(#""sampling":{"unit":"people","n":8,"hits_fired":{"n":8,"lowest":0,"#))
  }

  @Test("one person leaves gestures, as before, and says once what that means")
  func onePerson() {
    let report = report([("ann", [8], 10)])
    let recall = report.groups[0].shares.recall
    #expect(recall == Estimate(WilsonInterval(successes: 8, trials: 10)))
    let text = report.answer(width: 100)
    #expect(text.components(of: "independent").count == 1, "\(text)")
  }

  @Test("two people have no interval, and gates, answer and table say why")
  func two() {
    let report = report([("ann", [8], 10), ("bob", [3], 10)])
    let why = "too few people for an interval: 2; 3 are needed"
    #expect(report.groups[0].shares.recall.why == why)
    #expect(GateFigure.estimate(.recall, .low).value(in: report.groups[0]) == GateValue(nil, orBecause: why))
    #expect(report.answer(width: 100).contains("Too few people for an interval: 2; 3 are needed."))
    #expect(report.table(width: 100).contains("There is no interval of"))
  }

  // All gestures are for e0. By gesture p is 2·2⁻⁶⁰, by person 2·2⁻⁶ of six, which Holm doubles to 0.0625, and half that of seven.
  @Test("the lead of an engine is judged by person", arguments: [(6, false), (7, true)])
  func lead(people: Int, isAhead: Bool) {
    let report = report((0..<people).map { ("p\($0)", [10, 0], 10) })
    #expect(report.lead?.contains("the lead is statistically significant") == isAhead, "\(report.lead ?? "")")
  }
}

extension String {
  /// The places at which a word begins.
  fileprivate func components(of word: String) -> [Int] {
    let (text, word) = (Array(utf8), Array(word.utf8))
    return text.indices.filter { text[$0...].starts(with: word) }
  }
}
